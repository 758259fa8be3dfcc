import type { EnquiryView } from '../../model/enquiry-view.ts'

/** Under what an answer that is being written is kept on the device: each person has their own. */
export function draftName({ reference, viewer }: EnquiryView): string {
  return `reply.${viewer.id}.${reference}`
}
