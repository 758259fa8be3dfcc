/** Why a photograph was not taken, as data for a sentence in the visitor's language. */
import type { UploadProblem, UploadProblemCode } from '#/lib/pictures/upload-problem.ts'

/** A code of every upload, or one of the proposal's own. */
export type PhotoProblemCode =
  | UploadProblemCode
  | 'too-many-photos'
  /** From one network in a short time. */
  | 'too-many-uploads'

/** A problem with the values of its sentence (`proposal.refusal.*`). */
export type PhotoProblem = UploadProblem<PhotoProblemCode>

/** A file that was sent with the form and not taken. */
export interface RejectedFile {
  /** As the browser sent it; shown as text, used for nothing else. */
  readonly name: string
  readonly problem: PhotoProblem
}
