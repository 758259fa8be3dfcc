import { useTranslations } from 'use-intl'
import { MAX_MEGAPIXELS } from '#/lib/pictures/picture-limits.ts'
import type { PhotoProblem, PhotoProblemCode } from '../../model/draft-photo.ts'
import { PROPOSAL_LIMITS } from '../../model/proposal-fields.ts'

/** The limit that a sentence names. */
const MAX: Partial<Record<PhotoProblemCode, number>> = {
  'too-many-bytes': PROPOSAL_LIMITS.photoMegabytes,
  'too-many-pixels': MAX_MEGAPIXELS,
  'too-many-photos': PROPOSAL_LIMITS.photos,
}

/** Format the reason of a rejected photograph and how to fix it. */
export function usePhotoProblem(): (problem: PhotoProblem) => string {
  const t = useTranslations('proposal.refusal')
  const { photoPixels: min, photoStretch: stretch } = PROPOSAL_LIMITS
  return ({ code, values }) => t(code, { max: MAX[code] ?? 0, min, stretch, ...values })
}
