/** Fields of an answer: what stands as `{name}` in a template and is filled in when the answer is sent. */

/** How a field is filled in by hand where the enquiry does not say it. */
export type FieldInput = 'date' | 'time' | 'price' | 'text' | 'long'

/** What there is to know of a field. */
interface FieldFacts {
  /** How it is asked for; absent where no one types it. */
  readonly input?: FieldInput
  /** May stay empty: a line with nothing else then goes. */
  readonly optional?: boolean
  /** Belongs to the signature and is not offered on its own. */
  readonly hidden?: boolean
}

/** Every field, in the order in which it is offered. */
export const REPLY_FIELDS = {
  name: { input: 'text' },
  company: { optional: true },
  reference: {},
  venues: {},
  venueCount: {},
  venueCards: {},
  startDate: { input: 'date' },
  duration: { input: 'text' },
  guests: { input: 'text' },
  estimate: { input: 'text' },
  price: { input: 'price' },
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

/** The name of a field. */
export type ReplyField = keyof typeof REPLY_FIELDS

/** All names, in their order. */
export const REPLY_FIELD_NAMES = Object.keys(REPLY_FIELDS) as ReplyField[]

/** What there is to know of a field. */
export function fieldFacts(field: ReplyField): FieldFacts {
  return REPLY_FIELDS[field]
}

/** The field that stands for the venues with picture, size and estimate: it makes a part of its own. */
export const VENUE_CARDS = 'venueCards' satisfies ReplyField

/** Formatted values by field; an absent one has not been filled in. */
export type ReplyValues = Readonly<Partial<Record<ReplyField, string>>>

/** A piece of a text: words, or a field. */
export type ReplyPiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'field'; readonly field: ReplyField }

function isField(name: string): name is ReplyField {
  return Object.hasOwn(REPLY_FIELDS, name)
}

/** Splits a text at its fields. Braces around anything else are words. */
export function piecesOf(text: string): ReplyPiece[] {
  return text.split(/(\{\w+\})/u).flatMap((part): ReplyPiece[] => {
    const name = /^\{(\w+)\}$/u.exec(part)?.[1]
    if (name !== undefined && isField(name)) return [{ kind: 'field', field: name }]
    return part === '' ? [] : [{ kind: 'text', text: part }]
  })
}

/** The fields that a text uses, each once, in their order. */
export function fieldsIn(text: string): ReplyField[] {
  const found = piecesOf(text).flatMap((piece) => (piece.kind === 'field' ? [piece.field] : []))
  return [...new Set(found)]
}
