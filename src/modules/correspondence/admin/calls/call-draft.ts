import { z } from 'zod'
import { CALL_OUTCOMES } from '#/modules/enquiries/model/call-outcome.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'

/** Name of the draft of a call; each staff member has their own. */
export function callDraftName({ reference, viewer }: Pick<EnquiryView, 'reference' | 'viewer'>): string {
  return `call.${viewer.id}.${reference}`
}

const schema = z.object({
  outcome: z.enum(CALL_OUTCOMES),
  text: z.string(),
})

/** A call that is not recorded yet. */
export type CallDraft = z.output<typeof schema>

/** How a call is kept on the device. */
export const CALL_DRAFT = {
  read: (kept: unknown) => schema.safeParse(kept).data,
  begin: (): CallDraft => ({ outcome: 'spoke', text: '' }),
  isEmpty: ({ text }: CallDraft) => text.trim() === '',
}
