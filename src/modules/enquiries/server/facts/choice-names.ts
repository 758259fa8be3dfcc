/** Names of the choices of a field in lists and files of the back office. */
import type { Field } from '#/forms/field.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { siteTexts } from '#/mail/copy.ts'
import { namesAt } from '../../model/field-texts.ts'

/** Groups of `admin.inbox` with the names of a column's choices that are shorter than those of the public form. */
const SHORT_NAMES: Readonly<Record<string, 'eventTypes' | 'locations' | 'guests' | 'budgets'>> = {
  event: 'eventTypes',
  place: 'locations',
  guests: 'guests',
  budget: 'budgets',
}

/** The names of a field's choices, by code. @param column of the exported file */
export function choiceNames(
  column: string,
  field: Extract<Field, { kind: 'choice' }>,
  language: AdminLanguage,
): Readonly<Record<string, string>> {
  const short = SHORT_NAMES[column]
  return short === undefined
    ? namesAt(siteTexts(language), field.optionNames)
    : getAdminMessages(language).admin.inbox[short]
}
