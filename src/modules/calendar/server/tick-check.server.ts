/** Ticking off what has to be seen to for a booking, and taking that back. */
import type { Actor, StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { RecordKind, Stamp } from '#/platform/records/record-kind.ts'
import type { BookingCheckItem } from '../model/booking-checks.ts'
import { ENTRY } from './calendar-entry.server.ts'
import type { CalendarEvent } from './calendar-events.server.ts'
import type { EntryRow } from './entry-row.ts'

/** A booking whose list is changed: its own version stays, so that nobody who edits it is interrupted. */
const CHECKED: RecordKind<string, EntryRow, object, CalendarEvent, Actor> = {
  ...ENTRY,
  write: async (_, before) => before,
}

/** A tick, and what whoever made it had seen; null for what is not done. Days are ISO 8601, Paris. */
export interface Tick {
  readonly id: string
  readonly item: BookingCheckItem
  readonly from: string | null
  readonly day: string | null
}

/** What has become of it. */
export type TickOutcome = 'done' | 'conflict' | 'future' | 'gone'

/** Tick an item of a booking, if it still is as it was seen. @param today in Paris (ISO 8601) */
export async function tickCheck(
  { db }: Database,
  { id, item, from, day }: Tick,
  today: string,
  stamp: Stamp<StaffActor>,
): Promise<TickOutcome> {
  if (day !== null && day > today) return 'future'
  return db.transaction().execute(async (transaction) => {
    const outcome = await changeRecord(
      transaction,
      CHECKED,
      {
        key: id,
        isExpected: async ({ kind }) => kind === 'booking' && (await dayOf(transaction, id, item)) === from,
        decide: async () => {
          if (day === from) return undefined
          await transaction
            .deleteFrom('booking_check')
            .where('entry_id', '=', id)
            .where('item', '=', item)
            .execute()
          if (day !== null)
            await transaction
              .insertInto('booking_check')
              .values({ entry_id: id, item, day, done_by: stamp.by.id })
              .execute()
          const event: CalendarEvent = {
            event: day === null ? 'unticked' : 'ticked',
            details: { item, day: day ?? from ?? '' },
          }
          return { values: {}, events: [event] }
        },
      },
      stamp,
    )
    if (outcome.kind === 'changed') return 'done'
    return outcome.kind === 'conflict' && outcome.present.kind === 'booking' ? 'conflict' : 'gone'
  })
}

async function dayOf(db: Db, id: string, item: BookingCheckItem): Promise<string | null> {
  const row = await db
    .selectFrom('booking_check')
    .select('day')
    .where('entry_id', '=', id)
    .where('item', '=', item)
    .executeTakeFirst()
  return row?.day ?? null
}
