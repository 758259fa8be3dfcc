/** The ways to write an arrondissement: "3", "3e", "3rd", "75003", "IIIe", "3区". */
import { fold } from '#/lib/fold.ts'

/** How many there are. */
export const ARRONDISSEMENTS = 20

const ROMAN = [
  'i',
  'ii',
  'iii',
  'iv',
  'v',
  'vi',
  'vii',
  'viii',
  'ix',
  'x',
  'xi',
  'xii',
  'xiii',
  'xiv',
  'xv',
].concat(['xvi', 'xvii', 'xviii', 'xix', 'xx'])

const ORDINALS = [
  'e',
  'er',
  're',
  'eme',
  'ieme',
  'st',
  'nd',
  'rd',
  'th',
  'o',
  'a',
  '区',
  '區',
  '구',
  'й',
  'го',
  'м',
]
const ORDINAL = ORDINALS.map(fold).join('|')

const DIGITS = new RegExp(`^第?(\\d{1,2})(?:${ORDINAL})?$`)
// A single letter without its ending is more likely the beginning of a name.
const NUMERALS = /^(?:([ivx]{2,5})(?:e|er|eme|ieme)?|([ivx])(?:e|er|eme|ieme))$/

const EVERYWHERE = new Set(
  [
    'Paris',
    'Париж',
    '巴黎',
    'パリ',
    '파리',
    'arrondissement',
    'arr',
    'ardt',
    'arrondissements',
    'округ',
    '区',
    '구',
  ]
    .concat(['distrito', 'Bezirk', 'bairro'])
    .map(fold),
)

/** Whether a folded word says no more than "arrondissement" or "Paris": every venue is in one. */
export function isEverywhere(word: string): boolean {
  return EVERYWHERE.has(word)
}

/** The arrondissements that a folded word can mean, usually none. A beginning of a postal code means several. */
export function arrondissementsOf(word: string): number[] {
  const digits = DIGITS.exec(word)?.[1]
  if (digits !== undefined) {
    const number = Number(digits)
    // "75" is the beginning of every postal code, and no arrondissement.
    if (number >= 1 && number <= ARRONDISSEMENTS) return [number]
  }
  if (/^75\d{0,3}$/.test(word)) {
    // The sixteenth has two codes.
    return allNumbers().filter(
      (number) => postalCode(number).startsWith(word) || (number === 16 && word === '75116'),
    )
  }
  const numeral = NUMERALS.exec(word)
  const position = numeral ? ROMAN.indexOf(numeral[1] ?? numeral[2] ?? '') : -1
  return position < 0 ? [] : [position + 1]
}

function allNumbers(): number[] {
  return Array.from({ length: ARRONDISSEMENTS }, (_, index) => index + 1)
}

function postalCode(arrondissement: number): string {
  return String(75_000 + arrondissement)
}
