import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { isIsoDay } from '#/lib/iso-day.ts'
import { GUEST_RANGES } from '#/modules/venues/model/guest-ranges.ts'
import { BUDGETS, EVENT_TYPES, GUEST_COUNTS, LOCATIONS } from '../model/enquiry-options.ts'
import type { ContactField, QuoteField, QuoteRequestField } from '../model/form-fields.ts'
import { useProposalTexts } from './use-proposal-texts.ts'

/** Labels of the fields of the forms on their pages. */
export function useFieldLabels() {
  const enquiryForm = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  const contact = useTranslations('contactForm')
  const proposal = useProposalTexts()
  return {
    'quote-venue': (field: QuoteField) => enquiryForm(field === 'guestCount' ? 'guests' : field),
    quote: (field: QuoteRequestField) => {
      if (field === 'guestCount') return enquiryForm('guests')
      if (field === 'email' || field === 'phone' || field === 'budget') return enquiryForm(field)
      return labels(field)
    },
    contact: (field: ContactField) => {
      if (field === 'subject') return contact('subject')
      return field === 'email' ? enquiryForm('email') : labels(field)
    },
    proposal: proposal.labelOf,
  } as const
}

/** Say a typed value as a person would: options by their names, days written out. */
export function useValueText(): (field: string, value: string) => string {
  const enquiryForm = useTranslations('enquiryForm')
  const labels = useTranslations('quoteRequest')
  const language = useLanguage()
  const proposal = useProposalTexts()
  return (field, value) => {
    if (field === 'startDate' || field === 'desiredDate')
      return isIsoDay(value) ? formatDate(value, language) : value
    if (field === 'budget' && isOneOf(BUDGETS, value)) return enquiryForm(`budgetRange.${value}`)
    if (field === 'guestCount' && isOneOf(GUEST_RANGES, value)) return enquiryForm(`guestRange.${value}`)
    if (field === 'guestCount' && isOneOf(GUEST_COUNTS, value)) return labels(`guestRange.${value}`)
    if (field === 'eventType' && isOneOf(EVENT_TYPES, value)) return labels(`eventTypes.${value}`)
    if (field === 'preferredLocation' && isOneOf(LOCATIONS, value)) return labels(`location.${value}`)
    return proposal.readOut(field, value) ?? value
  }
}

function isOneOf<const T extends string>(options: readonly T[], value: string): value is T {
  return options.some((option) => option === value)
}
