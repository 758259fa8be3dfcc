import { createOTP } from '@better-auth/utils/otp'
import type { AuthContext, BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { CLOCKS_DIFFER_MS } from '#/platform/clock/clocks-differ.ts'
import type { Db } from '#/platform/database/schema.ts'
import { readSignedCookie } from './read-cookie.ts'

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
interface TotpParts {
  readonly db: Db
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
    .where((eb) =>
      eb.or([
        eb('lastUsedStep', 'is', null),
        eb('lastUsedStep', '<', step),
        // Used while a clock was wrong: else no code would be taken until that day.
        eb('lastUsedStep', '>', step + 2 * STEPS_APART + CLOCKS_DIFFER_MS / 1000 / STEP_SECONDS),
      ]),
    )
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

/** better-auth's name of the cookie, without prefix. */
const CHALLENGE_COOKIE = 'two_factor'

/**
 * The account whose code is awaited, read from the signed cookie set after the right password.
 * @returns its id; `undefined` when no code is awaited, or no longer
 */
export async function awaitedUser(
  context: Pick<AuthContext, 'createAuthCookie' | 'internalAdapter' | 'secret'>,
  headers: Headers | undefined,
): Promise<string | undefined> {
  const { name } = context.createAuthCookie(CHALLENGE_COOKIE)
  const identifier = readSignedCookie(headers, name, context.secret)
  if (identifier === undefined) return undefined
  const found = await context.internalAdapter.findVerificationValue(identifier)
  return found !== null && found.expiresAt > new Date() ? found.value : undefined
}

/** A code that no app shows: better-auth counts it as a wrong one. */
const NO_CODE = ''

/**
 * A better-auth plugin that makes app codes single-use wherever better-auth checks one: sign-in and set-up.
 * better-auth accepts a code as often as it is submitted within its window. This spends it first
 * (`spendTotpCode`) and replaces a used one by an empty code, so that better-auth itself rejects and counts
 * it.
 */
export function totpOnce(db: TotpParts['db']) {
  return {
    id: 'totp-once',
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === '/two-factor/verify-totp',
          handler: createAuthMiddleware(async (ctx) => {
            const session = await getSessionFromCtx(ctx)
            const userId = session?.user.id ?? (await awaitedUser(ctx.context, ctx.headers))
            const { code } = ctx.body as { code: string }
            const used =
              userId !== undefined &&
              (await spendTotpCode({ db, key: ctx.context.secretConfig }, userId, code, new Date()))
            return { context: { body: { ...ctx.body, code: used ? code : NO_CODE } } }
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
