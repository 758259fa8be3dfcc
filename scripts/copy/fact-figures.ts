import type { Language } from '../../src/i18n/languages.ts'

/** What parts thousands in one language or another: comma, full stop, apostrophe, any space. */
const GROUPED = /(\d)[.,'’\s](?=\d{3}(?!\d))/gu
const DECIMAL_COMMA = /(\d),(?=\d)/gu
/** Thousand and ten thousand as Chinese, Japanese and Korean write them behind a figure. */
const MYRIADS: ReadonlyMap<string, number> = new Map([
  ['千', 1000],
  ['천', 1000],
  ['万', 10_000],
  ['만', 10_000],
])
const FULL_WIDTH = /[０-９]/gu
const FULL_WIDTH_OFFSET = 0xfee0

/** Arrondissements of Paris as Italian and Spanish number them, as far as copy names them. */
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV']
const ROMAN_WORD = /\b[IVX]+\b/gu
const WITH_ROMAN: ReadonlySet<Language> = new Set(['it', 'es'])

/** A text with its figures written in one way: ASCII digits, no separator of thousands, a decimal point. */
export function plainFigures(language: Language, text: string): string {
  const arabic = text
    .replace(FULL_WIDTH, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - FULL_WIDTH_OFFSET))
    .replace(GROUPED, '$1')
    .replace(DECIMAL_COMMA, '$1.')
    .replace(/(\d+)([千천万만])/gu, (_, digits: string, unit: string) =>
      String(Number(digits) * (MYRIADS.get(unit) ?? 1)),
    )
  if (!WITH_ROMAN.has(language)) return arabic
  return arabic.replace(ROMAN_WORD, (word) => (ROMAN.includes(word) ? String(ROMAN.indexOf(word) + 1) : word))
}

/**
 * Whether a text holds a figure, however its language writes it.
 * @param value digits with a decimal point, `24` or `2.5`; several readings of one figure are beside a bar: `6|18`; or an acronym
 */
export function holdsFigure(language: Language, text: string, value: string): boolean {
  const plain = plainFigures(language, text)
  return value.split('|').some((reading) => {
    const digits = reading.replace('.', String.raw`\.`)
    return new RegExp(String.raw`(?<![\d.])${digits}(?!\d|\.\d)`, 'u').test(plain)
  })
}
