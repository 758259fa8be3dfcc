/** Checking what was typed against the schema of its form. */
import type { z } from 'zod'
import type { FormError, FormErrorCode } from './form-error.ts'

/** Says which fields are wrong, and how; each at most once. */
export type CheckedForm<Name extends string, Content> =
  | { readonly kind: 'right'; readonly content: Content }
  | { readonly kind: 'wrong'; readonly errors: readonly FormError<Name>[] }

/** Checks typed values, by the names of their fields, in the order of the schema. */
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
  // A list can have several wrong entries; one message says it.
  return {
    kind: 'wrong',
    errors: errors.filter(({ field }, at) => errors.findIndex((e) => e.field === field) === at),
  }
}
