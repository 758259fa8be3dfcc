/** Which photographs a half-written proposal has, kept in this browser beside what was typed. */
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

/** Keep them in the place of those before. */
export function writeDraftPhotos(kept: DraftPhotos): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage is switched off or full: a reload starts without photographs.
  }
}

/** Discard them: the proposal has them now. */
export function clearDraftPhotos(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is switched off, so there is nothing to forget.
  }
}

/** A token that no one can guess. */
export function newDraft(): string {
  return newSubmissionKey()
}

function isDraftPhotos(kept: unknown): kept is DraftPhotos {
  if (typeof kept !== 'object' || kept === null || !('draft' in kept) || !('photos' in kept)) return false
  return typeof kept.draft === 'string' && Array.isArray(kept.photos)
}
