/**
 * Everything that is written down, as `area.what`. A new one also needs its sentence in
 * `src/i18n/admin-messages/{fr,en}.json`, under `audit.action`; without it the type check of the journal fails.
 */
export const AUDIT_ACTIONS = [
  'session.signed-in',
  'session.refused',
  'session.paused',
  'session.signed-out',
  'session.revoked',
  'account.renamed',
  'account.password-changed',
  'account.reset-requested',
  'account.password-reset',
  'account.two-factor-on',
  'account.two-factor-off',
  'account.backup-codes-made',
  'account.passkey-added',
  'account.passkey-removed',
  'person.invited',
  'person.invitation-withdrawn',
  'person.joined',
  'person.role-changed',
  'person.deactivated',
  'person.reactivated',
  'person.signed-out',
] as const

/** One kind of entry. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number]
