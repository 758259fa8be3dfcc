import type { Language } from '../../src/i18n/languages.ts'

/** A rule of behaviour 7 that a machine can see broken. */
interface Rule {
  readonly pattern: RegExp
  /** The error, and the correct form. */
  readonly says: string
}

const NO_BREAK = '\u00a0'
const NARROW = '\u202f'
const WIDE = '\u3000-\u303f\u3040-\u30ff\u3400-\u9fff\uff00-\uffef'

const EVERYWHERE: readonly Rule[] = [
  { pattern: / {2,}/, says: 'two spaces' },
  { pattern: /(^|[^0-9])'|'(?![0-9])/, says: 'straight apostrophe: write ’' },
  { pattern: /"/, says: 'straight quotation mark' },
  { pattern: /\.\.\./, says: 'three full stops: write …' },
  { pattern: /[!！]/, says: 'exclamation mark (behaviour 7.2)' },
  { pattern: /\d [€%]|\d (m²|м²|kg|cm)(?![a-z])/u, says: 'plain space between figure and unit' },
]

const LATIN_TIGHT: Rule = { pattern: /\s[,.;:?](\s|$)/, says: 'space before a punctuation mark' }

const BY_LANGUAGE: Partial<Record<Language, readonly Rule[]>> = {
  en: [LATIN_TIGHT, { pattern: /[«»„]/, says: 'foreign quotation marks: ‘ ’ outside, “ ” inside' }],
  fr: [
    { pattern: new RegExp(`[^${NARROW}${NO_BREAK}][;?]`), says: 'U+202F belongs before ; and ?' },
    { pattern: /[^\u00a0\u202f0-9]:(?!\/\/)/, says: 'U+00A0 belongs before a colon' },
    { pattern: /«[^\u00a0]|[^\u00a0]»/, says: 'U+00A0 belongs inside « »' },
    { pattern: /[“”„]/, says: 'quotation marks are « »' },
  ],
  es: [
    LATIN_TIGHT,
    { pattern: /^[^¿]*\?/, says: '¿ is missing' },
    { pattern: /« | »/, says: 'no space inside « »' },
  ],
  it: [LATIN_TIGHT, { pattern: /« | »/, says: 'no space inside « »' }, { pattern: /E’\s/, says: 'write È' }],
  de: [LATIN_TIGHT, { pattern: /[«»”]/, says: 'quotation marks are „ “ and ‚ ‘' }],
  ru: [
    LATIN_TIGHT,
    { pattern: / —/, says: 'U+00A0 belongs before a dash' },
    { pattern: /[“”]/, says: 'quotation marks are « » and „ “' },
    { pattern: /\d\s?м2/, says: 'write м²' },
  ],
  pt: [LATIN_TIGHT, { pattern: /[«»„]/, says: 'quotation marks are “ ”' }],
  cn: eastern('，。：；？'),
  ja: eastern('、。：？'),
  ko: [
    LATIN_TIGHT,
    { pattern: /[，。：；？、]/, says: 'full-width punctuation' },
    { pattern: /[가-힣]~ | ~[가-힣]/, says: 'a range is written without spaces' },
  ],
}

/** Chinese and Japanese: no Latin punctuation after their own characters, no space between the scripts. */
function eastern(marks: string): readonly Rule[] {
  return [
    { pattern: new RegExp(`[${WIDE}][,;:?](?!/)`), says: `Latin punctuation: write one of ${marks}` },
    { pattern: new RegExp(`[${WIDE}]\\.(?![a-z0-9])`), says: 'Latin full stop: write 。' },
    { pattern: new RegExp(`[${WIDE}] [A-Za-z0-9]|[A-Za-z0-9] [${WIDE}]`), says: 'space between the scripts' },
    { pattern: /[«»]/, says: 'foreign quotation marks' },
  ]
}

/** The rules that a text breaks, each as a sentence with the place; none when it is clean. */
export function typographyErrors(language: Language, text: string): string[] {
  return [...EVERYWHERE, ...(BY_LANGUAGE[language] ?? [LATIN_TIGHT])].flatMap(({ pattern, says }) => {
    const found = pattern.exec(text)
    if (found === null) return []
    const around = text.slice(Math.max(0, found.index - 12), found.index + found[0].length + 12)
    return [`${says} (“${around}”)`]
  })
}
