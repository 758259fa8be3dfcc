/**
 * The quote request of variant B (decision 4.2): one schema for the form and the server. Field names are the
 * contract's ("Forms"). Phone numbers are checked on the server only: their tables are large.
 */
import { z } from 'zod'
import { BUDGETS, GUEST_RANGES } from '#/i18n/enquiry-options.ts'
import { readEmailAddress } from './email-address.ts'
import { cleanLine, cleanText, readSurface } from './typed-text.ts'

/** The most (characters, m², venues) that each field takes; stated beside the field (decision 4.6). */
export const QUOTE_LIMITS = {
  company: 100,
  jobTitle: 100,
  lastName: 100,
  firstName: 100,
  email: 254,
  phone: 40,
  duration: 60,
  surfaceMin: 1,
  surfaceMax: 10_000,
  message: 2000,
  venues: 10,
} as const

/** Names of the fields that are typed or chosen, in the order of the form. `venue` repeats and stands apart. */
export const QUOTE_FIELDS = [
  'company',
  'jobTitle',
  'lastName',
  'firstName',
  'email',
  'phone',
  'startDate',
  'duration',
  'surface',
  'guestCount',
  'budget',
  'message',
] as const

/** A field of the form. */
export type QuoteField = (typeof QUOTE_FIELDS)[number]

/** Fields without which a request is refused (decision 4.2). */
export const REQUIRED_QUOTE_FIELDS: readonly QuoteField[] = ['company', 'lastName', 'firstName', 'email']

/** What is wrong with a field: a key of the messages `form.*`. */
export type FormErrorCode =
  | 'required'
  | 'choice'
  | 'email'
  | 'phone'
  | 'date'
  | 'datePast'
  | 'number'
  | 'tooLong'
  | 'tooManyVenues'

/** One mistake; `values` are the arguments of its message. */
export interface FormError {
  readonly field: QuoteField | 'venue'
  readonly code: FormErrorCode
  readonly values?: Readonly<Record<string, number>>
}

/** A checked request. Empty fields are `undefined`, the surface is in m², the first day is ISO. */
export type QuoteVenue = z.output<ReturnType<typeof quoteVenueSchema>>

/** What was typed, by the name of the field. */
export type TypedQuote = Partial<Record<QuoteField, string>> & { readonly venue?: readonly string[] }

/** Says which fields are wrong, and how; each at most once. */
export type CheckedQuote =
  | { readonly kind: 'right'; readonly quote: QuoteVenue }
  | { readonly kind: 'wrong'; readonly errors: FormError[] }

/**
 * Checks what was typed.
 * @param today the day in Paris, ISO; the event may not lie before it (decision 4.6)
 */
export function checkQuoteVenue(typed: TypedQuote, today: string): CheckedQuote {
  const result = quoteVenueSchema(today).safeParse(typed)
  if (result.success) return { kind: 'right', quote: result.data }
  return {
    kind: 'wrong',
    errors: result.error.issues.map((issue) => {
      const values = issue.code === 'custom' ? issue.params : undefined
      return { field: issue.path[0], code: issue.message, ...(values ? { values } : {}) } as FormError
    }),
  }
}

/** The schema itself; mistakes carry a `FormErrorCode` as their message and its values as `params`. */
export function quoteVenueSchema(today: string) {
  const { surfaceMin: min, surfaceMax: max } = QUOTE_LIMITS
  return z.object({
    company: required(line(QUOTE_LIMITS.company)),
    jobTitle: optional(line(QUOTE_LIMITS.jobTitle)),
    lastName: required(line(QUOTE_LIMITS.lastName)),
    firstName: required(line(QUOTE_LIMITS.firstName)),
    email: required(line(QUOTE_LIMITS.email)).transform((text, context) => {
      return readEmailAddress(text) ?? refuse(context, 'email')
    }),
    phone: optional(line(QUOTE_LIMITS.phone)),
    startDate: optional(line()).transform((text, context) => {
      if (text === undefined) return undefined
      if (!isDay(text)) return refuse(context, 'date')
      return text < today ? refuse(context, 'datePast') : text
    }),
    duration: optional(line(QUOTE_LIMITS.duration)),
    surface: optional(line()).transform((text, context) => {
      if (text === undefined) return undefined
      const surface = readSurface(text)
      if (surface === undefined || surface < min || surface > max)
        return refuse(context, 'number', { min, max })
      return surface
    }),
    guestCount: choice(GUEST_RANGES),
    budget: choice(BUDGETS),
    message: optional(
      z.string('required').prefault('').transform(cleanText).superRefine(atMost(QUOTE_LIMITS.message)),
    ),
    venue: z
      .array(z.string())
      .prefault([])
      .transform((slugs) => [...new Set(slugs.map(cleanLine).filter((slug) => slug !== ''))])
      .superRefine((slugs, context) => {
        if (slugs.length > QUOTE_LIMITS.venues) refuse(context, 'tooManyVenues', { max: QUOTE_LIMITS.venues })
      }),
  })
}

function line(max?: number) {
  const cleaned = z.string('required').prefault('').transform(cleanLine)
  return max === undefined ? cleaned : cleaned.superRefine(atMost(max))
}

function required<T extends z.ZodType<string>>(field: T) {
  return field.refine((text) => text !== '', 'required')
}

function optional<T extends z.ZodType<string>>(field: T) {
  return field.transform((text) => (text === '' ? undefined : text))
}

function choice<const T extends string>(options: readonly T[]) {
  return optional(line()).transform((text, context): T | undefined => {
    if (text === undefined) return undefined
    return options.find((option) => option === text) ?? refuse(context, 'choice')
  })
}

/** Counted as `maxlength` counts: in UTF-16 units, a line break as one. */
function atMost(max: number) {
  return (text: string, context: z.RefinementCtx) => {
    if (text.length > max) refuse(context, 'tooLong', { max })
  }
}

function refuse(context: z.RefinementCtx, code: FormErrorCode, values?: Record<string, number>): never {
  context.addIssue({ code: 'custom', message: code, ...(values ? { params: values } : {}) })
  return z.NEVER
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const moment = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
