/** The faces that are shipped, and which file of them has a character: told by tables, without opening a file. */
import golosRanges from '@fontsource-variable/golos-text/unicode.json' with { type: 'json' }
import displayRanges from '@fontsource-variable/noto-serif-display/unicode.json' with { type: 'json' }
import japaneseRanges from '@fontsource-variable/noto-serif-jp/unicode.json' with { type: 'json' }
import koreanRanges from '@fontsource-variable/noto-serif-kr/unicode.json' with { type: 'json' }
import chineseRanges from '@fontsource-variable/noto-serif-sc/unicode.json' with { type: 'json' }
import { LANGUAGES, type Language, type Script } from '#/i18n/languages.ts'
import absent from './absent-signs.json' with { type: 'json' }

type Range = readonly [from: number, to: number]

/** Which of two voices a text has: titles in the serif, labels in the sans. */
export type Voice = 'title' | 'label'

/** A family that is cut into one file for each range of characters, as Fontsource ships it. */
interface Face {
  readonly files: readonly { readonly file: string; readonly ranges: readonly Range[] }[]
  /**
   * Width of a line drawn around each letter, in thousandths of the size. The default instance of these East Asian
   * files is their thinnest cut; the line gives it the colour of the Latin beside it, more so in small type.
   */
  readonly outline: Readonly<Record<Voice, number>>
}

/** The file of a character, as `import.meta.resolve` takes it, and how its outlines are drawn. */
export interface FoundFace {
  readonly file: string
  readonly outline: number
}

/** What the package of a face claims of its files, by the names of its subsets. */
export const CLAIMED = {
  'noto-serif-display': displayRanges,
  'golos-text': golosRanges,
  'noto-serif-sc': chineseRanges,
  'noto-serif-jp': japaneseRanges,
  'noto-serif-kr': koreanRanges,
} as const

const NONE = { title: 0, label: 0 }
const THICKEN = { title: 10, label: 26 }

const DISPLAY = face('noto-serif-display', NONE)
const GOLOS = face('golos-text', NONE)
const CHINESE = face('noto-serif-sc', THICKEN)
const JAPANESE = face('noto-serif-jp', THICKEN)
const KOREAN = face('noto-serif-kr', THICKEN)

/** The same character is drawn differently in Chinese and in Japanese. */
const EASTERN: Partial<Record<Script, Face>> = { Hans: CHINESE, Jpan: JAPANESE, Kore: KOREAN }

/** Characters that a Latin face draws within an East Asian text; quotation marks and dashes belong to the other. */
const LATIN = /^[\p{Script=Latin}\u0020-\u007e]$/u

/** The face for a character in a text of the language, or nothing when none of them has it. */
export function faceFor(character: string, language: Language, voice: Voice): FoundFace | undefined {
  const latin = voice === 'title' ? DISPLAY : GOLOS
  const eastern = EASTERN[LANGUAGES[language].script]
  const first = eastern === undefined || LATIN.test(character) ? [latin, eastern] : [eastern, latin]
  const code = character.codePointAt(0) ?? 0
  for (const candidate of [...first, DISPLAY, CHINESE, JAPANESE, KOREAN]) {
    const found = candidate?.files.find(({ ranges }) => isWithin(code, ranges))
    if (candidate && found) return { file: found.file, outline: candidate.outline[voice] }
  }
  return undefined
}

/** The file of a subset. */
export function faceFile(name: string, subset: string): string {
  return `@fontsource-variable/${name}/files/${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`
}

/** Read `U+4e00-4e03,U+2600`. */
export function readRanges(list: string): Range[] {
  return list.split(',').map((text) => {
    const [from = '', to = from] = text.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
  })
}

/** The ranges of a package promise more than its files have. */
function face(name: keyof typeof CLAIMED, outline: Face['outline']): Face {
  const missing: Readonly<Record<string, string>> = absent[name]
  const files = Object.entries(CLAIMED[name]).map(([subset, list]) => {
    const lacking = missing[subset]
    return {
      file: faceFile(name, subset),
      ranges: lacking === undefined ? readRanges(list) : without(readRanges(list), readRanges(lacking)),
    }
  })
  return { files, outline }
}

/** What is left of ranges, both sorted. */
function without(ranges: readonly Range[], gaps: readonly Range[]): Range[] {
  return ranges.flatMap((range) => {
    const left: Range[] = []
    let from = range[0]
    const to = range[1]
    for (const [first, last] of gaps) {
      if (last < from || first > to) continue
      if (first > from) left.push([from, first - 1])
      from = last + 1
    }
    return from <= to ? [...left, [from, to] as const] : left
  })
}

function isWithin(code: number, ranges: readonly Range[]): boolean {
  return ranges.some(([from, to]) => code >= from && code <= to)
}
