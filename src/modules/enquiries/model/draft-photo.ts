/** Photographs of a proposal's draft: the protocol between browser and server, and reasons for rejecting one. */
import type { UploadProblem, UploadProblemCode } from '#/lib/pictures/upload-problem.ts'

/** Header with the draft token, in both directions. */
export const DRAFT_HEADER = 'x-proposal-draft'

/** Upload address; `/{id}` is one photograph. */
export const PHOTOS_ADDRESS = '/api/proposal-photos'

/** Photograph stored on the server. */
export interface SentPhoto {
  readonly id: string
  /** Pixels, as is the height. */
  readonly width: number
  readonly height: number
}

/** Address of the thumbnail of a photograph. */
export function previewAddress(id: string, draft: string): string {
  return `${PHOTOS_ADDRESS}/${id}?draft=${draft}`
}

/** Reason for rejecting a photograph: a code of every upload, or one of the proposal's own. */
export type PhotoProblemCode =
  | UploadProblemCode
  | 'too-many-photos'
  /** Rate limit of the IP prefix. */
  | 'too-many-uploads'

/** Problem with the arguments of its message (`proposal.refusal.*`). */
export type PhotoProblem = UploadProblem<PhotoProblemCode>

/** File that was sent with the form and rejected. */
export interface RejectedFile {
  /** As the browser sent it; shown as text, used for nothing else. */
  readonly name: string
  readonly problem: PhotoProblem
}

/** Photographs of a rejected submission, to be shown again. */
export interface ShownPhotos {
  /** Token of the draft. */
  readonly draft: string
  /** Kept photographs, in their order. */
  readonly photos: readonly SentPhoto[]
  readonly rejected: readonly RejectedFile[]
  /** Number of photographs deleted because they waited too long. */
  readonly gone: number
}
