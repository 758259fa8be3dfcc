/** Changes of an enquiry, in the words that screen and server share. */

import type { EnquiryStatus } from './enquiry-statuses.ts'
import type { Colleague } from './enquiry-view.ts'

/** What is to be changed; what is not named stays. */
export interface EnquiryChange {
  readonly status?: EnquiryStatus | undefined
  /** An account; `null` takes the owner away. */
  readonly owner?: string | null | undefined
}

/** What an enquiry has at present, and who changed it last. */
export interface PresentState {
  readonly version: number
  readonly status: EnquiryStatus
  readonly owner: Colleague | null
  /** The latest change; `null` where no one has changed anything. */
  readonly changed: { readonly by: Colleague | null; readonly at: string } | null
}
