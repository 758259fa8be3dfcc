import { useTranslations } from 'use-intl'
import { LEAST_LONG_SIDE, MAX_MEGABYTES, MAX_MEGAPIXELS } from '#/lib/pictures/picture-limits.ts'
import type { VenuePhotoProblem, VenuePhotoProblemCode } from '../../model/venue-photo.ts'

/** The limit that a sentence names. */
const MAX: Partial<Record<VenuePhotoProblemCode, number>> = {
  'too-many-bytes': MAX_MEGABYTES,
  'too-many-pixels': MAX_MEGAPIXELS,
}

/** Says why a photograph was not taken, and what to do. */
export function usePhotoProblem(): (problem: VenuePhotoProblem) => string {
  const t = useTranslations('admin.venuePhotos.refusal')
  return ({ code, values }) => t(code, { max: MAX[code] ?? 0, min: LEAST_LONG_SIDE, ...values })
}
