/** What is edited of a venue, and how it is kept on the device. */
import { z } from 'zod'
import type { Unsaved, VersionedKind } from '#/ui/admin/records/use-versioned.ts'
import { type MergedDocument, mergeDocuments } from '../../model/merge-documents.ts'
import { type VenueDocument, venueDocument } from '../../model/venue-document.schema.ts'
import { changesBetween, type FieldName } from '../../model/venue-fields.ts'
import type { EditedVenue } from '../../venue-editor.functions.ts'
import type { UnreadInput } from './venue-editor.ts'

/** The document with everything that is being typed. */
export interface VenueDraft {
  readonly document: VenueDocument
  /** What was typed and not understood; the document has the values from before. */
  readonly unread: ReadonlyMap<FieldName, UnreadInput>
}

/** Unsaved changes of a venue. */
export type UnsavedVenue = Unsaved<EditedVenue, VenueDraft>

const NOTHING_UNREAD: VenueDraft['unread'] = new Map()

/** A document in which everything was understood. */
export const read = (document: VenueDocument): VenueDraft => ({ document, unread: NOTHING_UNREAD })

const keptWriting = z.object({
  /** The document that the changes began with: separates own changes from those of others since. */
  base: venueDocument,
  document: venueDocument,
  /** What was typed and not understood, by its field, and why. */
  unread: z.record(z.string(), z.object({ typed: z.string(), sentence: z.string() })).default({}),
})

/** The draft of a venue; one of an earlier visit is offered. */
export function venueDraftKind(id: string) {
  return {
    draftOf: ({ document }) => read(document),
    isSame: (one, other) =>
      changesBetween(one.document, other.document).length === 0 && isSameTyped(one.unread, other.unread),
    merge: (sent, written, saved) => ({
      document: mergeDocuments(sent.document, written.document, saved.document).document,
      unread: written.unread,
    }),
    device: {
      name: `venue.${id}`,
      isOffered: true,
      pack: ({ base, draft: { document, unread } }) => ({
        base: base.document,
        document,
        unread: Object.fromEntries(
          [...unread].map(([field, { typed, sentence }]) => [field, { typed, sentence }]),
        ),
      }),
      unpack: (kept, saved) => {
        const found = keptWriting.safeParse(kept).data
        if (found === undefined) return undefined
        const { base, document } = found
        const unread = Object.entries(found.unread).map(
          ([field, typed]) => [field as FieldName, { ...typed, isBeingTyped: false }] as const,
        )
        const unsaved = {
          base: { ...saved, document: base },
          draft: { document, unread: new Map(unread) },
        }
        const isSaved = changesBetween(restored(unsaved, saved).document, saved.document).length === 0
        return isSaved && unread.length === 0 ? undefined : unsaved
      },
    },
  } satisfies VersionedKind<EditedVenue, VenueDraft>
}

/** Merge a draft with the saved document: nothing that others have saved since is overwritten unseen. */
export function restored({ base, draft }: UnsavedVenue, saved: EditedVenue): MergedDocument {
  return mergeDocuments(base.document, draft.document, saved.document)
}

function isSameTyped(one: VenueDraft['unread'], other: VenueDraft['unread']): boolean {
  return one.size === other.size && [...one].every(([field, { typed }]) => other.get(field)?.typed === typed)
}
