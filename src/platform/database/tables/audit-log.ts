/** The audit log of the back office. */

/** One recorded action, never changed afterwards. */
export interface AuditLogTable {
  id: string
  /** ISO 8601, UTC. */
  at: string
  /** Account; NULL for an unknown user and for the shell. */
  actor_id: string | null
  /** Name or address at that time. */
  actor: string
  /** `area.what`: see `platform/audit-log/audit-actions.ts`. */
  action: string
  subject_id: string | null
  /** Name, reference or address at that time. */
  subject: string | null
  details: Record<string, unknown>
  /** The network of the visitor, without its last part. */
  network: string | null
}

/** The audit log's part of the schema. */
export interface AuditLogTables {
  audit_log: AuditLogTable
}
