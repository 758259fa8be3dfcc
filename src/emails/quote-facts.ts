/** The facts of a quote request in the words of a language. */
import { formatDate } from '#/i18n/format.ts'
import { formatPhone } from '#/i18n/format-phone.ts'
import { LANGUAGES, type Language } from '#/i18n/languages.ts'
import { MAIL_COPY, quoteLabels } from './copy.ts'
import type { QuoteVenueMailData } from './enquiry-mail.ts'
import type { Fact } from './mail-document.ts'

/** Who asks: company, function, name, address, phone; only what was given. */
export function contactFacts(data: QuoteVenueMailData, language: Language): Fact[] {
  const labels = quoteLabels(language)
  return given([
    [labels.company, data.company],
    [labels.jobTitle, data.jobTitle],
    [MAIL_COPY[language].name, data.fullName],
    [labels.email, data.email],
    [labels.phone, data.phone && formatPhone(data.phone, language)],
  ])
}

/** What is asked for: days, size, guests, budget, the project; only what was given. */
export function projectFacts(data: QuoteVenueMailData, language: Language): Fact[] {
  const labels = quoteLabels(language)
  return given([
    [labels.startDate, data.startDate && formatDate(data.startDate, language)],
    [labels.duration, data.duration],
    // The label has the unit.
    [labels.surface, data.surface?.toLocaleString(LANGUAGES[language].intl)],
    [labels.guests, data.guestCount && optionName(labels.guestRange, data.guestCount)],
    [labels.budget, data.budget && optionName(labels.budgetRange, data.budget)],
    [labels.message, data.message],
  ])
}

function given(facts: readonly (readonly [label: string, value: string | undefined])[]): Fact[] {
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** The name of an option; its code when the option has gone since. */
function optionName(names: Readonly<Record<string, string>>, code: string): string {
  return names[code] ?? code
}
