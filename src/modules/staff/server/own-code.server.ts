/** Confirmation by a code of the app before a sensitive action. */
import { spendTotpCode } from './auth/totp-code.ts'
import { type Confirmation, type Trier, tryWithinSession } from './session-trial.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'

/**
 * Whether a code of this account's app is right and unused; checking it uses it up. Counted for this session
 * alone, as passwords are (`confirmPassword`).
 */
export function confirmTotpCode(
  staff: Trier,
  code: string,
  given: Partial<StaffServices> = {},
): Promise<Confirmation> {
  const { database, auth, now } = staffServices(given)
  const isRight = async () => {
    const set = await database.db
      .selectFrom('twoFactor')
      .select('id')
      .where('userId', '=', staff.id)
      .where('verified', '=', true)
      .executeTakeFirst()
    if (set === undefined) return false
    const { secretConfig } = await auth.$context
    const typed = code.replaceAll(/\s/g, '')
    return spendTotpCode({ db: database.db, key: secretConfig }, staff.id, typed, now)
  }
  return tryWithinSession(staff, 'code', isRight, given)
}
