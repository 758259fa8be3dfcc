import type { EnquiryView } from '../../model/enquiry-view.ts'

/** Storage key of the local draft of an answer; one for each staff member. */
export function draftName({ reference, viewer }: EnquiryView): string {
  return `reply.${viewer.id}.${reference}`
}
