/** What follows from an owner's word in modules that the calendar knows nothing of: in the same transaction, so that nobody buys the days in between. */
import type { Transaction } from '#/platform/database/schema.ts'
import type { DayRange } from '../../model/day-range.ts'

/** What waits for a word about some days. */
export interface Waiting {
  /** Whose days are locked together with those of the word. */
  readonly venueIds: readonly string[]
  /** Act upon the word, once it is written. */
  readonly settle: () => Promise<void>
}

/** Find what waits for a word and hold it; everything of the calendar is locked after it. */
export type WordFollower = (
  db: Transaction,
  about: DayRange & { readonly venueId: string },
  now: Date,
) => Promise<Waiting>

let offered: WordFollower | undefined

/** Offer what follows. */
export function offerWordFollower(follower: WordFollower): void {
  offered = follower
}

/** Hold what waits for a word; nothing where nobody follows. */
export const holdWaiting: WordFollower = async (db, about, now) =>
  (await offered?.(db, about, now)) ?? { venueIds: [], settle: async () => {} }
