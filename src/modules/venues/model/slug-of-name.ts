import { fold } from '#/lib/fold.ts'

const LONGEST = 80

/** The page address that a name suggests: `Hôtel de Marbœuf` is `hotel-de-marboeuf`. `lieu` when nothing is left. */
export function slugOfName(name: string): string {
  const words = fold(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const slug = words
    .join('-')
    .slice(0, LONGEST)
    .replace(/(?<!-)-+$/, '')
    .replace(/-fullwidth$/, '')
  return slug || 'lieu'
}
