import type { CallOutcome } from '../../model/call.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { Colleague } from '../../model/enquiry-view.ts'

/** Saved change of an open enquiry, as its undo needs it. */
export type SheetChange =
  | { readonly kind: 'status'; readonly from: EnquiryStatus; readonly to: EnquiryStatus }
  | { readonly kind: 'owner'; readonly from: Colleague | null; readonly to: Colleague | null }
  | { readonly kind: 'facts'; readonly entry: string; readonly names: string }
  | { readonly kind: 'note'; readonly id: string; readonly text: string }
  | { readonly kind: 'call'; readonly entry: string; readonly outcome: CallOutcome; readonly text: string }
