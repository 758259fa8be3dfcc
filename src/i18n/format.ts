import { LANGUAGES, type Language } from './languages.ts'

/*
 * Prices, areas and dates in each language, where `Intl` needs help (behaviour 7.16). Creating a formatter is
 * expensive, so each is created once per language.
 */

const PARIS = 'Europe/Paris'

/** Spanish and Italian leave four digits ungrouped by default; grouping them aligns columns of prices. */
const ALWAYS_GROUPED: ReadonlySet<Language> = new Set(['es', 'it'])

/** Ordinal sign for the first of a month, in languages that use one where Intl does not. */
const FIRST_OF_MONTH: Partial<Record<Language, string>> = { fr: '1er', it: '1º', pt: '1º' }

const priceFormats = new Map<Language, Intl.NumberFormat>()
const areaFormats = new Map<Language, Intl.NumberFormat>()
const dateFormats = new Map<Language, Intl.DateTimeFormat>()

function once<T>(store: Map<Language, T>, language: Language, make: () => T): T {
  const known = store.get(language)
  if (known) return known
  const made = make()
  store.set(language, made)
  return made
}

/** A price in euros without decimals: `1 500 €` in French, `€1,500` in English. Takes cents. */
export function formatPrice(cents: number, language: Language): string {
  const format = once(
    priceFormats,
    language,
    () =>
      new Intl.NumberFormat(LANGUAGES[language].intl, {
        style: 'currency',
        currency: 'EUR',
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 0,
        useGrouping: ALWAYS_GROUPED.has(language) ? 'always' : 'auto',
      }),
  )
  return format.format(cents / 100)
}

/** A floor area in square metres: `180 m²`, Russian `180 м²`, Chinese, Japanese and Korean `180㎡`. */
export function formatArea(squareMetres: number, language: Language): string {
  const format = once(areaFormats, language, () => new Intl.NumberFormat(LANGUAGES[language].intl))
  const figure = format.format(squareMetres)
  if (language === 'cn' || language === 'ja' || language === 'ko') return `${figure}㎡`
  return `${figure}\u00a0${language === 'ru' ? 'м²' : 'm²'}`
}

/**
 * A long date in Paris time: `3 March 2026`. Takes an ISO date or timestamp.
 * `form` is `text` in a sentence and `label` on cards and captions, where Russian drops its "г.".
 * @throws {RangeError} when the text is not a date
 */
export function formatDate(iso: string, language: Language, form: 'text' | 'label' = 'text'): string {
  const format = once(
    dateFormats,
    language,
    () =>
      new Intl.DateTimeFormat(LANGUAGES[language].intl, {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: PARIS,
      }),
  )
  const first = FIRST_OF_MONTH[language]
  const text = format
    .formatToParts(new Date(iso))
    .map((part) => (part.type === 'day' && part.value === '1' && first ? first : part.value))
    .join('')
  if (language !== 'ru') return text
  // Older browsers put a plain space before "г.", which would differ from the server's text.
  return text.replace(/(?<!\s)\s*г\.$/u, form === 'label' ? '' : '\u00a0г.')
}
