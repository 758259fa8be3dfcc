/** The kinds of entries of the journal, for views: they may not read from the server's layer themselves. */
export { AUDIT_ACTIONS, type AuditAction } from '#/platform/audit-log/audit-actions.ts'
