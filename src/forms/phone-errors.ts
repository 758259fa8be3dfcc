/** Errors of phone numbers. */
import type { PhoneChoice } from './form-error.ts'

/**
 * What a text is as a phone number. `number`: in E.164, an extension behind it as in RFC 3966 (`+12125550134;ext=22`).
 * `ask`: it can be from several countries.
 */
export type PhoneReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'ask'; readonly choices: readonly PhoneChoice[] }

type PhoneError =
  | { readonly field: 'phone'; readonly code: 'phone' }
  | { readonly field: 'phone'; readonly code: 'phoneUnclear'; readonly choices: readonly PhoneChoice[] }

/** The error of a phone number that is none, or could be from several countries; none for one that was read. */
export function phoneErrors(reading: PhoneReading): readonly PhoneError[] {
  if (reading.kind === 'number') return []
  if (reading.kind === 'none') return [{ field: 'phone', code: 'phone' }]
  return [{ field: 'phone', code: 'phoneUnclear', choices: reading.choices }]
}

/** The numbers of an error that asks for the country, for staff. */
export function shownChoices({ choices = [] }: { readonly choices?: readonly PhoneChoice[] }): string {
  return choices.map(({ shown }) => shown).join(', ')
}
