/** How likely a text is in an encoding, in bits: each sign costs its information, and what nobody writes costs much. */

/** Encodings before Unicode of the languages of the site. */
export const LEGACY_ENCODINGS = [
  'windows-1252',
  'macintosh',
  'windows-1251',
  'shift_jis',
  'gbk',
  'euc-kr',
] as const

type Legacy = (typeof LEGACY_ENCODINGS)[number]

/** Characters that are looked at. */
const LOOKED_AT = 20_000

const [ASCII, ACCENT, MARK, CYRILLIC, KANA, RARE] = [5, 6, 8, 6, 8, 22]
/** A capital in the middle of a word, two accents in a row, letters of two scripts in one word. */
const ODD = 8

const ACCENTS = /[àáâãäåæçèéêëìíîïñòóôõöøœùúûüýÿß]/iu
const MARKS = /[’‘“”«»–—…€°·ºª§\u00a0№、。・「」『』（）：；，！？ー～々　／－]/u

/** Two-byte codes that are in daily use, as ranges of first and second bytes. */
const DAILY: Readonly<Partial<Record<Legacy, readonly [first: [number, number], second: [number, number]]>>> =
  {
    shift_jis: [
      [0x88, 0x97],
      [0x40, 0xfc],
    ],
    gbk: [
      [0xb0, 0xd7],
      [0xa1, 0xfe],
    ],
    'euc-kr': [
      [0xb0, 0xc8],
      [0xa1, 0xfe],
    ],
  }

/** Whether the bytes are valid in an encoding. */
export function isPossible(bytes: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** What a text costs that an encoding has given. */
export function costOf(text: string, encoding: Legacy): number {
  const daily = dailyOf(encoding)
  let cost = 0
  let before = ' '
  for (const sign of text.slice(0, LOOKED_AT)) {
    cost += signCost(sign, daily) + oddness(before, sign)
    before = sign
  }
  return cost
}

function signCost(sign: string, daily: ReadonlySet<string>): number {
  if (sign < '\u0080') return sign >= ' ' || /\s/.test(sign) ? ASCII : RARE
  // One of that many: 2,350 syllables say more of Korean than 3,755 characters of Chinese.
  if (daily.has(sign)) return Math.log2(daily.size)
  if (ACCENTS.test(sign)) return ACCENT
  if (/[а-яё]/iu.test(sign)) return CYRILLIC
  if (/[\u3041-\u30fa]/u.test(sign)) return KANA
  return MARKS.test(sign) ? MARK : RARE
}

function oddness(before: string, sign: string): number {
  if (/\p{Ll}/u.test(before) && /\p{Lu}/u.test(sign)) return sign < '\u0080' ? 0 : ODD
  if (ACCENTS.test(before) && ACCENTS.test(sign)) return ODD
  const [one, other] = [scriptOf(before), scriptOf(sign)]
  if (one !== '' && other !== '' && one !== other) return ODD
  // A mark other than an apostrophe is beside a letter, not between two.
  return one !== '' && sign > '\u0080' && MARKS.test(sign) && /[“–—…€§«]/u.test(sign) ? ODD : 0
}

function scriptOf(sign: string): '' | 'latin' | 'cyrillic' {
  if (/\p{Script=Latin}/u.test(sign)) return 'latin'
  return /\p{Script=Cyrillic}/u.test(sign) ? 'cyrillic' : ''
}

const known = new Map<Legacy, ReadonlySet<string>>()

function dailyOf(encoding: Legacy): ReadonlySet<string> {
  const found = known.get(encoding)
  if (found !== undefined) return found
  const made = new Set<string>()
  const ranges = DAILY[encoding]
  if (ranges !== undefined) {
    const decoder = new TextDecoder(encoding)
    const [[first, last], [low, high]] = ranges
    for (let lead = first; lead <= last; lead++) {
      for (let trail = low; trail <= high; trail++) {
        const sign = decoder.decode(Uint8Array.of(lead, trail))
        if ([...sign].length === 1 && sign !== '\ufffd') made.add(sign)
      }
    }
  }
  known.set(encoding, made)
  return made
}
