/** Password reset: a link by mail, then a new password. */
import { setTimeout as wait } from 'node:timers/promises'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { wakeOutbox } from '#/platform/outbox/outbox-signal.ts'
import { isOpen, makeSecret } from '#/platform/secrets/secret.ts'
import type { AccountMailPayload } from '../mail/account-mail.ts'
import { browserName } from '../model/browser-name.ts'
import type { PasswordProblem } from '../model/password-rules.ts'
import { enqueueAccountAlert } from './account-alert.server.ts'
import { endAccountPauses, takeAccountAttempt } from './account-attempts.server.ts'
import { RESET_SECONDS } from './auth/auth.ts'
import { isAuthRejection } from './auth/auth-rejection.ts'
import { authWithin } from './auth/auth-within.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import { findDevice, forgetDevices, keepDevice } from './known-device.server.ts'
import { notePause, takeLinkAttempt } from './note-pause.server.ts'
import { passwordProblem } from './password.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'

/** better-auth's name of the secret of such a link. */
const identifierOf = (token: string) => `reset-password:${token}`

/**
 * Least time of an answer, in milliseconds, so that its duration does not reveal whether an account exists.
 */
const LEAST_MS = 250

/**
 * Send the password reset link if the address has an active account and is below the limit. The answer
 * reveals neither.
 * @param language of the mail where the account has none of its own
 * @param headers of the request: a known browser has a counter of its own
 */
export async function requestReset(
  typed: string,
  language: AdminLanguage,
  headers: Headers,
  given: Partial<StaffServices> = {},
): Promise<void> {
  const parts = staffServices(given)
  await Promise.all([sendLink(typed.trim().toLowerCase(), language, headers, parts), wait(LEAST_MS)])
}

async function sendLink(
  email: string,
  language: AdminLanguage,
  headers: Headers,
  parts: StaffServices,
): Promise<void> {
  const { database, auth, secret, now } = parts
  const network = ipPrefixOf()
  if (!(await takeLinkAttempt(parts))) return
  const user = await database.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'language', 'deactivatedAt'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (user === undefined || user.deactivatedAt !== null) return
  const device = await findDevice(parts, email, headers)
  const byAccount = await takeAccountAttempt(parts, 'reset', email, device)
  if (!byAccount.allowed) return
  if (byAccount.left === 0) await notePause(parts, byAccount.pauseMinutes, user)
  const token = makeSecret()
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
      actor: { id: null, name: email, network: network.shown },
      action: 'account.reset-requested',
      subject: user,
      at: now,
    })
  })
  wakeOutbox()
}

/** Whether a link is still valid. */
export async function isResetOpen(token: string, given: Partial<StaffServices> = {}): Promise<boolean> {
  const { auth, now } = staffServices(given)
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  return found !== null && isOpen(found.expiresAt, RESET_SECONDS * 1000, now)
}

/**
 * A new password with the cookie that makes this browser known; or an invalid link, or a rejected password.
 */
export type ResetOutcome =
  | { readonly kind: 'done'; readonly cookie: string }
  | { readonly kind: 'expired' | PasswordProblem }

/**
 * Set the new password and end every session and every trust in a device. All browsers are unknown
 * afterwards, except the current one: the owner of the mailbox can sign in here, however many wrong passwords
 * others try.
 */
export async function resetWithToken(
  token: string,
  password: string,
  userAgent: string | null,
  given: Partial<StaffServices> = {},
): Promise<ResetOutcome> {
  const parts = staffServices(given)
  const { database, auth, now } = parts
  const { internalAdapter } = await auth.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(token))
  if (found === null || !isOpen(found.expiresAt, RESET_SECONDS * 1000, now)) return { kind: 'expired' }
  const user = await database.db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('id', '=', found.value)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  if (user === undefined) return { kind: 'expired' }
  const problem = passwordProblem(password, [user.email, user.name])
  if (problem !== undefined) return { kind: problem }
  const network = ipPrefixOf().shown
  let cookie: string
  try {
    cookie = await database.db.transaction().execute(async (transaction) => {
      const within = authWithin(transaction, database.engine, auth)
      await within.api.resetPassword({ body: { newPassword: password, token } })
      // Other links, and devices that need no code.
      await transaction.deleteFrom('verification').where('value', '=', user.id).execute()
      await forgetDevices(transaction, user.id)
      await writeAudit(transaction, {
        actor: { ...user, network },
        action: 'account.password-reset',
        at: now,
      })
      const from = { network, browser: browserName(userAgent) }
      await enqueueAccountAlert(transaction, { userId: user.id, kind: 'password-changed', from, at: now })
      const owner = { userId: user.id, email: user.email }
      return (await keepDevice(transaction, parts, owner, undefined, { signedIn: false })).cookie
    })
  } catch (error) {
    // The same link was used at the same time.
    if (isAuthRejection(error)) return { kind: 'expired' }
    throw error
  }
  wakeOutbox()
  await endAccountPauses(parts, user.email)
  return { kind: 'done', cookie }
}
