/** Middleware for access to the back office; every one of its server functions uses one (ADR 0028). */

import { createMiddleware } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { rejectionMessage } from '#/lib/call-rejections.ts'
import { getLog } from '#/platform/log.ts'
import { rejectionFor, type StaffNeeds } from './staff-needs.ts'
import { readStaffSession, type StaffSession } from './staff-session.ts'

/**
 * For functions that any staff member may call: answers 401 to everyone else, before the input is read, and
 * gives the handler `context.staff`.
 */
export const staffOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff() } }),
)

/** For functions that only administrators may call: answers 403 to agents, otherwise like `staffOnly`. */
export const administratorOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ role: 'administrator' }) } }),
)

/**
 * Like `staffOnly`, for sensitive actions: answers 403 until the caller has confirmed their identity (ADR
 * 0049).
 */
export const confirmedStaffOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ confirmed: true }) } }),
)

/** Like `administratorOnly`, for sensitive actions (ADR 0049). */
export const confirmedAdministratorOnly = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ role: 'administrator', confirmed: true }) } }),
)

/** Like `staffOnly`, but open to administrators who may do nothing but set up a second factor (ADR 0050). */
export const staffSettingUp = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ settingUp: true }) } }),
)

/** Like `staffSettingUp`, for actions that add a second factor, which are sensitive as well. */
export const confirmedStaffSettingUp = createMiddleware({ type: 'function' }).server(async ({ next }) =>
  next({ context: { staff: await requireStaff({ settingUp: true, confirmed: true }) } }),
)

/** A call rejected for lack of access. The message is meant for the caller. */
class StaffRejection extends Error {
  override readonly name = 'StaffRefusal'
}

/**
 * The staff member who makes the current call.
 * @throws {StaffRejection} with the answer's status set to 401 (no session) or 403 (not allowed)
 */
async function requireStaff(needs: StaffNeeds = {}): Promise<StaffSession> {
  setResponseHeader('Cache-Control', 'no-store')
  const staff = await readStaffSession(getRequest().headers)
  const rejection = rejectionFor(staff, needs, new Date())
  if (staff !== null && rejection === undefined) return staff
  setResponseStatus(staff === null ? 401 : 403)
  // Attempts beyond one's role belong in the log (OWASP ASVS 5.0, 16.3.2); pages never make them.
  if (rejection === 'not-allowed')
    getLog().warn({ staff: staff?.id }, 'a call was refused: the role is not enough')
  throw new StaffRejection(rejectionMessage(rejection ?? 'signed-out'))
}
