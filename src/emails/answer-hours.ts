/** Within how many hours a page promises an answer (decision 3; specification, section 9: 24 hours). */
import type { EnquiryMailData } from './enquiry-mail.ts'

/**
 * What the page with the form says, by the form it has. The page that takes proposals promises no time.
 */
const ANSWER_HOURS = {
  'quote-venue': 24,
  quote: 24,
  contact: 24,
  proposal: undefined,
} as const satisfies Record<EnquiryMailData['kind'], number | undefined>

/** The promise that a mail repeats; nothing where the page makes none. */
export function answerHours({ kind }: Pick<EnquiryMailData, 'kind'>): number | undefined {
  return ANSWER_HOURS[kind]
}
