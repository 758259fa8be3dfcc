import { LEAST_LONG_SIDE, MAX_MEGABYTES, MAX_MEGAPIXELS } from '#/lib/pictures/picture-limits.ts'
import type { PictureProblem } from '#/lib/pictures/picture-rejection.ts'

/** Why a picture is not taken: the rest of a French sentence that begins with its name. The English is its message. */
export function frenchError(problem: PictureProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'est vide.'
    case 'too-many-bytes':
      return `pèse ${problem.megabytes} Mo\u00a0; ${MAX_MEGABYTES} Mo au plus sont acceptés.`
    case 'unknown-format':
      return 'n’est pas une image d’un format connu\u00a0; enregistrez-la en JPEG, PNG, WebP ou AVIF.'
    case 'format-not-taken':
      return `est au format ${problem.format}, qui n’est pas accepté\u00a0; enregistrez-la en JPEG, PNG, WebP ou AVIF.`
    case 'other-format':
      return `se dit ${problem.claimed} mais est au format ${problem.format}\u00a0; donnez-lui son vrai nom.`
    case 'too-many-pixels':
      return `compte ${problem.megapixels} mégapixels\u00a0; ${MAX_MEGAPIXELS} au plus sont acceptés.`
    case 'too-small':
      return `mesure ${problem.width} × ${problem.height} pixels\u00a0; le grand côté doit en compter au moins ${LEAST_LONG_SIDE}.`
    case 'animated':
      return 'est animée\u00a0; seules les images fixes sont acceptées.'
    case 'damaged':
      return 'est abîmée\u00a0: elle n’a pas pu être lue jusqu’au bout.'
  }
}
