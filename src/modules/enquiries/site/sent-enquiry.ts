/**
 * The copy of an enquiry that the page with its reference shows. It never leaves the browser that has sent it: an
 * address with a reference in it shows no one anything. Kept for this tab only.
 */
import { useTranslations } from 'use-intl'
import type { NamedVenue } from '#/modules/venues/model/venue-summary.ts'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import type { FormFields } from '../model/form-fields.ts'

const STORAGE_KEY = 'passage.sent'

/** A venue of the enquiry, with its first photograph. */
export interface SentVenue extends NamedVenue {
  readonly photo?: PhotoSource | undefined
}

/** An enquiry that the server has confirmed. */
export interface SentEnquiry {
  readonly kind: FormFields['kind']
  /** `Q-26-0042`. */
  readonly reference: string
  /** As typed, by the name of the field. */
  readonly values: Readonly<Record<string, string>>
  readonly venues: readonly SentVenue[]
}

/** Keep the copy in the place of the one before. */
export function keepSent(enquiry: SentEnquiry): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(enquiry))
  } catch {
    // Storage is switched off: the page shows the reference alone, the copy comes by mail.
  }
}

/** The number of guests where the list says one in the place of a range: the copy says what the form has shown. */
export function saidGuests({ elements }: HTMLFormElement): Readonly<Record<string, string>> {
  const list = elements.namedItem('guestCount')
  const text = list instanceof HTMLSelectElement ? list.selectedOptions[0]?.text : undefined
  return text && /^\d[\d\s.,]*$/u.test(text) ? { guestCount: text } : {}
}

/** The copy of the enquiry with this reference, if this tab has sent it. */
export function sentEnquiry(reference: string): SentEnquiry | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as SentEnquiry | null
    return kept?.reference === reference ? kept : undefined
  } catch {
    return undefined
  }
}

/** The steps of a quote enquiry, within the hours that its page promises. */
export function useQuoteSteps(answerHours: number): readonly string[] {
  const t = useTranslations('success')
  return [t('step1'), t('step2', { hours: answerHours }), t('step3')]
}
