/** Reading the posted fields of the quote form. */
import { isSlug } from '#/i18n/slug.ts'
import { QUOTE_FIELDS, QUOTE_LIMITS, type QuoteField, type TypedQuote } from './quote-venue.schema.ts'

/** A posted form, whichever way it was encoded. */
export type SentForm = Pick<FormData | URLSearchParams, 'get' | 'getAll'>

/** The fields of a posted quote form, as typed. */
export interface QuoteForm {
  readonly values: Record<QuoteField, string>
  /** Slugs, each once, a few more than are allowed at most. */
  readonly venues: string[]
  /** A key that a browser with script sends along; empty without. */
  readonly submissionKey: string
  /** Whether the field that people cannot see was filled in. */
  readonly trapped: boolean
}

/** Enough to say that they are too many, and not so many that the page grows without bound. */
const MOST_VENUES_KEPT = QUOTE_LIMITS.venues + 10

const SUBMISSION_KEY = /^[\w-]{16,64}$/

/** Reads the fields by the names of the contract ("Forms"). Files and unknown fields are left out. */
export function readQuoteForm(form: SentForm): QuoteForm {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const slugs = form.getAll('venue').filter((value) => typeof value === 'string')
  const values = Object.fromEntries(QUOTE_FIELDS.map((field) => [field, text(field)])) as Record<
    QuoteField,
    string
  >
  const submissionKey = text('submissionKey')
  return {
    values,
    venues: [...new Set(slugs.filter(isSlug))].slice(0, MOST_VENUES_KEPT),
    submissionKey: SUBMISSION_KEY.test(submissionKey) ? submissionKey : '',
    trapped: text('website').trim() !== '',
  }
}

/** The fields as the schema takes them. */
export function typedQuote(form: QuoteForm): TypedQuote {
  return { ...form.values, venue: form.venues }
}
