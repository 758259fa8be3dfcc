/** The doors of the back office: one of them is what every one of its server functions passes (ADR 0028). */

import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { refusalMessage } from '#/lib/refusals.ts'
import { getLog } from '#/platform/log.ts'
import { refusalFor, type StaffNeeds } from './staff-needs.ts'
import { readStaffSession, type StaffSession } from './staff-session.ts'

/**
 * For functions that anybody of the staff may call: answers 401 to everybody else, before the input is looked at,
 * and gives the handler `context.staff`.
 */
export const staffOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff() } }),
)

/** For functions that administrators may call: answers 403 to agents, and else as `staffOnly`. */
export const administratorOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ role: 'administrator' }) } }),
)

/** As `staffOnly`, for what is sensitive: answers 403 until the caller has shown again who they are (ADR 0049). */
export const confirmedStaffOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ confirmed: true }) } }),
)

/** As `administratorOnly`, for what is sensitive (ADR 0049). */
export const confirmedAdministratorOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ role: 'administrator', confirmed: true }) } }),
)

/** As `staffOnly`, and open to administrators who may do nothing but set up a second factor (ADR 0050). */
export const staffSettingUp = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ settingUp: true }) } }),
)

/** As `staffSettingUp`, for what adds a second factor: sensitive as well. */
export const confirmedStaffSettingUp = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ settingUp: true, confirmed: true }) } }),
)

/** A call that was refused because of who made it. The message is meant for the caller. */
class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal'
}

/**
 * Whoever makes the present request, if they may.
 * @throws {StaffRefusal} with the answer's status set to 401 (nobody) or 403 (not enough)
 */
async function requireStaff(needs: StaffNeeds = {}): Promise<StaffSession> {
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
