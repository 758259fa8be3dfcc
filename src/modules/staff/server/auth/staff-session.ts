import type { StaffRole } from '../tables/staff.ts'
import { type Auth, getAuth } from './auth.ts'
import { networkOf } from './network.ts'
import { isIdle, noteUse } from './session-life.ts'
import { confirmedUntil, secondFactorBy } from './session-trust.ts'

/** Somebody of the staff who has signed in, as every function of the back office gets them. */
export interface StaffSession {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: StaffRole
  /** Language of the back office that they have chosen. */
  readonly language: 'fr' | 'en' | null
  readonly twoFactorEnabled: boolean
  /** Whether single letters are commands. */
  readonly singleKeys: boolean
  readonly sessionId: string
  /** Until when sensitive acts need no confirmation. */
  readonly confirmedUntil: Date
  /** Until when an administrator may work without a second factor; `null` when none is demanded or there is one. */
  readonly secondFactorBy: Date | null
  /** Of the browser that signed in. */
  readonly userAgent: string | null
  /** For the journal. */
  readonly network: string | null
}

/**
 * Who has signed in, by the cookie of a request; `null` when nobody has, the session has ended or was not used for
 * long, or the account was deactivated. Counts as a use of the session unless the page asks by itself.
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
    // The column's own check allows nothing else.
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
    network: networkOf().shown,
  }
}
