/** Data to show the photographs of a rejected proposal again. */
import type { SentPhoto } from './draft-photo.ts'
import type { RejectedFile } from './photo-problem.ts'

/** Photographs of a rejected submission. */
export interface ShownPhotos {
  /** Token of the draft. */
  readonly draft: string
  /** Kept photographs, in their order. */
  readonly photos: readonly SentPhoto[]
  readonly rejected: readonly RejectedFile[]
  /** Number of photographs deleted because they waited too long. */
  readonly gone: number
}
