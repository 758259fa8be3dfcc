/** States of a version of a quote (`quotes.md`, section 1). */

/** `draft` is written, `sent` can be accepted; every other one is final but `accepted`, which an administrator can void. */
export const VERSION_STATES = [
  'draft',
  'sent',
  'accepted',
  'declined',
  'withdrawn',
  'replaced',
  'voided',
] as const

/** State of a version as it is stored. */
export type VersionState = (typeof VERSION_STATES)[number]

/** State as it is read: a sent version expires by itself, an accepted one may wait for the owner. */
export type ShownState = VersionState | 'expired' | 'waiting-for-owner'

/**
 * The state that a version is in on a day.
 * @param today in Paris (ISO 8601)
 * @param isBooked whether the days of an accepted one are booked
 */
export function shownState(
  { state, validUntil }: { readonly state: VersionState; readonly validUntil: string },
  today: string,
  isBooked: boolean,
): ShownState {
  if (state === 'sent' && validUntil < today) return 'expired'
  return state === 'accepted' && !isBooked ? 'waiting-for-owner' : state
}
