import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { refusalMessage } from '#/lib/refusals.ts'
import { getLog } from '#/platform/log.ts'
import { refusalFor, type StaffNeeds } from './staff-needs.ts'
import { readStaffSession, type StaffSession } from './staff-session.ts'

/** A call that was refused because of who made it. The message is meant for the caller. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal'
}

/**
 * Whoever makes the present request, if they may.
 * @throws {StaffRefusal} with the answer's status set to 401 (nobody) or 403 (not enough)
 */
export async function requireStaff(needs: StaffNeeds = {}): Promise<StaffSession> {
  setResponseHeader('Cache-Control', 'no-store')
  const staff = await readStaffSession(getRequest().headers)
  const refusal = refusalFor(staff, needs, new Date())
  if (staff !== null && refusal === undefined) return staff
  setResponseStatus(staff === null ? 401 : 403)
  // Attempts beyond one's role belong in the log (OWASP ASVS 5.0, 16.3.2); pages never make them.
  if (refusal === 'not-allowed')
    getLog().warn({ staff: staff?.id }, 'a call was refused: the role is not enough')
  throw new StaffRefusal(refusalMessage(refusal ?? 'signed-out'))
}
