/** Ending an entry, and bringing it back. */
import type { Me } from '#/modules/staff/model/me.ts'
import type { StaffActor } from '#/platform/audit-log/audit.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Stamp } from '#/platform/records/record-kind.ts'
import { isKept } from './booking-keeper.server.ts'
import { changeEntry, type EntryChange } from './change-entry.server.ts'
import { type Answer, answerOf } from './entry-answer.server.ts'
import { holdOrigin } from './origin-follower.server.ts'

/** Whoever has booked by mistake may take it back for so long, in milliseconds; the undo is offered for less. */
const OWN_MISTAKE_MS = 600_000

/** Release, cancel or reopen; a booking is cancelled by administrators, with a reason (`quotes.md`, section 8). */
export async function endEntry(
  database: Database,
  wanted: Required<Pick<EntryChange, 'isEnded' | 'reason'>> & {
    readonly id: string
    readonly version: number
    /** Whether what it was made for goes the same way: opened again, or decided again. */
    readonly follows: boolean
  },
  stamp: Stamp<StaffActor & Pick<Me, 'role'>>,
): Promise<Answer> {
  const { isEnded, reason, follows } = wanted
  let isTakenBack = false
  if (isEnded) {
    const row = await database.db
      .selectFrom('calendar_entry')
      .select(['kind', 'created_by', 'created_at', 'origin_kind', 'origin_id'])
      .where('id', '=', wanted.id)
      .executeTakeFirst()
    if (row === undefined) return { kind: 'gone' }
    const isOwnMistake =
      row.created_by === stamp.by.id && stamp.at.getTime() - Date.parse(row.created_at) < OWN_MISTAKE_MS
    isTakenBack = row.kind === 'booking' && (isOwnMistake || follows)
    if (row.kind === 'booking' && !isOwnMistake) {
      if (stamp.by.role !== 'administrator') return { kind: 'refused', problem: 'administrators' }
      if (reason === '') return { kind: 'refused', problem: 'no-reason' }
    }
    const { kind, origin_kind, origin_id } = row
    const origin = origin_kind && origin_id ? { kind: origin_kind, id: origin_id } : undefined
    if (kind === 'booking' && origin && (await isKept(database.db, origin)))
      return { kind: 'refused', problem: 'accepted-quote' }
  }
  const follow: EntryChange['follow'] = follows
    ? (db, origin) => holdOrigin(db, origin, isEnded, stamp)
    : undefined
  const change = { isEnded, reason, isTakenBack, ...(follow && { follow }) }
  return answerOf(await changeEntry(database, wanted, change, stamp))
}
