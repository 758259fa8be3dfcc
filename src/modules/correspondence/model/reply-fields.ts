/** Fields of an answer: `{name}` in a template, filled in when the answer is sent. */

/** Input type of a field that the enquiry does not fill in. */
export type FieldInput = 'date' | 'time' | 'price' | 'text' | 'long'

/** Properties of a field. */
interface FieldFacts {
  /** Input type; absent where the field is never typed. */
  readonly input?: FieldInput
  /** May stay empty: a line with only this field is then removed. */
  readonly optional?: boolean
  /** Part of the signature and not offered on its own. */
  readonly hidden?: boolean
}

/** All fields, in the order in which they are offered. */
export const REPLY_FIELDS = {
  name: { input: 'text' },
  company: { optional: true },
  reference: {},
  venues: {},
  venueCount: {},
  venueCards: {},
  refused: {},
  startDate: { input: 'date' },
  duration: { input: 'text' },
  guests: { input: 'text' },
  estimate: { input: 'text' },
  price: { input: 'price' },
  prices: {},
  quoteDate: { input: 'date' },
  optionDate: { input: 'date' },
  visitDate: { input: 'date' },
  visitTime: { input: 'time' },
  visitPlace: { input: 'text' },
  answer: { input: 'long' },
  phone: {},
  agent: {},
  signature: {},
  agency: { hidden: true },
} as const satisfies Record<string, FieldFacts>

export type ReplyField = keyof typeof REPLY_FIELDS

export const REPLY_FIELD_NAMES = Object.keys(REPLY_FIELDS) as ReplyField[]

/** Properties of a field. */
export function fieldFacts(field: ReplyField): FieldFacts {
  return REPLY_FIELDS[field]
}

/** Field for the venue cards (picture, size, estimate): becomes a block of its own. */
export const VENUE_CARDS = 'venueCards' satisfies ReplyField

/** Field for the names of the venues that are not available. */
export const REFUSED_VENUES = 'refused' satisfies ReplyField

/** Field for the price of each venue: likewise. */
export const VENUE_PRICES = 'prices' satisfies ReplyField

/** Formatted values by field; an absent one is not filled in. */
export type ReplyValues = Readonly<Partial<Record<ReplyField, string>>>

/** Piece of a text: literal text, or a field. */
export type ReplyPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly field: ReplyField }

function isField(name: string): name is ReplyField {
  return Object.hasOwn(REPLY_FIELDS, name)
}

/** Split a text at its fields. Braces around an unknown name are literal text. */
export function piecesOf(text: string): ReplyPiece[] {
  return text.split(/(\{\w+\})/u).flatMap((part): ReplyPiece[] => {
    const name = /^\{(\w+)\}$/u.exec(part)?.[1]
    if (name !== undefined && isField(name)) return [{ kind: 'field', field: name }]
    return part === '' ? [] : [{ kind: 'text', text: part }]
  })
}

/** Fields used in a text, without duplicates, in their order. */
export function fieldsIn(text: string): ReplyField[] {
  const found = piecesOf(text).flatMap((piece) => (piece.kind === 'field' ? [piece.field] : []))
  return [...new Set(found)]
}
