/**
 * What an entered request has to look like: the schemas of the public forms, with a name and one way to reach the person
 * as all that is asked for.
 */

import { z } from 'zod'
import { checkTyped } from '#/forms/check-typed.ts'
import { schemaOf } from '#/forms/field-schema.ts'
import type { FormError, PriceErrorCode, VisitErrorCode } from '#/forms/form-error.ts'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { isIsoDay } from '#/lib/iso-day.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'
import { areDaysOfEvent, MAX_EVENT_DAYS } from './booking.ts'
import { MANUAL_ENTRY_CHANNELS } from './enquiry-options.ts'
import { listsVenues } from './form-fields.ts'
import { MANUAL_ENTRY_KINDS, MANUAL_ENTRY_TABLES, type ManualEntryPlace } from './manual-entry-fields.ts'
import { quoteVenueSchema } from './quote-venue.schema.ts'

const LONGEST_TYPED = 10_000

function schemasOf(today: string) {
  const open = { today, open: (name: string) => name !== 'fullName' } as const
  return {
    quote: schemaOf<(typeof MANUAL_ENTRY_TABLES)['quote'], true>(MANUAL_ENTRY_TABLES.quote, open),
    'quote-venue': schemaOf<(typeof MANUAL_ENTRY_TABLES)['quote-venue'], true>(
      MANUAL_ENTRY_TABLES['quote-venue'],
      open,
    ).extend({ venue: quoteVenueSchema(today).shape.venue }),
    visit: schemaOf<(typeof MANUAL_ENTRY_TABLES)['visit'], true>(MANUAL_ENTRY_TABLES.visit, open).extend({
      venue: quoteVenueSchema(today).shape.venue,
    }),
    contact: schemaOf<(typeof MANUAL_ENTRY_TABLES)['contact'], true>(MANUAL_ENTRY_TABLES.contact, open),
  }
}

type Schemas = ReturnType<typeof schemasOf>

/** A checked request of each kind. Empty fields are `undefined`. */
export type ManualEntryContent = {
  [Kind in keyof Schemas]: { readonly kind: Kind } & z.output<Schemas[Kind]>
}[keyof Schemas]

/** Validation errors of the public forms, and `reach`: neither a number nor an address. */
export type ManualEntryError = Omit<FormError<ManualEntryPlace>, 'code'> & {
  readonly code: Exclude<FormError['code'], PublicCode> | 'reach' | 'days'
}

/** Errors that only the public forms know: of a proposal, and of moments that the staff may agree on. */
type PublicCode = 'tooManyPhotos' | 'photosRefused' | `price.${PriceErrorCode}` | `visit.${VisitErrorCode}`

const isPublic = (code: FormError['code']): code is PublicCode =>
  code === 'tooManyPhotos' || code === 'photosRefused' || /^(?:price|visit)\./u.test(code)

/** The request, or what is wrong with it, in the order of the form. */
export type CheckedManualEntry =
  | { readonly kind: 'right'; readonly content: ManualEntryContent }
  | { readonly kind: 'wrong'; readonly errors: readonly ManualEntryError[] }

/** Payload of the form; `checkManualEntry` validates the fields one by one. */
export const manualEntrySchema = z.object({
  /** Made by the browser for each request: sent twice, it is stored once. */
  key: z.uuid(),
  kind: z.enum(MANUAL_ENTRY_KINDS),
  values: z.record(z.string().max(40), z.string().max(LONGEST_TYPED)),
  /** Slugs. */
  venues: z.array(typedLine(200)).max(50),
  /** The person's; their mails are written in it. */
  language: z.enum(LANGUAGE_CODES),
  channel: z.enum(MANUAL_ENTRY_CHANNELS),
  /** Account of the assignee. */
  owner: typedLine(100).nullable(),
  note: typedText(LONGEST_NOTE),
  /** Whether the person gets the acknowledgement; counts only with an address. */
  acknowledge: z.boolean(),
})

/** A request as it is sent. */
export type SentManualEntry = z.output<typeof manualEntrySchema>

/**
 * Check the fields of a request.
 * @param today the day in Paris, ISO; the event may not lie before it (behaviour 4.6)
 */
export function checkManualEntry(
  { kind, values, venues }: Pick<SentManualEntry, 'kind' | 'values' | 'venues'>,
  today: string,
): CheckedManualEntry {
  const own: Record<string, string | readonly string[]> = Object.fromEntries(
    Object.keys(MANUAL_ENTRY_TABLES[kind]).map((field) => [field, values[field] ?? '']),
  )
  if (listsVenues(kind)) own.venue = venues
  const checked = checkTyped<ManualEntryPlace, z.output<Schemas[typeof kind]>>(schemasOf(today)[kind], own)
  const errors: ManualEntryError[] = checked.kind === 'wrong' ? checked.errors.flatMap(known) : []
  const unreachable = [values.phone, values.email].every((typed) => (typed ?? '').trim() === '')
  if (unreachable) errors.push({ field: 'phone', code: 'reach' })
  const { firstDay = '', lastDay = '' } = values
  if (![firstDay, lastDay].every((day) => day === '' || isIsoDay(day)) || !areDaysOfEvent(firstDay, lastDay))
    errors.push({ field: 'lastDay', code: 'days', values: { max: MAX_EVENT_DAYS } })
  if (checked.kind === 'right' && errors.length === 0) {
    return { kind: 'right', content: { kind, ...checked.content } as ManualEntryContent }
  }
  return { kind: 'wrong', errors: inOrder(kind, errors) }
}

/** Errors in the order of the form, the list of venues last. */
export function inOrder(
  kind: SentManualEntry['kind'],
  errors: readonly ManualEntryError[],
): ManualEntryError[] {
  const order: readonly string[] = [...Object.keys(MANUAL_ENTRY_TABLES[kind]), 'venue', 'owner']
  return errors.toSorted((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
}

/** Entered requests have no photographs and no prices. */
function known(error: FormError<ManualEntryPlace>): ManualEntryError[] {
  const { code } = error
  return isPublic(code) ? [] : [{ ...error, code }]
}
