import { createOTP } from '@better-auth/utils/otp'
import { symmetricDecrypt } from 'better-auth/crypto'
import type { Kysely } from 'kysely'
import type { StaffTables } from '../tables/staff.ts'

/**
 * Length of a time step in seconds, and digits of a code: the defaults of authenticator apps (RFC 6238,
 * section 4).
 */
const STEP_SECONDS = 30
const DIGITS = 6

/**
 * Steps that a code may be early or late. RFC 6238, section 5.2, recommends at most one step for transmission
 * and typing; one in the other direction is for telephones whose clock is ahead. As each step is accepted
 * once only and in order, an observed code is worthless within them.
 */
const STEPS_APART = 1

/** Dependencies for checking app codes. */
export interface TotpParts {
  readonly db: Pick<Kysely<Pick<StaffTables, 'twoFactor'>>, 'selectFrom' | 'updateTable'>
  /** Key that encrypts the secrets: `AUTH_SECRET`, or better-auth's `secretConfig` derived from it. */
  readonly key: Parameters<typeof symmetricDecrypt>[0]['key']
}

/**
 * Accept a code of an authenticator app once (RFC 6238, section 5.2): neither the same code nor one of an
 * earlier step is accepted again, also with parallel requests in several processes.
 * @returns whether the code was right and had not been used
 */
export async function spendTotpCode(
  { db, key }: TotpParts,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return false
  const stored = await db
    .selectFrom('twoFactor')
    .select(['id', 'secret'])
    .where('userId', '=', userId)
    .executeTakeFirst()
  if (stored === undefined) return false
  const step = await matchingStep(await symmetricDecrypt({ key, data: stored.secret }), code, now)
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('twoFactor')
    .set({ lastUsedStep: step })
    .where('id', '=', stored.id)
    .where('secret', '=', stored.secret)
    .where((eb) => eb.or([eb('lastUsedStep', 'is', null), eb('lastUsedStep', '<', step)]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Step that a code belongs to; always computes all of them, so that the time taken reveals nothing. */
async function matchingStep(secret: string, code: string, now: Date): Promise<number | undefined> {
  const present = Math.floor(now.getTime() / 1000 / STEP_SECONDS)
  const otp = createOTP(secret, { digits: DIGITS, period: STEP_SECONDS })
  const steps = Array.from({ length: 2 * STEPS_APART + 1 }, (_, position) => present - STEPS_APART + position)
  const codes = await Promise.all(steps.map((step) => otp.hotp(step)))
  return steps.find((_, position) => codes[position] === code)
}
