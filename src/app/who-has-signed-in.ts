import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import type { RequestHeaders, SignedIn } from './route-middleware.ts'

/** Who of the agency asks, by the cookie of the request; undefined for everybody else. */
export async function whoHasSignedIn({ cookie }: RequestHeaders): Promise<SignedIn | undefined> {
  if (typeof cookie !== 'string') return
  return (await readStaffSession(new Headers({ cookie }))) ?? undefined
}
