/** Sign-in: a password, then a code where the account has a second factor. */
import type { APIError } from 'better-auth'
import type { Language } from '#/i18n/languages.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import { isOpen } from '#/platform/secrets/secret.ts'
import { returnTarget } from '../model/return-target.ts'
import type { SignInRejection } from '../model/sign-in-outcome.ts'
import { takeAccountAttempt } from './account-attempts.server.ts'
import { DEACTIVATED, TRUST_SECONDS } from './auth/auth.ts'
import { isAuthRejection } from './auth/auth-rejection.ts'
import { ipPrefixOf } from './auth/ip-prefix.ts'
import { withoutCookies } from './auth/read-cookie.ts'
import { awaitedUser } from './auth/totp-code.ts'
import { findDevice } from './known-device.server.ts'
import { type PostedText, readSignInForm } from './sign-in-form.server.ts'
import { type StaffServices, staffServices } from './staff-services.server.ts'
import { type WelcomeFacts, welcome } from './welcome.server.ts'

/**
 * better-auth's name of the cookie of a trusted device. better-auth prolongs that trust at each sign-in; here
 * the browser must also be known and the thirty days since its code not be over.
 */
const TRUST_COOKIE = 'trust_device'

/** Page that the form was sent from. */
export interface SignInPage {
  /** Prefix of the sign-in page's address. */
  readonly language: Language
  readonly path: string
}

interface SignIn extends StaffServices {
  readonly request: Request
  readonly page: SignInPage
  readonly form: PostedText
  readonly network: ReturnType<typeof ipPrefixOf>
}

/**
 * Handle the sign-in form. `intent` names the step: `password`, `code` or `backup`.
 * @returns a redirect with its cookies, to the requested page or to the second step; or the data of the
 * rejected form
 */
export async function handleSignInPost(
  request: Request,
  page: SignInPage,
  parts: Partial<StaffServices> = {},
): Promise<Response | SignInRejection> {
  const form = await readSignInForm(request)
  if (form instanceof Response) return form
  const signIn = { ...staffServices(parts), request, page, form, network: ipPrefixOf() }
  const intent = form('intent')
  return intent === 'code' || intent === 'backup' ? withCode(signIn, intent) : withPassword(signIn)
}

async function withPassword(signIn: SignIn): Promise<Response | SignInRejection> {
  const { auth, now, request, form } = signIn
  const email = form('email').trim().toLowerCase()
  const device = await findDevice(signIn, email, request.headers)
  const attempt = await takeAccountAttempt(signIn, 'password', email, device)
  if (!attempt.allowed) return paused('password', email, attempt.until)
  const until = device?.trustedUntil
  const isTrusted = until != null && isOpen(until, TRUST_SECONDS * 1000, now)
  const { createAuthCookie } = await auth.$context
  const headers = isTrusted
    ? request.headers
    : withoutCookies(request.headers, [createAuthCookie(TRUST_COOKIE).name])
  try {
    const answer = await auth.api.signInEmail({
      body: { email, password: form('password') },
      headers,
      returnHeaders: true,
    })
    await attempt.succeeded()
    if ('twoFactorRedirect' in answer.response) return seeOther(secondStep(signIn), answer.headers)
    const { user, token } = answer.response
    return finish(signIn, { userId: user.id, token, method: 'password' }, answer.headers)
  } catch (error) {
    if (!isAuthRejection(error)) throw error
    const reason = error.body?.code === DEACTIVATED ? 'deactivated' : 'password'
    await noteRejection(signIn, email, attempt.left === 0 ? { minutes: attempt.pauseMinutes } : { reason })
    if (attempt.left === 0) return paused('password', email, endOfPause(now, attempt.pauseMinutes))
    const { left, pauseMinutes } = attempt
    return { step: 'password', email, problem: 'wrong', left, pauseMinutes, status: 422 }
  }
}

function endOfPause(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}

function paused(step: SignInRejection['step'], email: string, until: Date): SignInRejection {
  const problem = step === 'password' ? 'paused' : 'code-paused'
  return { step, email, problem, until: until.toISOString(), status: 429 }
}

/**
 * @param details length of the pause that begins with it, or the reason
 * @param subject the account, once its password was right
 */
function noteRejection(
  { database, now, network }: SignIn,
  actor: string,
  details: { readonly minutes: number } | { readonly reason: string },
  subject?: { readonly id: string; readonly name: string },
): Promise<void> {
  return writeAudit(database.db, {
    actor: { id: null, name: actor.slice(0, 254), network: network.shown },
    action: 'minutes' in details ? 'session.paused' : 'session.refused',
    ...(subject ? { subject } : {}),
    details,
    at: now,
  })
}

/** Page that asks for the code, with the return address in its query. */
function secondStep({ page, request }: SignIn): string {
  const query = new URL(request.url).searchParams
  query.set('step', 'code')
  return `${page.path}?${query}`
}

async function withCode(signIn: SignIn, step: 'code' | 'backup'): Promise<Response | SignInRejection> {
  const { auth, database, now, request, form } = signIn
  const context = await auth.$context
  // The code starts a new session; it does not continue an existing one.
  const headers = withoutCookies(request.headers, [context.authCookies.sessionToken.name])
  const userId = await awaitedUser(context, headers)
  const owner = await database.db
    .selectFrom('user')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId ?? '')
    .executeTakeFirst()
  if (owner === undefined) {
    // Too late, or a page left open: ask for the password again.
    await noteRejection(signIn, '', { reason: step })
    return codeRejected(step, undefined)
  }
  const device = await findDevice(signIn, owner.email, headers)
  const attempt = await takeAccountAttempt(signIn, 'code', owner.email, device)
  if (!attempt.allowed) return paused(step, '', attempt.until)
  const body = { code: form('code').replaceAll(/\s/g, ''), trustDevice: form('trust') === 'on' }
  const given = { body, headers, returnHeaders: true } as const
  try {
    const answer = step === 'code' ? await auth.api.verifyTOTP(given) : await auth.api.verifyBackupCode(given)
    await attempt.succeeded()
    const { user, token } = answer.response
    if (token === undefined) throw new Error('A session was asked for')
    const method = step === 'code' ? 'app' : 'backup'
    return await finish(signIn, { userId: user.id, token, method, trusted: body.trustDevice }, answer.headers)
  } catch (error) {
    if (!isAuthRejection(error)) throw error
    await noteRejection(
      signIn,
      owner.email,
      attempt.left === 0 ? { minutes: attempt.pauseMinutes } : { reason: step },
      owner,
    )
    if (attempt.left === 0) return paused(step, '', endOfPause(now, attempt.pauseMinutes))
    return codeRejected(step, rejectionReason(error))
  }
}

/** better-auth's reason; two parallel uses of the same backup code conflict, and only one succeeds. */
function rejectionReason({ body, status }: APIError): string | undefined {
  return status === 'CONFLICT' ? 'INVALID_BACKUP_CODE' : body?.code
}

function codeRejected(step: 'code' | 'backup', reason: string | undefined): SignInRejection {
  const wrong = { email: '', status: 422 } as const
  if (reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE') {
    return { ...wrong, step, problem: step === 'code' ? 'code-wrong' : 'backup-wrong' }
  }
  return { ...wrong, step: 'password', problem: 'step-over' }
}

async function finish(signIn: SignIn, facts: WelcomeFacts, cookies: Headers): Promise<Response> {
  const { page, request } = signIn
  cookies.append('Set-Cookie', await welcome(signIn, request.headers, facts))
  const wanted = new URL(request.url).searchParams.get('return')
  return seeOther(returnTarget(wanted, page.language), cookies)
}
