/** Writing of an enquiry's history. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { toJson } from '#/platform/database/json.ts'
import type { InboxTables } from './inbox-database.ts'

/** Linked, merged (on the kept and on the merged side), and taken back. */
export type RelationEvent = 'linked' | 'unlinked' | 'merged' | 'merged-into' | 'separated'

/** Entry in the format that `readLog` reads. */
export interface HistoryEntry {
  readonly enquiryId: string
  /** Account of the staff member who did it. */
  readonly actor: string
  readonly event:
    | 'status-changed'
    | 'outcome-changed'
    | 'owner-changed'
    | 'facts-changed'
    | 'note'
    | 'reply'
    | 'called'
    | 'withdrawn'
    | RelationEvent
  readonly details: Readonly<Record<string, unknown>>
  readonly at: Date
  /** UUID; else a new one. */
  readonly id?: string
}

/**
 * Add an entry.
 * @returns whether it was added; `false` when one of this id is there already
 */
export async function addHistory(
  transaction: Transaction<InboxTables>,
  { enquiryId, actor, event, details, at, id = randomUUID() }: HistoryEntry,
): Promise<boolean> {
  const added = await transaction
    .insertInto('enquiry_history')
    .values({
      id,
      enquiry_id: enquiryId,
      at: at.toISOString(),
      actor,
      event,
      details: toJson({ ...details }),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}
