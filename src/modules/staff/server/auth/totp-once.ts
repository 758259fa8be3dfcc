/** better-auth plugin that makes app codes single-use wherever better-auth checks one: sign-in and set-up. */
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { awaitedUser } from './code-challenge.ts'
import { spendTotpCode, type TotpParts } from './totp-code.ts'

/** A code that no app shows: better-auth counts it as a wrong one. */
const NO_CODE = ''

/**
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
