/** Codes of apps are taken once by better-auth, too, wherever it checks one: signing in and setting up. */
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { awaitedUser } from './code-challenge.ts'
import { spendTotpCode, type TotpParts } from './totp-code.ts'

/** What no app shows: better-auth counts it among the wrong ones. */
const NO_CODE = ''

/**
 * better-auth accepts a code as often as it comes within its window. This takes it first (`spendTotpCode`), and puts
 * none in the place of one that was used, so that better-auth itself refuses and counts it.
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
