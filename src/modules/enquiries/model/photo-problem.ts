/** Reasons for rejecting a photograph, as data for a message. */
import type { UploadProblem, UploadProblemCode } from '#/lib/pictures/upload-problem.ts'

/** A code of every upload, or one of the proposal's own. */
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
