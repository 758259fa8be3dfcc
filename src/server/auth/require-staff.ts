import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { NOT_ALLOWED, SIGNED_OUT } from '#/refusals.ts'
import type { StaffRole } from '#/server/database/tables/staff.ts'
import { readStaffSession, type StaffSession } from './staff-session.ts'

/** A call that was refused because of who made it. The message is meant for the caller. */
export class StaffRefusal extends Error {
  override readonly name = 'StaffRefusal'
}

/**
 * Whoever makes the present request, if they may.
 * @param role the least that is needed; administrators may do everything
 * @throws {StaffRefusal} with the answer's status set to 401 (nobody) or 403 (not enough)
 */
export async function requireStaff(role: StaffRole = 'agent'): Promise<StaffSession> {
  setResponseHeader('Cache-Control', 'no-store')
  const staff = await readStaffSession(getRequest().headers)
  if (staff === null) {
    setResponseStatus(401)
    throw new StaffRefusal(SIGNED_OUT)
  }
  if (role === 'administrator' && staff.role !== 'administrator') {
    setResponseStatus(403)
    throw new StaffRefusal(NOT_ALLOWED)
  }
  return staff
}
