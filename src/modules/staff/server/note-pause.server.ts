import { writeAudit } from '#/platform/audit-log/audit.ts'
import { LINK_LIMIT } from '../model/limits.ts'
import { limitKey, takeAttempt } from './attempt-limit.server.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import type { StaffServices } from './staff-services.server.ts'

/**
 * Record in the audit log that a limit is used up and the visitor's network is paused.
 * @param account owner of the limit, where it is not that of the network alone
 */
export function notePause(
  { database, now }: Pick<StaffServices, 'database' | 'now'>,
  minutes: number,
  account?: { readonly id: string; readonly name: string; readonly email: string },
): Promise<void> {
  return writeAudit(database.db, {
    actor: { id: null, name: account?.email ?? '', network: ipPrefixOf().shown },
    action: 'session.paused',
    ...(account === undefined ? {} : { subject: account }),
    details: { minutes },
    at: now,
  })
}

/** Count the request or use of a one-time link from the visitor's network. Return whether it is allowed. */
export async function takeLinkAttempt(
  parts: Pick<StaffServices, 'database' | 'secret' | 'now'>,
): Promise<boolean> {
  const key = limitKey(parts.secret, 'link:network', ipPrefixOf().limited)
  const attempt = await takeAttempt(parts.database, key, LINK_LIMIT, parts.now)
  if (attempt.allowed && attempt.left === 0) await notePause(parts, attempt.pauseMinutes)
  return attempt.allowed
}
