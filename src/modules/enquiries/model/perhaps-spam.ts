/** The mark "perhaps spam" (ADR 0088). */
import type { EnquiryStatus } from './enquiry-statuses.ts'

interface Marked {
  /** 1: it looked like spam when it came. */
  readonly perhaps_spam: number
  readonly status: EnquiryStatus
  readonly first_answered_at: string | null
}

/** Whether nobody has decided yet: any other status and any answer is a decision. SQL says the same (`SUSPECT`). */
export function isSuspect({ perhaps_spam, status, first_answered_at }: Marked): boolean {
  return perhaps_spam === 1 && status === 'new' && first_answered_at === null
}
