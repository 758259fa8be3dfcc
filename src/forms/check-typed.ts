/** Validation of typed values against the schema of their form. */
import type { z } from 'zod'
import type { FormError, FormErrorCode } from './form-error.ts'

/** Result of the validation; each wrong field is listed once. */
export type CheckedForm<Name extends string, Content> =
  | { readonly kind: 'right'; readonly content: Content }
  | { readonly kind: 'wrong'; readonly errors: readonly FormError<Name>[] }

/** Validate typed values. Errors are in the order of the schema's fields. */
export function checkTyped<Name extends string, Content>(
  schema: z.ZodType<Content>,
  typed: Readonly<Record<string, string | readonly string[]>>,
): CheckedForm<Name, Content> {
  const result = schema.safeParse(typed)
  if (result.success) return { kind: 'right', content: result.data }
  const errors = result.error.issues.map((issue): FormError<Name> => {
    const values = issue.code === 'custom' ? issue.params : undefined
    const error = { field: issue.path[0] as Name, code: issue.message as FormErrorCode }
    return values ? { ...error, values } : error
  })
  // A list can have several wrong entries; one message covers them.
  return {
    kind: 'wrong',
    errors: errors.filter(({ field }, at) => errors.findIndex((e) => e.field === field) === at),
  }
}
