/** Holds whose moment is past: they have ended by themselves, and here their history says so. */
import { SHELL } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { CalendarEntry } from '../model/calendar-entry.ts'
import { ENTRY } from './calendar-entry.server.ts'
import { entryOf } from './entry-row.ts'

/** Holds that are written down in one go. */
const AT_ONCE = 100

/**
 * Write down which holds have ended, each in a transaction of its own.
 * @param tell what else follows from the end of a hold, in the same transaction
 * @returns how many there were
 */
export async function lapseHolds(
  database: Database,
  now: Date,
  tell: (db: Transaction, hold: CalendarEntry, now: Date) => Promise<void>,
): Promise<number> {
  const due = await database.db
    .selectFrom('calendar_entry')
    .select('id')
    .where('state', '=', 'active')
    .where('until_at', '<=', now.toISOString())
    .orderBy('until_at')
    .limit(AT_ONCE)
    .execute()
  let count = 0
  for (const { id } of due) {
    await database.db.transaction().execute(async (db) => {
      const outcome = await changeRecord(
        db,
        ENTRY,
        {
          key: id,
          // Whoever was faster has extended, released or sold it.
          isExpected: ({ state, until_at }) =>
            state === 'active' && until_at !== null && until_at <= now.toISOString(),
          decide: async () => ({
            values: { state: 'lapsed' as const },
            events: [{ event: 'lapsed' as const, details: {} }],
          }),
        },
        { by: SHELL, at: now },
      )
      if (outcome.kind !== 'changed') return
      count++
      await tell(db, entryOf(outcome.after), now)
    })
  }
  return count
}
