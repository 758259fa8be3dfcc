/** Deciding about claims that look alike, and the way back; each is in the audit log (ADR 0084). */

import { randomUUID } from 'node:crypto'
import { type Actor, writeAudit } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Transaction } from '#/platform/database/schema.ts'
import { type ClaimDecisionInput, sameReadings } from '../model/claim-decision.ts'
import { type ClaimGroup, readClaimGroups } from '../model/claim-groups.ts'
import { readDecidedClaims, verdictColumns } from './claim-decisions.repository.server.ts'

/** For tests; by default the claims of the program and the present time. */
interface Parts {
  readonly groups?: readonly ClaimGroup[]
  readonly now?: Date
}

/**
 * Decide about a group.
 * @returns the id of the decision; `null` where its values, or the last decision, are no longer those that were seen
 */
export async function decideClaims(
  { db }: Database,
  { group: name, verdict, readings, version }: ClaimDecisionInput,
  by: Actor,
  { groups = readClaimGroups(), now = new Date() }: Parts = {},
): Promise<string | null> {
  const group = groups.find((one) => one.name === name)
  if (!group?.differs || !sameReadings(group.readings, readings)) return null
  if (verdict.kind === 'one-value' && !group.values.includes(verdict.value)) return null
  return db.transaction().execute(async (transaction) => {
    const present = await readDecidedClaims(transaction, name)
    if (present.version !== version) return null
    const written = await transaction
      .insertInto('claim_decision')
      .values({
        id: randomUUID(),
        claim_group: name,
        version: version + 1,
        ...verdictColumns(verdict),
        readings: toJson(group.readings),
        decided_at: now.toISOString(),
        actor_id: by.id,
        actor: by.name,
        withdrawn_at: null,
      })
      // The second of two who decide at the same moment has waited for the first one here.
      .onConflict((conflict) => conflict.columns(['claim_group', 'version']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (written === undefined) return null
    const { kind: _, ...said } = verdict
    await writeAudit(transaction, {
      actor: by,
      action: verdict.kind === 'one-value' ? 'claims.value-chosen' : 'claims.left-standing',
      details: { group: name, ...said },
      at: now,
    })
    return written.id
  })
}

/** Take a decision back; the one before it counts again. `false` when a later one has come, or it is gone already. */
export function withdrawClaimDecision(
  database: Database,
  id: string,
  by: Actor,
  now = new Date(),
): Promise<boolean> {
  return mark(database, id, true, by, now)
}

/** Make a decision count that was taken back. `false` when a later one has come, or it counts already. */
export function restoreClaimDecision(
  database: Database,
  id: string,
  by: Actor,
  now = new Date(),
): Promise<boolean> {
  return mark(database, id, false, by, now)
}

function mark({ db }: Database, id: string, withdrawn: boolean, by: Actor, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const marked = await markRow(transaction, id, withdrawn ? now.toISOString() : null)
    if (marked === undefined) return false
    await writeAudit(transaction, {
      actor: by,
      action: withdrawn ? 'claims.withdrawn' : 'claims.restored',
      details: { group: marked.claim_group },
      at: now,
    })
    return true
  })
}

function markRow(transaction: Transaction, id: string, withdrawn_at: string | null) {
  return transaction
    .updateTable('claim_decision')
    .set({ withdrawn_at })
    .where('id', '=', id)
    .where('withdrawn_at', withdrawn_at === null ? 'is not' : 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim_decision as later')
            .select('later.id')
            .whereRef('later.claim_group', '=', 'claim_decision.claim_group')
            .whereRef('later.version', '>', 'claim_decision.version')
            .where('later.withdrawn_at', 'is', null),
        ),
      ),
    )
    .returning('claim_group')
    .executeTakeFirst()
}
