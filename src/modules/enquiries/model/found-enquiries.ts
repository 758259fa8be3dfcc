/** What a search over the enquiries finds. */
import type { EnquiryStatus } from './enquiry-statuses.ts'

/** Enquiry that was found. */
export interface FoundEnquiry {
  readonly reference: string
  readonly fullName: string
  readonly company: string | null
  readonly status: EnquiryStatus
}

/** Person with enquiries. */
export interface FoundPerson {
  readonly fullName: string
  readonly company: string | null
  /** What the list of their enquiries is searched for: the address, or the telephone number. */
  readonly contact: string
  readonly enquiries: number
}
