/** The decisions about claims that look alike, as they stand (ADR 0084). */

import type { Selectable } from 'kysely'
import type { Db } from '#/platform/database/schema.ts'
import {
  type ClaimDecision,
  type ClaimDecisions,
  type ClaimVerdict,
  claimReadingsSchema,
  claimVerdictSchema,
  type DecidedClaims,
} from '../model/claim-decision.ts'
import { CLAIM_GROUP_NAMES, type ClaimGroupName } from '../model/claim-groups.ts'
import type { ContentTables } from './tables/claim-decision.ts'

type Row = Selectable<ContentTables['claim_decision']>

/** Read the latest decision of every group. */
export async function readClaimDecisions(db: Db): Promise<ClaimDecisions> {
  const rows = await db
    .selectFrom('claim_decision')
    .selectAll()
    .where('claim_group', 'in', CLAIM_GROUP_NAMES)
    .orderBy('version', 'desc')
    .execute()
  const groups = [...new Set(rows.map(({ claim_group }) => claim_group))]
  return Object.fromEntries(
    groups.map((group) => [group, latestOf(rows.filter(({ claim_group }) => claim_group === group))]),
  )
}

/** Read the latest decision of one group. */
export async function readDecidedClaims(db: Db, group: ClaimGroupName): Promise<DecidedClaims> {
  return (await readClaimDecisions(db))[group] ?? { version: 0, decision: null }
}

/** @param rows of one group, the latest first */
function latestOf(rows: readonly Row[]): DecidedClaims {
  const row = rows.find(({ withdrawn_at }) => withdrawn_at === null)
  return { version: rows[0]?.version ?? 0, decision: row === undefined ? null : decisionOf(row) }
}

/** A row that an earlier program wrote and that cannot be read is no decision. */
function decisionOf({ id, readings, decided_at, actor, ...row }: Row): ClaimDecision | null {
  const verdict = claimVerdictSchema.safeParse(row)
  const kept = claimReadingsSchema.safeParse(readings)
  if (!verdict.success || !kept.success) return null
  return { id, verdict: verdict.data, readings: kept.data, by: actor, at: decided_at }
}

/** How a verdict is stored: a reason or a value, never both. */
export function verdictColumns(verdict: ClaimVerdict): Pick<Row, 'kind' | 'reason' | 'value'> {
  return verdict.kind === 'side-by-side'
    ? { kind: verdict.kind, reason: verdict.reason, value: null }
    : { kind: verdict.kind, reason: null, value: verdict.value }
}
