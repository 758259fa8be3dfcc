import type { CallOutcome } from '../../model/call-outcome.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { Colleague } from '../../model/enquiry-view.ts'

/** Change of an open enquiry, as its undo needs it: a saved one, or a draft that was given up. */
export type SheetChange =
  | { readonly kind: 'status'; readonly from: EnquiryStatus; readonly to: EnquiryStatus }
  | { readonly kind: 'owner'; readonly from: Colleague | null; readonly to: Colleague | null }
  | { readonly kind: 'facts'; readonly entry: string; readonly names: string }
  | { readonly kind: 'note'; readonly id: string; readonly text: string }
  | { readonly kind: 'call'; readonly entry: string; readonly outcome: CallOutcome; readonly text: string }
  | { readonly kind: 'draft'; readonly name: string; readonly draft: object }
  | {
      readonly kind: 'reply'
      readonly key: string
      readonly name: string
      readonly draft: object
      readonly leavesInMs: number
    }
