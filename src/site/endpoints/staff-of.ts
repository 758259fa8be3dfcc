import type { IncomingMessage } from 'node:http'
import { readStaffSession, type StaffSession } from '#/server/auth/staff-session.ts'

/** Who of the staff makes a request; `null` for everybody else. */
export async function staffOf({ headers: { cookie } }: IncomingMessage): Promise<StaffSession | null> {
  return cookie === undefined ? null : readStaffSession(new Headers({ cookie }))
}

/** Whether another site made the browser send a request for a file: it would fill the journal. */
export function isForeignFetch({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
