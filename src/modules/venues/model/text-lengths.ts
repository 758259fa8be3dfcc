/** How long a venue's texts should be. Advice: what is refused is far longer (`venue-texts.schema.ts`). */
import type { Language } from '#/i18n/languages.ts'
import { headLengths, searchWidth } from '#/i18n/search-width.ts'
import type { VenueTextField } from './venue-copy.ts'

/** How long a text is, and what is wanted. */
export interface TextLength {
  /** Characters; Chinese, Japanese and Korean ones in the measure of search results. */
  readonly count: number
  readonly kind: 'most' | 'least' | 'plain'
  readonly limit: number
  /** Whether it is outside of what is wanted. An empty text never is: it is missing. */
  readonly isOutside: boolean
}

/** Below this a description says too little to rent a room by. */
const LEAST_DESCRIPTION = { western: 120, eastern: 60 } as const

/** Measure a text against what reads well and is shown whole. */
export function textLength(field: VenueTextField, text: string, language: Language): TextLength {
  const count = Math.ceil(searchWidth(text, language))
  const { title, description } = headLengths(language)
  const max =
    field === 'title' ? title.aim[1] : field === 'searchDescription' ? description.aim[1] : undefined
  if (max !== undefined) return { count, kind: 'most', limit: max, isOutside: count > max }
  if (field !== 'description') return { count, kind: 'plain', limit: 0, isOutside: false }
  const isEastern = title.aim[1] < LEAST_DESCRIPTION.eastern
  const least = LEAST_DESCRIPTION[isEastern ? 'eastern' : 'western']
  return { count, kind: 'least', limit: least, isOutside: count > 0 && count < least }
}
