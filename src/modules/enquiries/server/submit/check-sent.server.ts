/** Validation of a posted form: its schema, and the checks that need the server. */

import { checkTyped } from '#/forms/check-typed.ts'
import type { FormError } from '#/forms/form-error.ts'
import { phoneErrors } from '#/forms/phone-errors.ts'
import { readPhone } from '#/forms/phone-number.server.ts'
import type { SentFields } from '#/forms/read-form.ts'
import type { Language } from '#/i18n/languages.ts'
import { parisDay } from '#/lib/paris-time.ts'
import type { FormDefinition } from './form-definition.server.ts'

/** Validated content, or the validation errors in the order of the form. */
export interface CheckedSubmission<Name extends string, Content> {
  readonly content?: Content
  /** E.164, an extension behind it (`;ext=22`). */
  readonly phone: string | undefined
  readonly errors: readonly FormError<Name>[]
}

/** Phone numbers are validated here and not in the schema: the metadata is large. */
export function checkSent<Field extends string, List extends string, Content extends object>(
  { form, schema }: FormDefinition<Field, List, Content>,
  { values, lists }: SentFields,
  now: Date,
  language: Language,
): CheckedSubmission<Field | List, Content> {
  const checked = checkTyped<Field | List, Content>(schema(parisDay(now)), { ...values, ...lists })
  const errors = checked.kind === 'wrong' ? [...checked.errors] : []
  const phone = readPhone(values.phone ?? '', language)
  const phoneField = form.fields.find((field) => field === 'phone')
  const known = errors.some(({ field }) => field === phoneField)
  // The number is optional: which country it is from holds no form up, and is asked where the form comes back anyway.
  const isAsked = phone.kind !== 'ask' || errors.length > 0
  if (phoneField && values.phone?.trim() && !known && isAsked) {
    errors.push(...phoneErrors(phone).map((error) => ({ ...error, field: phoneField })))
  }
  const order: readonly string[] = [...form.fields, ...form.lists]
  errors.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  const number = phone.kind === 'number' ? phone.number : undefined
  return { ...(checked.kind === 'right' ? { content: checked.content } : {}), phone: number, errors }
}

/** What was sent, with the country that was chosen for its phone number, if that is one of those asked about. */
export function withChosenPhone(sent: SentFields, language: Language): SentFields {
  if (sent.phoneChoice === '') return sent
  const reading = readPhone(sent.values.phone ?? '', language)
  const chosen = reading.kind === 'ask' && reading.choices.find(({ text }) => text === sent.phoneChoice)
  return chosen ? { ...sent, values: { ...sent.values, phone: chosen.text } } : sent
}
