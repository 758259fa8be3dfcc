/** Changing a record: version, change, history entry and audit line in one transaction (ADR 0103). */

import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import type { Db } from '#/platform/database/schema.ts'
import type { EventBook, RecordKind, Stamp } from './record-kind.ts'

/** The change that is asked for, and the state it is based on. */
export interface RecordChange<Key, Row, Values, Event> {
  readonly key: Key
  /** Whether the record still is what the change was made from: at its version, or what an undo expects to find. */
  readonly isExpected: (present: Row) => boolean | Promise<boolean>
  /** The record as it was before this very change, if the caller has made it already and only the answer was lost. */
  readonly madeBefore?: (present: Row) => Promise<Row | undefined>
  /** What to write and what has happened; undefined when nothing differs. A `Refusal` rolls the transaction back. */
  readonly decide: (
    present: Row,
  ) => Promise<{ readonly values: Values; readonly events: readonly Event[] } | undefined>
}

/** What has become of a change. */
export type RecordOutcome<Row> =
  /** `before` is what an undo brings back; both are the same when nothing differed. */
  | { readonly kind: 'changed'; readonly before: Row; readonly after: Row }
  | { readonly kind: 'conflict'; readonly present: Row }
  | { readonly kind: 'gone' }

/** Change one record within a transaction. */
export async function changeRecord<
  Key,
  Row extends { readonly version: number },
  Values,
  Event,
  By extends Actor,
>(
  db: Db,
  kind: RecordKind<Key, Row, Values, Event, By>,
  change: RecordChange<Key, Row, Values, Event>,
  stamp: Stamp<By>,
): Promise<RecordOutcome<Row>> {
  const before = await kind.hold(db, change.key)
  if (before === undefined) return { kind: 'gone' }
  if (!(await change.isExpected(before))) return madeOrConflict(before, change)
  const decided = await change.decide(before)
  if (decided === undefined) return { kind: 'changed', before, after: before }
  const after = await kind.write(db, before, decided.values, stamp)
  if (after === undefined) {
    const present = await kind.hold(db, change.key)
    return present === undefined ? { kind: 'gone' } : madeOrConflict(present, change)
  }
  for (const event of decided.events) await noteEvent(db, kind, event, { before, after }, stamp)
  return { kind: 'changed', before, after }
}

/**
 * Change many records of one kind within a transaction, each by itself: what one finds does not hold back the others.
 * @returns the outcomes by key
 */
export async function changeRecords<
  Key,
  Row extends { readonly version: number },
  Values,
  Event,
  By extends Actor,
>(
  db: Db,
  kind: RecordKind<Key, Row, Values, Event, By>,
  changes: readonly RecordChange<Key, Row, Values, Event>[],
  stamp: Stamp<By>,
): Promise<ReadonlyMap<Key, RecordOutcome<Row>>> {
  const outcomes = new Map<Key, RecordOutcome<Row>>()
  // Sorted, so that two who change the same records at the same moment cannot deadlock.
  for (const change of changes.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    outcomes.set(change.key, await changeRecord(db, kind, change, stamp))
  }
  return outcomes
}

/**
 * Write the history entry and the audit line of an event, within its transaction.
 * @returns whether they were written; `false` when they were there already
 */
export async function noteEvent<Row, Event, By extends Actor>(
  db: Db,
  book: EventBook<Row, Event, By>,
  event: Event,
  record: { after: Row; before?: Row },
  stamp: Stamp<By>,
): Promise<boolean> {
  if ((await book.history?.(db, event, record, stamp)) === false) return false
  const line = book.audit(event, record.after)
  if (line !== undefined) await writeAudit(db, { ...line, actor: stamp.by, at: stamp.at })
  return true
}

async function madeOrConflict<Key, Row, Values, Event>(
  present: Row,
  { madeBefore }: RecordChange<Key, Row, Values, Event>,
): Promise<RecordOutcome<Row>> {
  const before = await madeBefore?.(present)
  return before === undefined ? { kind: 'conflict', present } : { kind: 'changed', before, after: present }
}
