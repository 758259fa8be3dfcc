/** What a module says once about a kind of record that the staff change; `change-record.ts` does the rest (ADR 0103). */

import type { Actor, AuditEntry } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'

/** Who changes a record, and when. */
export interface Stamp<By extends Actor = Actor> {
  readonly by: By
  readonly at: Date
}

/** An event's line in the audit log, without who and when. */
export type AuditLine = Pick<AuditEntry, 'action' | 'subject' | 'details'>

/** What the events of a module leave behind; `Event` is a union that names everything that can happen. */
export interface EventBook<Row, Event, By extends Actor = Actor> {
  /**
   * Write the history entry of an event.
   * @param record as it is after the event; `before`, if the event changed it
   * @returns whether it was written; `false` when it was there already, and then it has its line in the audit log too
   */
  history?(db: Db, event: Event, record: { after: Row; before?: Row }, stamp: Stamp<By>): Promise<boolean>
  /** The event's line in the audit log; undefined for an event that another one's line stands for. */
  audit(event: Event, record: Row): AuditLine | undefined
}

/** A record with a version: how it is held and written, and what its events leave behind. */
export interface RecordKind<
  Key,
  Row extends { readonly version: number },
  Values,
  Event,
  By extends Actor = Actor,
> extends EventBook<Row, Event, By> {
  /** Read a record, and lock it until the end of the transaction if it has a row to be locked; undefined when it is gone. */
  hold(db: Db, key: Key): Promise<Row | undefined>
  /**
   * Write values over a record, with the next version.
   * @returns the record as it is then; undefined when another change came first, which only happens to records that `hold` cannot lock
   */
  write(db: Db, before: Row, values: Values, stamp: Stamp<By>): Promise<Row | undefined>
}
