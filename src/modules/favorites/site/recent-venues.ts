/** The venues that this browser saw last (behaviour 5.15). */

import { keptValue } from '#/lib/kept-value.ts'
import type { Favorite } from '../model/favorite.ts'
import { parseRecent, recentText, withSeen } from '../model/recent.ts'

const kept = keptValue('passage.recent', parseRecent)

export const { subscribe: subscribeRecent, read: readRecent } = kept

/** Remember a venue. Where the browser cannot, it is not remembered. */
export function rememberVenue(venue: Favorite): void {
  try {
    kept.write(recentText(withSeen(kept.read(), venue)))
  } catch {
    // Nothing that the visitor asked for has failed.
  }
}

/**
 * Whether venues are remembered. Switching it off forgets those that were, at once.
 * @throws {DOMException} where the browser cannot store it
 */
export function setRemembering(isOn: boolean): void {
  kept.write(isOn ? null : recentText({ isOff: true, venues: [] }))
}

/** Replace what is remembered of venues by what the catalogue says now; those that are gone are missing in it. */
export function refreshRecent(asked: ReadonlySet<string>, fresh: ReadonlyMap<string, Favorite>): void {
  const recent = kept.read()
  const venues = recent.venues.flatMap((venue) =>
    asked.has(venue.slug) ? (fresh.get(venue.slug) ?? []) : venue,
  )
  if (venues.length > 0 || recent.venues.length > 0) kept.write(recentText({ ...recent, venues }))
}
