import type { Language } from '#/i18n/languages.ts'
import { fold } from '#/lib/fold.ts'
import type { VenueDocument } from './venue-document.schema.ts'
import type { VenueStatus } from './venue-summary.ts'

/** A venue in the list of the back office. */
export interface VenueListRow {
  readonly id: string
  readonly version: number
  readonly status: VenueStatus
  /** Whether changes were kept that visitors do not see yet. */
  readonly pending: boolean
  readonly name: string
  readonly slug: string
  readonly type: VenueDocument['type']
  readonly neighborhood: VenueDocument['neighborhood']
  readonly arrondissement: number | null
  readonly surfaceM2: number | null
  /** In the layout that holds most; `null` when no layout is known. */
  readonly guests: number | null
  readonly priceFromDayCents: number | null
  /** How much of the texts is written in each language, per cent. */
  readonly percents: Readonly<Record<Language, number>>
  readonly photos: number
  /** Photographs that lack an alternative text in some language. */
  readonly withoutAlt: number
  /** Key of the first photograph. */
  readonly cover: string | null
  /** ISO 8601. */
  readonly changedAt: string
  readonly changedBy: string | null
}

/** A line with what the list is searched and filtered by. */
export interface IndexedListRow {
  readonly line: VenueListRow
  readonly equipment: readonly string[]
  /** Folded, as `searchableText` makes it. */
  readonly text: string
  readonly incomplete: boolean
}

/** Text without accents and capitals, so that "Hôtel" is found by "hotel". */
export function searchableText(text: string): string {
  return fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
