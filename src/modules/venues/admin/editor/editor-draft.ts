/** Unsaved changes of the venue editor, kept on the device. */
import { z } from 'zod'
import { readLocalDraft, removeLocalDraft, writeLocalDraft } from '#/ui/admin/local-draft.ts'
import { type MergedDocument, mergeDocuments } from '../../model/merge-documents.ts'
import { type VenueDocument, venueDocument } from '../../model/venue-document.schema.ts'
import { changesBetween } from '../../model/venue-fields.ts'

const keptWriting = z.object({
  /** The document that the changes began with: separates own changes from those of others since. */
  base: venueDocument,
  document: venueDocument,
  /** What was typed and not understood, by its field, and why. */
  unread: z.record(z.string(), z.object({ typed: z.string(), sentence: z.string() })).default({}),
  /** ISO 8601. */
  savedAt: z.string(),
})

/** Unsaved writing with the time when it was kept. */
export type EditorDraft = z.output<typeof keptWriting>

const nameOf = (venueId: string) => `venue.${venueId}`

/** The draft of a venue, if it holds anything that is not saved by now. */
export function readEditorDraft(venueId: string, saved: VenueDocument): EditorDraft | undefined {
  const kept = keptWriting.safeParse(readLocalDraft(nameOf(venueId))).data
  if (kept === undefined) return undefined
  const isUnread = Object.keys(kept.unread).length > 0
  if (isUnread || changesBetween(restored(kept, saved).document, saved).length > 0) return kept
  removeLocalDraft(nameOf(venueId))
  return undefined
}

/**
 * Keeps what is being written.
 * @returns whether the device took it
 */
export function keepWriting(venueId: string, kept: EditorDraft): boolean {
  return writeLocalDraft(nameOf(venueId), kept)
}

/** Forgets what was kept of a venue. */
export function forgetWriting(venueId: string): void {
  removeLocalDraft(nameOf(venueId))
}

/** Merge the draft with the saved document: nothing that others have saved since is overwritten unseen. */
export function restored({ base, document }: EditorDraft, saved: VenueDocument): MergedDocument {
  return mergeDocuments(base, document, saved)
}
