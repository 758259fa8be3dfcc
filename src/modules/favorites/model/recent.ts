import { type Favorite, isWhole, keptVenuesIn } from './favorite.ts'

/** As many venues are remembered. */
const MOST_RECENT = 8

/** The venues that this browser saw last, or that it shall not remember any (behaviour 5.15). */
export interface RecentVenues {
  readonly isOff: boolean
  /** The newest first; none while it is off. */
  readonly venues: readonly Favorite[]
}

/** Read what the browser keeps: a list, or `off`. Anything else counts as nothing seen. */
export function parseRecent(text: string | null): RecentVenues {
  const isOff = text === 'off'
  return { isOff, venues: isOff ? [] : keptVenuesIn(text).filter(isWhole).slice(0, MOST_RECENT) }
}

/** What the browser keeps of it. */
export function recentText({ isOff, venues }: RecentVenues): string {
  return isOff ? 'off' : JSON.stringify(venues)
}

/** Put a venue first; nothing changes while it is off. */
export function withSeen(recent: RecentVenues, venue: Favorite): RecentVenues {
  if (recent.isOff) return recent
  const others = recent.venues.filter(({ slug }) => slug !== venue.slug)
  return { isOff: false, venues: [venue, ...others].slice(0, MOST_RECENT) }
}
