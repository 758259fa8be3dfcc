import type { RegistrationResponseJSON } from '@simplewebauthn/browser'
import { isAuthRejection } from './auth/auth-rejection.ts'
import { authWithin } from './auth/auth-within.ts'
import type { StaffSession } from './auth/staff-session.ts'
import { readPasskeyAnswer } from './passkey-answer.server.ts'
import { change } from './second-factor.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'

/**
 * Store a passkey that the browser created for the signed-in staff member. The session counts as begun with
 * it, as its owner has just used it.
 * @param made the answer of the browser, as JSON, and a name
 * @returns cookies to set; `undefined` when it was not accepted
 */
export async function addPasskey(
  staff: StaffSession,
  made: { readonly response: string; readonly name: string },
  headers: Headers,
  given: Partial<StaffServices> = {},
): Promise<string[] | undefined> {
  const { database, auth } = staffServices(given)
  const response = readPasskeyAnswer<RegistrationResponseJSON>(made.response)
  if (response === undefined) return undefined
  let cookies: string[] = []
  try {
    await change(staff, ['account.passkey-added', 'passkey-added'], given, async (transaction, now) => {
      const answered = await authWithin(transaction, database.engine, auth).api.verifyPasskeyRegistration({
        body: { response, name: made.name },
        headers,
        returnHeaders: true,
      })
      await transaction
        .updateTable('session')
        .set({ passkeyAt: now })
        .where('id', '=', staff.sessionId)
        .execute()
      cookies = answered.headers.getSetCookie()
      return true
    })
    return cookies
  } catch (error) {
    if (isAuthRejection(error)) return undefined
    throw error
  }
}
