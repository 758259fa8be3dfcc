import type { StaffRole } from '../tables/staff.ts'
import { type Auth, getAuth } from './auth.ts'
import { ipPrefixOf } from './ip-prefix.ts'
import { isIdle, noteUse } from './session-life.ts'
import { confirmedUntil, secondFactorBy } from './session-trust.ts'

/** A signed-in staff member, as passed to every server function of the back office. */
export interface StaffSession {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  /** Chosen language of the back office. */
  readonly language: 'fr' | 'en' | null
  readonly twoFactorEnabled: boolean
  /** Whether single-letter keyboard shortcuts are on. */
  readonly singleKeys: boolean
  readonly sessionId: string
  /** Until when sensitive actions need no confirmation. */
  readonly confirmedUntil: Date
  /**
   * Until when an administrator may work without a second factor; `null` when none is required or one exists.
   */
  readonly secondFactorBy: Date | null
  /** Of the browser that signed in. */
  readonly userAgent: string | null
  /** For the audit log. */
  readonly network: string | null
}

/**
 * The staff member behind the cookie of a request; `null` without a session, when it has ended or was idle
 * for too long, or when the account was deactivated. This counts as a use of the session unless a page makes the
 * request in the background.
 */
export async function readStaffSession(
  headers: Headers,
  auth: Auth = getAuth(),
): Promise<StaffSession | null> {
  if (!headers.has('cookie')) return null
  const found = await auth.api.getSession({ headers })
  if (found === null || found.user.deactivatedAt) return null
  const { user, session } = found
  const now = new Date()
  if (isIdle(session, now)) return null
  await noteUse(auth, session, headers, now)
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    // The column's check constraint allows nothing else.
    role: user.role as StaffRole,
    language: (user.language ?? null) as 'fr' | 'en' | null,
    twoFactorEnabled: user.twoFactorEnabled === true,
    singleKeys: user.singleKeys !== false,
    sessionId: session.id,
    confirmedUntil: confirmedUntil(session),
    secondFactorBy: secondFactorBy({
      role: user.role,
      createdAt: user.createdAt,
      administratorSince: user.administratorSince,
      twoFactorEnabled: user.twoFactorEnabled === true,
      byPasskey: session.passkeyAt != null,
    }),
    userAgent: session.userAgent ?? null,
    network: ipPrefixOf().shown,
  }
}
