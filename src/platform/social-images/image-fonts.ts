/** The faces of preview pictures: which file has a character, read when it is first needed. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import golosRanges from '@fontsource-variable/golos-text/unicode.json' with { type: 'json' }
import displayRanges from '@fontsource-variable/noto-serif-display/unicode.json' with { type: 'json' }
import japaneseRanges from '@fontsource-variable/noto-serif-jp/unicode.json' with { type: 'json' }
import koreanRanges from '@fontsource-variable/noto-serif-kr/unicode.json' with { type: 'json' }
import chineseRanges from '@fontsource-variable/noto-serif-sc/unicode.json' with { type: 'json' }
import { create, type Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { LANGUAGES, type Language, type Script } from '#/i18n/languages.ts'

/** A family that is cut into one file for each range of characters, as Fontsource ships it. */
export interface Face {
  readonly name: string
  readonly files: readonly FaceFile[]
  /**
   * Width of a line drawn around each letter, in thousandths of the size. The default instance of these East Asian
   * files is their thinnest cut; the line gives it the colour of the Latin beside it, more so in small type.
   */
  readonly outline: Readonly<Record<Voice, number>>
}

interface FaceFile {
  readonly file: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

const NONE = { title: 0, label: 0 }
const THICKEN = { title: 10, label: 26 }

const DISPLAY = face('noto-serif-display', displayRanges, NONE)
const GOLOS = face('golos-text', golosRanges, NONE)
const CHINESE = face('noto-serif-sc', chineseRanges, THICKEN)
const JAPANESE = face('noto-serif-jp', japaneseRanges, THICKEN)
const KOREAN = face('noto-serif-kr', koreanRanges, THICKEN)

/** The same character is drawn differently in Chinese and in Japanese. */
const EASTERN: Partial<Record<Script, Face>> = { Hans: CHINESE, Jpan: JAPANESE, Kore: KOREAN }

/** Characters that a Latin face draws within an East Asian text; quotation marks and dashes belong to the other. */
const LATIN = /^[\p{Script=Latin}\u0020-\u007e]$/u

/** Memory for opened files: a long Japanese title needs about fifteen. */
const opened = new LRUCache<string, Font>({ max: 48 })

/** Which of two voices a text has: titles in the serif, labels in the sans. */
export type Voice = 'title' | 'label'

/** A character's font, and how its outlines are drawn. */
export interface ResolvedFont {
  readonly font: Font
  /** Its module path, as `import.meta.resolve` takes it. */
  readonly file: string
  readonly outline: number
}

/** The font for a character in a text of the language, or nothing when none of the faces has it. */
export function fontFor(character: string, language: Language, voice: Voice): ResolvedFont | undefined {
  const latin = voice === 'title' ? DISPLAY : GOLOS
  const eastern = EASTERN[LANGUAGES[language].script]
  const first = eastern === undefined || LATIN.test(character) ? [latin, eastern] : [eastern, latin]
  const code = character.codePointAt(0) ?? 0
  for (const candidate of [...first, DISPLAY, CHINESE, JAPANESE, KOREAN]) {
    const found = candidate?.files.find(({ ranges }) =>
      ranges.some(([from, to]) => code >= from && code <= to),
    )
    const font = found && open(found.file)
    if (found && font?.hasGlyphForCodePoint(code))
      return { font, file: found.file, outline: candidate?.outline[voice] ?? 0 }
  }
  return undefined
}

function open(file: string): Font {
  const known = opened.get(file)
  if (known) return known
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))))
  // A collection holds several fonts; these files hold one each.
  if (!('layout' in font)) throw new TypeError(`${file} is not a single font`)
  opened.set(file, font)
  return font
}

function face(name: string, ranges: Readonly<Record<string, string>>, outline: Face['outline']): Face {
  const files = Object.entries(ranges).map(([subset, list]) => ({
    file: `@fontsource-variable/${name}/files/${name}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
    ranges: list.split(',').map(readRange),
  }))
  return { name, files, outline }
}

/** `U+4e00-4e03` or `U+2600`. */
function readRange(text: string): readonly [number, number] {
  const [from = '', to = from] = text.replace(/^U\+/i, '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}
