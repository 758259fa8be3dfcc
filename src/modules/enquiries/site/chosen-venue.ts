import type { VenueSummary } from '#/modules/venues/model/venue-summary.ts'
import type { PhotoSource } from '#/ui/site/photo.tsx'
import type { PricedVenue } from '../model/estimate.ts'

/** A venue of the enquiry, as the form shows it. */
export interface ChosenVenue extends PricedVenue, Pick<VenueSummary, 'neighborhood' | 'surfaceM2'> {
  readonly photos: readonly PhotoSource[]
}

/**
 * "Add another venue" leads away to the list; the form that is opened next for another venue takes the ones
 * before along. Kept for this tab only. Without script the visitor names further venues in the message.
 */
const STORAGE_KEY = 'passage.quote.adding'

/** Remember the venues of the enquiry that a further one is being looked for. */
export function rememberVenues(slugs: readonly string[]): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(slugs))
  } catch {
    // Storage is switched off: the next form starts with its own venue alone.
  }
}

/** The remembered venues, once. */
export function takeRememberedVenues(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]')
    sessionStorage.removeItem(STORAGE_KEY)
    return Array.isArray(kept) ? kept.filter((slug) => typeof slug === 'string') : []
  } catch {
    return []
  }
}
