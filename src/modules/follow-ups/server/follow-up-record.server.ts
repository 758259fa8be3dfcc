/** Follow-ups as records, and what their events leave behind. */
import { randomUUID } from 'node:crypto'
import type { Selectable, Updateable } from 'kysely'
import type { Actor } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import { versionedRows } from '#/platform/records/versioned-rows.ts'
import type { FollowUpTable } from './tables/follow-up.ts'

/** A follow-up as it is stored. */
export type FollowUpRow = Selectable<FollowUpTable>

/** What can happen to a follow-up; notes are in no history, so that erasing them is one place. */
export interface FollowUpEvent {
  readonly event: 'added' | 'changed' | 'done' | 'over' | 'removed' | 'reopened'
  readonly details: { readonly from?: string; readonly to?: string }
}

/** Follow-ups by id. */
export const FOLLOW_UP: RecordKind<string, FollowUpRow, Updateable<FollowUpTable>, FollowUpEvent, Actor> = {
  ...versionedRows('follow_up'),
  async history(db, { event, details }, { after }, { by, at }) {
    await db
      .insertInto('follow_up_history')
      .values({
        ...{ id: randomUUID(), follow_up_id: after.id, at: at.toISOString(), actor: by.id, event },
        details: toJson({ ...details }),
      })
      .execute()
    return true
  },
  audit({ event }, { id, kind, day }) {
    // What closes by itself is nobody's act.
    return event === 'over'
      ? undefined
      : { action: `follow-ups.${event}`, subject: { id, name: day }, details: { kind } }
  },
}
