const LONGEST = 80

/** Letters that do not come apart into a base letter and an accent. */
const WHOLE: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/** The page address that a name suggests: `Hôtel de Marbœuf` is `hotel-de-marboeuf`. `lieu` when nothing is left. */
export function slugOfName(name: string): string {
  const letters = name
    .toLowerCase()
    .replaceAll(/[œæßøłđ]/g, (letter) => WHOLE[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
  const words = letters.split(/[^a-z0-9]+/).filter(Boolean)
  const slug = words
    .join('-')
    .slice(0, LONGEST)
    .replace(/(?<!-)-+$/, '')
    .replace(/-fullwidth$/, '')
  return slug || 'lieu'
}
