import { z } from 'zod'
import type { EnquiryView } from '../../model/enquiry-view.ts'

/** Name of the draft of a note; each staff member has their own. */
export function noteDraftName({ reference, viewer }: Pick<EnquiryView, 'reference' | 'viewer'>): string {
  return `note.${viewer.id}.${reference}`
}

const schema = z.object({ text: z.string(), savedAt: z.string().nullable() })

/** A note that is not saved yet. */
export type NoteDraft = z.output<typeof schema>

/** How a note is kept on the device. */
export const NOTE_DRAFT = {
  read: (kept: unknown) => schema.safeParse(kept).data,
  begin: (): NoteDraft => ({ text: '', savedAt: null }),
  isEmpty: ({ text }: NoteDraft) => text.trim() === '',
}
