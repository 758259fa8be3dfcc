import { LEAST_LONG_SIDE, MAX_MEGABYTES, MAX_MEGAPIXELS, MOST_STRETCH } from './picture-limits.ts'
import { TAKEN_FORMATS } from './taken-formats.ts'

/** Why a picture is not taken, with what a sentence about it needs. */
export type PictureProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-many-bytes'; readonly megabytes: number }
  | { readonly code: 'unknown-format' }
  | { readonly code: 'format-not-taken'; readonly format: string }
  | { readonly code: 'too-many-pixels'; readonly megapixels: number }
  | { readonly code: 'too-small'; readonly width: number; readonly height: number }
  | { readonly code: 'too-narrow'; readonly width: number; readonly height: number }
  | { readonly code: 'animated' }
  | { readonly code: 'damaged' }

/** A picture that is not taken. The message is the rest of an English sentence that begins with its name. */
export class PictureRejection extends Error {
  override readonly name = 'PictureRefusal'
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(describe(problem))
    this.problem = problem
  }
}

const NAMES = Object.values(TAKEN_FORMATS).map(({ name }) => name)
const TAKEN = `${NAMES.slice(0, -1).join(', ')} or ${NAMES.at(-1)}`

function describe(problem: PictureProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'is empty.'
    case 'too-many-bytes':
      return `has ${problem.megabytes} MB; at most ${MAX_MEGABYTES} MB are accepted.`
    case 'unknown-format':
      return `is not a readable image; save it as ${TAKEN}.`
    case 'format-not-taken':
      return `is in ${problem.format} format, which is not accepted; save it as ${TAKEN}.`
    case 'too-many-pixels':
      return `has ${problem.megapixels} megapixels; at most ${MAX_MEGAPIXELS} are accepted.`
    case 'too-small':
      return `has ${problem.width} × ${problem.height} pixels; the longer side needs at least ${LEAST_LONG_SIDE}.`
    case 'too-narrow':
      return `has ${problem.width} × ${problem.height} pixels; the longer side may be at most ${MOST_STRETCH} times the shorter one.`
    case 'animated':
      return 'moves; only still pictures can be taken.'
    case 'damaged':
      return 'is damaged: the picture could not be read to its end.'
  }
}
