/** Photographs of a local draft, stored in this browser beside the typed fields. */
import { newSubmissionKey } from '#/forms/form-draft.ts'
import type { SentPhoto } from '../../model/draft-photo.ts'

const STORAGE_KEY = 'passage.draft.proposal.photos'

/** A draft's photographs, in their order. */
export interface DraftPhotos {
  /** Token of the draft: who has it may see and remove them. */
  readonly draft: string
  readonly photos: readonly SentPhoto[]
}

/** Those of the kept draft; undefined when there is none or it cannot be read. */
export function readDraftPhotos(): DraftPhotos | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null')
    return isDraftPhotos(kept) ? kept : undefined
  } catch {
    // Storage is switched off or holds something else: there is no draft.
    return undefined
  }
}

/** Store the photographs, replacing the previous ones. */
export function writeDraftPhotos(kept: DraftPhotos): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage is switched off or full: a reload starts without photographs.
  }
}

/** Remove them once the proposal is stored. */
export function clearDraftPhotos(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}

/** Create a random token. */
export function newDraft(): string {
  return newSubmissionKey()
}

function isDraftPhotos(kept: unknown): kept is DraftPhotos {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('photos' in kept)) return false
  return typeof kept.draft === 'string' && Array.isArray(kept.photos)
}
