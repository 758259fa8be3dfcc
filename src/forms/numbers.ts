/** Parsing of whole numbers with the units and separators that users type. */
import { cleanAscii } from './typed-text.ts'

const GROUPED = /^\d{1,3}(?:[ .,'’]\d{3})+$/u
const EUROS = /€|eur(?:os?)?|евро|欧元|ユーロ|유로/giu
const NO_CENTS = /[.,]00$/u
const PER_DAY = /(?<!\s)\s*(?:\/.*|ht$)/isu

/** Whole euros: `1800`, `1 800 €`, `€1,800.00`, `1.800 EUR`, `1,800ユーロ`, `1 800 € HT`. */
export function readEuros(text: string): number | undefined {
  return readWhole(cleanAscii(text).replace(PER_DAY, '').replace(EUROS, '').trim().replace(NO_CENTS, ''))
}

/** A number of guests: `150`, `1 200`. */
export function readGuests(text: string): number | undefined {
  return readWhole(cleanAscii(text))
}

function readWhole(figure: string): number | undefined {
  if (GROUPED.test(figure)) return Number(figure.replace(/\D/gu, ''))
  return /^\d{1,9}$/u.test(figure) ? Number(figure) : undefined
}
