/** Why a photograph was not taken, as data for a sentence in the visitor's language. */
import type { PictureProblem } from '#/server/images/picture-refusal.ts'

/** A code of `accept-picture`, or one of the proposal's own. */
export type PhotoProblemCode =
  | PictureProblem['code']
  /** HEIC of an iPhone: common enough for advice of its own. */
  | 'heic'
  | 'too-many-photos'
  /** From one network in a short time. */
  | 'too-many-uploads'
  /** There is no room for drafts just now. */
  | 'no-room'
  /** It did not arrive, or could not be stored. */
  | 'lost'

/** A problem with the values of its sentence (`proposal.refusal.*`). */
export interface PhotoProblem {
  readonly code: PhotoProblemCode
  readonly values?: Readonly<Record<string, string | number>>
}

/** A file that was sent with the form and not taken. */
export interface RefusedFile {
  /** As the browser sent it; shown as text, used for nothing else. */
  readonly name: string
  readonly problem: PhotoProblem
}

/** Formats that telephones of one maker keep their pictures in. */
const HEIC = new Set(['HEIC', 'HEIF', 'HEIC-SEQUENCE', 'HEIF-SEQUENCE'])

/** The problem that the picture service found, for the visitor. */
export function photoProblem(found: PictureProblem): PhotoProblem {
  const { code, ...values } = found
  const format = 'format' in found ? found.format : ''
  return HEIC.has(format) ? { code: 'heic' } : { code, values }
}
