/** Why a picture that was sent is not taken, as data for a sentence in the sender's language. */
import type { PictureProblem } from './picture-rejection.ts'

/** A code of `accept-picture`, or one of the way there. */
export type UploadProblemCode =
  | PictureProblem['code']
  /** HEIC of an iPhone: common enough for advice of its own. */
  | 'heic'
  /** There is no room just now. */
  | 'no-room'
  /** It did not arrive, or could not be stored. */
  | 'lost'

/** A problem with the values of its sentence. */
export interface UploadProblem<Code extends string = UploadProblemCode> {
  readonly code: Code
  readonly values?: Readonly<Record<string, string | number>>
}

/** Formats that telephones of one maker keep their pictures in. */
const HEIC = new Set(['HEIC', 'HEIF', 'HEIC-SEQUENCE', 'HEIF-SEQUENCE'])

/** The problem that the picture service found, for the sender. */
export function uploadProblem(found: PictureProblem): UploadProblem {
  const { code, ...values } = found
  const format = 'format' in found ? found.format : ''
  return HEIC.has(format) ? { code: 'heic' } : { code, values }
}
