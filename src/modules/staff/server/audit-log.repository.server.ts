/** Queries of the audit log. */

import { DAY_MS } from '#/lib/time-spans.ts'
import { AUDIT_ACTIONS } from '#/platform/audit-log/audit-actions.ts'
import type { Database } from '#/platform/database/open-database.ts'

export interface AuditLogFilter {
  /** Id of the acting account. */
  readonly actor?: string | undefined
  /** First part of the action: `session`, `account`, `person`, … */
  readonly area?: string | undefined
  /** How many days back; absent: everything that is kept. */
  readonly days?: number | undefined
  /** Entries older than this one: its time and id. */
  readonly before?: { readonly at: string; readonly id: string } | undefined
}

/** Entries on one page. */
export const AUDIT_LOG_PAGE = 50

/** Entries, the newest first: a page, and whether there are older ones. */
export async function readAuditLog({ db }: Database, filter: AuditLogFilter, now: Date) {
  const { actor, area, days, before } = filter
  let query = db.selectFrom('audit_log').selectAll()
  if (actor !== undefined) query = query.where('actor_id', '=', actor)
  if (area !== undefined) query = query.where('action', 'like', `${area}.%`)
  if (days !== undefined) {
    query = query.where('at', '>=', new Date(now.getTime() - days * DAY_MS).toISOString())
  }
  if (before !== undefined) {
    query = query.where(({ eb, and, or }) =>
      or([eb('at', '<', before.at), and([eb('at', '=', before.at), eb('id', '<', before.id)])]),
    )
  }
  const rows = await query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(AUDIT_LOG_PAGE + 1)
    .execute()
  const entries = rows.slice(0, AUDIT_LOG_PAGE).map(({ details, ...row }) => ({
    ...row,
    /** Absent for an entry that a later version wrote. */
    known: AUDIT_ACTIONS.find((action) => action === row.action),
    details: details as Record<string, string | number | boolean | null>,
  }))
  return { entries, more: rows.length > AUDIT_LOG_PAGE }
}

/** One row of the audit log. */
export type AuditLogEntry = Awaited<ReturnType<typeof readAuditLog>>['entries'][number]
