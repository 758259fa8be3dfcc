/** What was won, and why enquiries were lost, by month, agent and source. */
import { parisDay } from '#/lib/paris-time.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { LostReason } from '../../model/outcome.ts'
import {
  type DecidedSum,
  type OutcomeFigures,
  outcomeMonths,
  outcomesSince,
  type Source,
} from '../../model/outcome-figures.ts'
import { UNMERGED } from '../record/merges.ts'

/** Read the decisions of twelve months; a proposal is no request that could be won with a client. */
export async function readOutcomeFigures({ db }: Database, now: Date): Promise<OutcomeFigures> {
  const rows = await db
    .selectFrom('enquiry')
    .leftJoin('user', 'user.id', 'enquiry.owner')
    .select(['enquiry.status', 'kind', 'channel', 'enquiry.owner', 'user.name as owner_name'])
    .select(['outcome_at', 'outcome_reason', 'outcome_net_cents'])
    .where('outcome_at', '>=', outcomesSince(now).toISOString())
    .where(UNMERGED)
    .where('enquiry.status', 'in', ['won', 'lost'])
    .where('kind', '<>', 'proposal')
    .execute()
  const decided = rows.map(
    (row): Decided => ({
      won: row.status === 'won',
      month: parisDay(new Date(row.outcome_at ?? now)).slice(0, 7),
      source: row.channel === 'website' ? row.kind : row.channel,
      agent: row.owner,
      name: row.owner_name,
      reason: row.outcome_reason,
      netCents: row.outcome_net_cents,
    }),
  )
  const byMonth = Map.groupBy(decided, ({ month }) => month)
  return {
    all: sumOf(decided),
    months: outcomeMonths(now).map((month) => ({ month, ...sumOf(byMonth.get(month) ?? []) })),
    agents: [...Map.groupBy(decided, ({ agent }) => agent)]
      .map(([id, own]) => ({ id, name: own[0]?.name ?? null, ...sumOf(own) }))
      .sort(mostFirst),
    sources: [...Map.groupBy(decided, ({ source }) => source)]
      .map(([source, own]) => ({ source, ...sumOf(own) }))
      .sort(mostFirst),
  }
}

interface Decided {
  readonly won: boolean
  readonly month: string
  readonly source: Source
  readonly agent: string | null
  readonly name: string | null
  readonly reason: LostReason | null
  readonly netCents: number | null
}

function sumOf(rows: readonly Decided[]): DecidedSum {
  const lost = rows.filter(({ won }) => !won)
  const reasons = Map.groupBy(
    lost.flatMap(({ reason }) => reason ?? []),
    (reason) => reason,
  )
  return {
    won: rows.length - lost.length,
    lost: lost.length,
    netCents: rows.reduce((sum, { won, netCents }) => sum + (won ? (netCents ?? 0) : 0), 0),
    reasons: [...reasons]
      .map(([reason, own]) => ({ reason, count: own.length }))
      .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  }
}

const mostFirst = (a: DecidedSum, b: DecidedSum) =>
  b.netCents - a.netCents || b.won - a.won || b.lost - a.lost
