/** Within how many hours an answer is promised: what the page with the form says (behaviour 3). */

import { delocalize } from '#/i18n/addresses/delocalize.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import { CLAIMS } from '#/modules/content/model/claims.ts'
import type { EnquiryMailData } from './enquiry-mail.ts'

/** The page that each form is at home on, for enquiries from pages that promise nothing of their own. */
const OWN_PAGE = {
  'quote-venue': 'contact-venue',
  quote: 'contact',
  contact: 'contact-us',
  proposal: 'submit-venue',
} as const satisfies Record<EnquiryMailData['kind'], PageId>

const HOURS: Partial<Record<PageId, number>> = CLAIMS.answerHours

/** The promise that a mail repeats; nothing where neither page makes one. */
export function answerHours({ kind, sourcePage }: EnquiryMailData): number | undefined {
  const page = delocalize(sourcePage)?.page
  return (page && HOURS[page]) ?? HOURS[OWN_PAGE[kind]]
}
