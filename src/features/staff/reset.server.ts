/** A forgotten password: a link by mail, then a new one. */
import { setTimeout as wait } from 'node:timers/promises'
import { APIError } from 'better-auth'
import type { AccountMailPayload } from '#/emails/account-mail.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { writeAudit } from '#/server/auth/audit.ts'
import { RESET_SECONDS } from '#/server/auth/auth.ts'
import { networkOf } from '#/server/auth/network.ts'
import { enqueueMail } from '#/server/mail/enqueue-mail.ts'
import { wakeOutbox } from '#/server/mail/outbox-signal.ts'
import { forgetAttempts, limitKey, takeAttempt } from './attempt-limit.server.ts'
import { type GateParts, gateParts } from './gate-parts.server.ts'
import { LINK_LIMIT, RESET_LIMIT } from './limits.ts'
import { newToken } from './one-time-token.server.ts'
import { type PasswordProblem, passwordProblem } from './password-strength.server.ts'

/** How better-auth names the secret of such a link. */
const identifierOf = (token: string) => `reset-password:${token}`

/** Every answer takes at least this long, in milliseconds, so that its time does not tell whether an account exists. */
const LEAST_MS = 250

/**
 * Sends the link for a new password, if the address has an active account and not too many were sent. Whoever asks
 * learns neither.
 * @param language of the mail where the account has none of its own
 */
export async function requestReset(
  typed: string,
  language: AdminLanguage,
  given: Partial<GateParts> = {},
): Promise<void> {
  const parts = gateParts(given)
  await Promise.all([sendLink(typed.trim().toLowerCase(), language, parts), wait(LEAST_MS)])
}

async function sendLink(
  email: string,
  language: AdminLanguage,
  { database, auth, now, secret }: GateParts,
): Promise<void> {
  const network = networkOf()
  const byNetwork = await takeAttempt(database, limitKey('link:network', network.limited), LINK_LIMIT, now)
  if (!byNetwork.allowed) return
  const user = await database.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'language', 'deactivatedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (user === undefined || user.deactivatedAt !== null) return
  const byAccount = await takeAttempt(database, limitKey('reset:account', email), RESET_LIMIT, now)
  if (!byAccount.allowed) return
  const token = newToken()
  const { internalAdapter } = await auth.$context
  const expiresAt = new Date(now.getTime() + RESET_SECONDS * 1000)
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: user.id,
    expiresAt,
  })
  const payload: AccountMailPayload = {
    template: 'account-reset',
    data: { language: user.language ?? language, email: user.email, name: user.name, token },
  }
  await database.db.transaction().execute(async (transaction) => {
    const link = { until: expiresAt.toISOString(), secret }
    await enqueueMail(transaction, { payload, enquiryId: null, at: now.toISOString(), link })
    await writeAudit(transaction, {
      actor: { id: null, name: email },
      action: 'account.reset-requested',
      subject: user,
      network: network.shown,
      at: now,
    })
  })
  wakeOutbox()
}

/** Whether a link can still be used. */
export async function isResetOpen(token: string, given: Partial<GateParts> = {}): Promise<boolean> {
  const { auth, now } = gateParts(given)
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  return found !== null && found.expiresAt > now
}

/**
 * Sets the new password and ends every session and every trust in a device.
 * @returns `done`, `expired` when the link was used or is too old, or what is wrong with the password
 */
export async function resetWithToken(
  token: string,
  password: string,
  given: Partial<GateParts> = {},
): Promise<'done' | 'expired' | PasswordProblem> {
  const { database, auth, now } = gateParts(given)
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  if (found === null || found.expiresAt <= now) return 'expired'
  const user = await database.db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('id', '=', found.value)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (user === undefined) return 'expired'
  const problem = passwordProblem(password, [user.email, user.name])
  if (problem !== undefined) return problem
  try {
    await auth.api.resetPassword({ body: { newPassword: password, token } })
  } catch (error) {
    // Somebody else was faster with the same link.
    if (error instanceof APIError) return 'expired'
    throw error
  }
  await database.db.transaction().execute(async (transaction) => {
    // Other links, and devices that need no code.
    await transaction.deleteFrom('verification').where('value', '=', user.id).execute()
    await writeAudit(transaction, {
      actor: user,
      action: 'account.password-reset',
      network: networkOf().shown,
      at: now,
    })
  })
  await forgetAttempts(database, limitKey('password:account', user.email))
  return 'done'
}
