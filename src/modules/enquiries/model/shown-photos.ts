/** What a proposal that comes back to the form needs to show its photographs again. Plain data. */
import type { SentPhoto } from './draft-photo.ts'
import type { RejectedFile } from './photo-problem.ts'

/** The photographs of a form that was not taken. */
export interface ShownPhotos {
  /** Token of the draft. */
  readonly draft: string
  /** Those that are kept, in their order. */
  readonly photos: readonly SentPhoto[]
  readonly rejected: readonly RejectedFile[]
  /** How many were deleted because they waited too long. */
  readonly gone: number
}
