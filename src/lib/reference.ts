/** References as people say them on the phone: the letter of a series, the year in Paris, a number (`Q-26-0042`). */

/** The letter that the references of a series begin with: `Q` for enquiries. */
export type Series = 'Q'

/** Write the reference of a number: four digits, from 10,000 on five. */
export function writeReference(series: Series, year: number, number: number): string {
  return `${series}-${String(year % 100).padStart(2, '0')}-${String(number).padStart(4, '0')}`
}

/** The form of the references of a series. */
export function referencePattern(series: Series): RegExp {
  return new RegExp(`^${series}-\\d{2}-\\d{4,}$`)
}

/** Parse a reference that stands in an address; undefined when it is invalid, so that arbitrary text never appears on the page. */
export function parseReference(series: Series, text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= 20 && referencePattern(series).test(text)
    ? text
    : undefined
}
