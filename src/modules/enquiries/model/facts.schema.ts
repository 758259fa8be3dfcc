/** Validation of corrected facts, with the schemas of the forms; facts that stay are not asked about again. */
import { z } from 'zod'
import { checkTyped } from '#/forms/check-typed.ts'
import { schemaOf } from '#/forms/field-schema.ts'
import type { FormError, VisitErrorCode } from '#/forms/form-error.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import {
  type FactField,
  factFields,
  LANGUAGE_FACT,
  type TypedFacts,
  typedFact,
  VENUES_FACT,
  venueSlugs,
} from './fact-fields.ts'
import { QUOTE_LIMITS } from './form-fields.ts'
import type { EnquiryKind } from './kinds.ts'

/** Validation errors of the public forms, `reach`: neither a number nor an address is left, `days`: no first and last one, and `taken`: they are sold. */
export interface FactError extends Omit<FormError<string>, 'code' | 'values'> {
  readonly code:
    | Exclude<FormError['code'], 'tooManyPhotos' | 'photosRefused' | `visit.${VisitErrorCode}`>
    | 'reach'
    | 'days'
    | 'taken'
  readonly values?: Readonly<Record<string, number | string>>
}

/** The facts in their one spelling, or what is wrong with them. */
export type CheckedFacts =
  | { readonly kind: 'right'; readonly facts: TypedFacts }
  | { readonly kind: 'wrong'; readonly errors: readonly FactError[] }

const typed = z.record(z.string().max(40), z.string().max(10_000))

/** Payload of a correction. */
export const factsChangeSchema = z.object({
  /** Made by the browser: sent twice, it is recorded once. */
  entry: z.uuid(),
  /** The changed facts as they were seen, and as they should be. */
  seen: typed,
  wanted: typed,
})

/** A correction as it is sent. */
export type FactsChange = z.output<typeof factsChangeSchema>

/** Fields that a kind cannot do without: the name, and what a venue proposal is judged by. */
function mayBeEmpty(kind: EnquiryKind, name: string): boolean {
  return name !== 'fullName' && (kind !== 'proposal' || name === 'email')
}

/**
 * Check corrected facts.
 * @param wanted the changed facts by the name of their field
 * @param today the day in Paris, ISO; a new day may not lie before it (behaviour 4.6)
 */
export function checkFacts(kind: EnquiryKind, wanted: TypedFacts, today: string): CheckedFacts {
  const fields = factFields(kind).filter(({ name }) => name in wanted)
  const table = Object.fromEntries(fields.map(({ name, field }) => [name, field]))
  const schema = schemaOf(table, { today, open: (name) => mayBeEmpty(kind, name) })
  const checked = checkTyped<string, z.output<typeof schema>>(schema, wanted)
  const errors: FactError[] = checked.kind === 'wrong' ? checked.errors.flatMap(known) : []
  const { [LANGUAGE_FACT]: language, [VENUES_FACT]: venues } = wanted
  if (language !== undefined && !LANGUAGE_CODES.some((code) => code === language))
    errors.push({ field: LANGUAGE_FACT, code: 'choice' })
  const max = QUOTE_LIMITS.venues
  if (venues !== undefined && venueSlugs(venues).length > max)
    errors.push({ field: VENUES_FACT, code: 'tooManyVenues', values: { max } })
  if (checked.kind === 'wrong' || errors.length > 0) return { kind: 'wrong', errors }
  const others = Object.fromEntries(
    [LANGUAGE_FACT, VENUES_FACT].flatMap((name) => (name in wanted ? [[name, wanted[name] ?? '']] : [])),
  )
  return { kind: 'right', facts: { ...inOneSpelling(fields, checked.content), ...others } }
}

function inOneSpelling(fields: readonly FactField[], content: Readonly<Record<string, unknown>>): TypedFacts {
  return Object.fromEntries(
    // Money is typed in euros and kept in cents: here it is still what was typed.
    fields.map(({ name, field }) => {
      const value = content[name]
      return [name, typeof value === 'number' ? String(value) : typedFact(field, value)]
    }),
  )
}

function known(error: FormError<string>): FactError[] {
  const { code } = error
  return code === 'tooManyPhotos' || code === 'photosRefused' || isOfVisit(code) ? [] : [{ ...error, code }]
}

/** Whether the moments are those of the public form: the staff may agree on others. */
function isOfVisit(code: FormError['code']): code is `visit.${VisitErrorCode}` {
  return code.startsWith('visit.')
}
