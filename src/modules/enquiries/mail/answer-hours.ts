/** Hours within which an answer is promised, as stated on the page of the form (behaviour 3). */

import { delocalize } from '#/i18n/addresses/delocalize.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import type { EnquiryMailData } from './enquiry-mail.ts'

/** Home page of each form, for enquiries from pages that promise nothing. */
const OWN_PAGE = {
  'quote-venue': 'contact-venue',
  quote: 'contact',
  visit: 'contact-venue',
  contact: 'contact-us',
  proposal: 'submit-venue',
} as const satisfies Record<EnquiryMailData['kind'], PageId>

const HOURS: Partial<Record<PageId, number>> = CLAIMS.answerHours

/** The promise that a mail repeats; undefined where neither page makes one. */
export function answerHours({ kind, sourcePage }: EnquiryMailData): number | undefined {
  const page = delocalize(sourcePage)?.page
  return (page && HOURS[page]) ?? HOURS[OWN_PAGE[kind]]
}
