/** Changes of an enquiry, shared by client and server. */

import type { EnquiryStatus } from './enquiry-statuses.ts'
import type { Colleague } from './enquiry-view.ts'
import type { WantedOutcome } from './outcome.ts'

/** Requested change; absent fields stay. */
export interface EnquiryChange {
  readonly status?: EnquiryStatus | undefined
  /** Account id; `null` removes the owner. */
  readonly owner?: string | null | undefined
  /** Outcome of an enquiry that is won or lost. */
  readonly outcome?: WantedOutcome | undefined
}

/** Current state of an enquiry and its last editor. */
export interface PresentState {
  readonly version: number
  readonly status: EnquiryStatus
  readonly owner: Colleague | null
  /** The latest change; `null` where no one has changed anything. */
  readonly changed: {
    readonly by: Colleague | null
    readonly at: string
    /** Of its history entry. */
    readonly event: string
  } | null
}
