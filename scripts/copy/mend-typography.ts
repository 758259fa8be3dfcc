import type { Language } from '../../src/i18n/languages.ts'

/** What is found, and what is written in its place. */
type Repair = readonly [found: RegExp, written: string]

const WIDE = '\\u3000-\\u303f\\u3040-\\u30ff\\u3400-\\u9fff\\uff00-\\uffef'

const EVERYWHERE: readonly Repair[] = [
  [/ {2,}/g, ' '],
  [/(?<=[\d}][ \u00a0]?м)2/g, '²'],
  [/\.\.\./g, '…'],
  [/(?<=[\d}]) (?=(?:€|%|m²|м²|kg|cm)(?![a-z]))/gu, '\u00a0'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
]

const TIGHT: Repair = [/\s+(?=[,.;:?](?:\s|$))/g, '']

/** Straight quotation marks in pairs, as the language writes them. */
const quoted = (open: string, close: string): Repair => [/"([^"]*)"/g, `${open}$1${close}`]

const BY_LANGUAGE: Readonly<Record<Language, readonly Repair[]>> = {
  en: [TIGHT, quoted('‘', '’')],
  fr: [
    quoted('«\u00a0', '\u00a0»'),
    [/(?<=\S) *(?=[;?](?:[\s»)]|$))/g, '\u202f'],
    [/(?<=[\p{L}»)}]) *(?=:(?:\s|$))/gu, '\u00a0'],
    [/« ?(?!\u00a0)/g, '«\u00a0'],
    [/(?<!\u00a0) ?»/g, '\u00a0»'],
  ],
  es: [TIGHT, quoted('«', '»'), [/(?<=«) | (?=»)/g, '']],
  it: [TIGHT, quoted('«', '»'), [/(?<=«) | (?=»)/g, ''], [/E’(?=\s)/g, 'È']],
  de: [TIGHT, quoted('„', '“')],
  ru: [TIGHT, quoted('«', '»'), [/ (?=—)/g, '\u00a0']],
  pt: [TIGHT, quoted('“', '”')],
  cn: [quoted('“', '”'), ...eastern('，')],
  ja: [quoted('「', '」'), ...eastern('、')],
  ko: [TIGHT, quoted('‘', '’'), [/(?<=[가-힣])~ | ~(?=[가-힣])/g, '~']],
}

/** Full-width marks after a language's own characters, no space between the scripts. */
function eastern(comma: string): readonly Repair[] {
  const after = (mark: string) => new RegExp(`(?<=[${WIDE}])${mark}`, 'g')
  return [
    [after(','), comma],
    [after('\\.(?![a-z0-9])'), '。'],
    [after(':(?!/)'), '：'],
    [after(';'), '；'],
    [after('\\?'), '？'],
    [new RegExp(`(?<=[${WIDE}]) (?=[A-Za-z0-9])|(?<=[A-Za-z0-9]) (?=[${WIDE}])`, 'g'), ''],
  ]
}

/** The text with the typography that a machine can give it (`typography.ts` says what is left). */
export function mendTypography(language: Language, text: string): string {
  return [...EVERYWHERE, ...BY_LANGUAGE[language]].reduce(
    (mended, [found, written]) => mended.replace(found, written),
    text,
  )
}
