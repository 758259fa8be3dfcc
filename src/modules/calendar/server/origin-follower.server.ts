/** What a booking was made for can go the way of the booking, in the same transaction; the calendar knows nothing of it. */
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import type { EntryOrigin } from '../model/calendar-entry.ts'

/**
 * Hold what a booking was made for; the days are locked after it.
 * @returns what follows once the booking is cancelled, or stands again
 */
export type OriginFollower = (
  db: Transaction,
  origin: EntryOrigin,
  isEnded: boolean,
  stamp: Stamp<StaffActor>,
) => Promise<() => Promise<void>>

let offered: OriginFollower | undefined

/** Offer what follows. */
export function offerOriginFollower(follower: OriginFollower): void {
  offered = follower
}

/** Hold it; nothing where nobody follows. */
export const holdOrigin: OriginFollower = async (...about) => (await offered?.(...about)) ?? (async () => {})
