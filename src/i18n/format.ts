import { toEuros } from '#/lib/money.ts'
import { LANGUAGES, type Language } from './languages.ts'

/*
 * Prices, areas and dates in each language, where `Intl` needs help (behaviour 7.16). Creating a formatter is
 * expensive, so each is created once per language.
 */

const PARIS = 'Europe/Paris'

const priceFormats = new Map<Language, Intl.NumberFormat>()
const amountFormats = new Map<Language, Intl.NumberFormat>()
const areaFormats = new Map<Language, Intl.NumberFormat>()
const dateFormats = new Map<Language, Intl.DateTimeFormat>()
const weekdayFormats = new Map<Language, Intl.DateTimeFormat>()

function once<T>(store: Map<Language, T>, language: Language, make: () => T): T {
  const known = store.get(language)
  if (known) return known
  const made = make()
  store.set(language, made)
  return made
}

/** A price in euros without decimals: `1 500 €` in French, `€1,500` in English. */
export function formatPrice(cents: number, language: Language): string {
  return once(priceFormats, language, () => eurosFormat(language, 0)).format(toEuros(cents))
}

/** A sum to the cent: `12 600,00 €` in French, `€12,600.00` in English. */
export function formatAmount(cents: number, language: Language): string {
  return once(amountFormats, language, () => eurosFormat(language, 2)).format(toEuros(cents))
}

function eurosFormat(language: Language, decimals: number): Intl.NumberFormat {
  return new Intl.NumberFormat(LANGUAGES[language].intl, {
    style: 'currency',
    currency: 'EUR',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: LANGUAGES[language].groupsFourDigits ? 'always' : 'auto',
  })
}

/** A floor area in square metres: `180 m²`, Russian `180 м²`, Chinese, Japanese and Korean `180㎡`. */
export function formatArea(squareMetres: number, language: Language): string {
  const format = once(areaFormats, language, () => new Intl.NumberFormat(LANGUAGES[language].intl))
  return format.format(squareMetres) + (LANGUAGES[language].squareMetre ?? '\u00a0m²')
}

/**
 * A long date in Paris time: `3 March 2026`, with its day held to its month. From a date or a timestamp.
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
  return dateText(format, iso, language, form)
}

/** The same with the day of the week: `Wednesday, 3 March 2026`. */
export function formatWeekday(iso: string, language: Language): string {
  const format = once(
    weekdayFormats,
    language,
    () =>
      new Intl.DateTimeFormat(LANGUAGES[language].intl, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: PARIS,
      }),
  )
  return dateText(format, iso, language, 'text')
}

function dateText(
  format: Intl.DateTimeFormat,
  iso: string,
  language: Language,
  form: 'text' | 'label',
): string {
  const { firstOfMonth: first, yearSign } = LANGUAGES[language]
  const text = heldToMonth(format.formatToParts(new Date(iso)))
    .map((part) => (part.type === 'day' && part.value === '1' && first ? first : part.value))
    .join('')
  if (yearSign === undefined || !text.endsWith(yearSign)) return text
  // Older browsers put a plain space before the sign, which would differ from the server's text.
  const date = text.slice(0, -yearSign.length).trimEnd()
  return form === 'label' ? date : `${date}\u00a0${yearSign}`
}

/** The parts of a date with the day held to what follows it, so that no line ends with “12” and the next begins with “November”. */
export function heldToMonth(parts: readonly Intl.DateTimeFormatPart[]): Intl.DateTimeFormatPart[] {
  return parts.map((part, at) =>
    parts[at - 1]?.type === 'day' ? { ...part, value: part.value.replace(' ', '\u00a0') } : part,
  )
}
