import type { AskedStay } from '../../model/brief.ts'
import type { VenueDetail } from '../../model/venue.ts'
import { hireDurations } from './hire-durations.ts'

/** The days that quote card and dock have chosen. */
export interface ShownStay {
  /** Whether the visitor has said anything of them: then there is a sum. */
  readonly isAsked: boolean
  /** ISO 8601, or nothing. */
  readonly startDate: string | undefined
  /** The length asked for, else the shortest hire. */
  readonly days: number
  /** The lengths on offer, the shortest first; one that was asked for is among them. */
  readonly offered: readonly number[]
}

/** What an address says of a stay, for the page of a venue. */
export function shownStay(
  { minimumDays }: Pick<VenueDetail, 'minimumDays'>,
  { startDate, duration }: AskedStay,
): ShownStay {
  const days = duration ?? minimumDays
  const offered = [...new Set([...hireDurations(minimumDays), days])].sort((a, b) => a - b)
  return { isAsked: startDate !== undefined || duration !== undefined, startDate, days, offered }
}
