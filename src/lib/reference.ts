/** References as people say them on the phone: the letter of a series, the year in Paris, a number (`Q-26-0042`). */

/** The form of the references of each series, by the letter that they begin with. */
export const REFERENCES = { Q: /^Q-\d{2}-\d{4,}$/, D: /^D-\d{2}-\d{4,}$/ } as const satisfies Record<
  string,
  RegExp
>

/** The letter of a series: `Q` for enquiries, `D` for quotes (devis). */
export type Series = keyof typeof REFERENCES

/** Write the reference of a number: four digits, from 10,000 on five. */
export function writeReference(series: Series, year: number, number: number): string {
  return `${series}-${String(year % 100).padStart(2, '0')}-${String(number).padStart(4, '0')}`
}

/** Parse a reference that is in an address; undefined when it is invalid, so that arbitrary text never appears on the page. */
export function parseReference(series: Series, text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= 20 && REFERENCES[series].test(text) ? text : undefined
}
