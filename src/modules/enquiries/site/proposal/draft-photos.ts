/** Photographs of a local draft, stored in this browser beside the typed fields. */
import { newSubmissionKey, visitorDrafts } from '#/forms/form-draft.ts'
import type { SentPhoto } from '../../model/draft-photo.ts'

/** A draft's photographs, in their order. */
export interface DraftPhotos {
  /** Token of the draft: its holder may see and remove them. */
  readonly draft: string
  readonly photos: readonly SentPhoto[]
}

/** Name of their draft beside that of the form. */
export const PHOTOS_DRAFT = 'proposal.photos'

/** Those of the kept draft; undefined when there is none or it cannot be read. */
export function readDraftPhotos(): DraftPhotos | undefined {
  const kept = visitorDrafts.read(PHOTOS_DRAFT)?.content
  return isDraftPhotos(kept) ? kept : undefined
}

/** Create a random token. */
export function newDraft(): string {
  return newSubmissionKey()
}

function isDraftPhotos(kept: unknown): kept is DraftPhotos {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('photos' in kept)) return false
  return typeof kept.draft === 'string' && Array.isArray(kept.photos)
}
