/** Signing in: a password, then a code where the account has a second factor. */
import { APIError } from 'better-auth'
import type { Language } from '#/i18n/languages.ts'
import { writeAudit } from '#/server/auth/audit.ts'
import { DEACTIVATED } from '#/server/auth/auth.ts'
import { networkOf } from '#/server/auth/network.ts'
import { seeOther } from '#/server/see-other.ts'
import { forgetAttempts, limitKey, takeAttempt } from './attempt-limit.server.ts'
import { browserName } from './browser-name.ts'
import { type PostedText, readGateForm } from './gate-form.server.ts'
import { type GateParts, gateParts } from './gate-parts.server.ts'
import { NETWORK_LIMIT, PASSWORD_LIMIT } from './limits.ts'
import { returnTarget } from './return-target.ts'
import type { SignInRefusal } from './sign-in-outcome.ts'
import { welcome } from './welcome.server.ts'

/** Where the form was sent from. */
export interface SignInPage {
  /** Prefix of the sign-in page's address. */
  readonly language: Language
  /** Its own path. */
  readonly path: string
}

interface SignIn extends GateParts {
  readonly request: Request
  readonly page: SignInPage
  readonly form: PostedText
  readonly network: ReturnType<typeof networkOf>
}

/**
 * Takes the sign-in form. `intent` says which step it is: `password`, `code` or `backup`.
 * @returns a redirect with its cookies: to the page that was wanted, or to the second step; or what to tell the form
 */
export async function handleSignInPost(
  request: Request,
  page: SignInPage,
  parts: Partial<GateParts> = {},
): Promise<Response | SignInRefusal> {
  const form = await readGateForm(request)
  if (form instanceof Response) return form
  const signIn = { ...gateParts(parts), request, page, form, network: networkOf() }
  const intent = form('intent')
  return intent === 'code' || intent === 'backup' ? withCode(signIn, intent) : withPassword(signIn)
}

async function withPassword(signIn: SignIn): Promise<Response | SignInRefusal> {
  const { database, auth, secret, now, request, form, network } = signIn
  const email = form('email').trim().toLowerCase()
  const accountKey = limitKey(secret, 'password:account', email)
  const byNetwork = await takeAttempt(
    database,
    limitKey(secret, 'password:network', network.limited),
    NETWORK_LIMIT,
    now,
  )
  if (!byNetwork.allowed) return paused(email, byNetwork.until)
  const byAccount = await takeAttempt(database, accountKey, PASSWORD_LIMIT, now)
  if (!byAccount.allowed) return paused(email, byAccount.until)
  try {
    const { headers, response } = await auth.api.signInEmail({
      body: { email, password: form('password') },
      headers: request.headers,
      returnHeaders: true,
    })
    await forgetAttempts(database, accountKey)
    await forgetAttempts(database, limitKey(secret, 'password:network', network.limited))
    if ('twoFactorRedirect' in response) return seeOther(secondStep(signIn), headers)
    return finish(signIn, response.user.id, 'password', headers)
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const reason = error.body?.code === DEACTIVATED ? 'deactivated' : 'password'
    const pausedNow = byAccount.left === 0
    await writeAudit(database.db, {
      actor: { id: null, name: email.slice(0, 254) },
      action: pausedNow ? 'session.paused' : 'session.refused',
      details: pausedNow ? { minutes: byAccount.pauseMinutes } : { reason },
      network: network.shown,
      at: now,
    })
    if (pausedNow) return paused(email, new Date(now.getTime() + byAccount.pauseMinutes * 60_000))
    const { left, pauseMinutes } = byAccount
    return { step: 'password', email, problem: 'wrong', left, pauseMinutes, status: 422 }
  }
}

function paused(email: string, until: Date): SignInRefusal {
  return { step: 'password', email, problem: 'paused', until: until.toISOString(), status: 429 }
}

/** The page that asks for the code; the way back stays in its address. */
function secondStep({ page, request }: SignIn): string {
  const query = new URL(request.url).searchParams
  query.set('step', 'code')
  return `${page.path}?${query}`
}

async function withCode(signIn: SignIn, step: 'code' | 'backup'): Promise<Response | SignInRefusal> {
  const { auth, request, form } = signIn
  const code = form('code').replaceAll(/\s/g, '')
  const given = { headers: request.headers, returnHeaders: true } as const
  const body = { code, trustDevice: form('trust') === 'on' }
  try {
    const { headers, response } =
      step === 'code'
        ? await auth.api.verifyTOTP({ body, ...given })
        : await auth.api.verifyBackupCode({ body, ...given })
    return await finish(signIn, response.user.id, step === 'code' ? 'app' : 'backup', headers)
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    return codeRefused(signIn, step, refusalReason(error))
  }
}

/** better-auth's name for it; two who use the same backup code at the same time conflict, and one has used it. */
function refusalReason({ body, status }: APIError): string | undefined {
  return status === 'CONFLICT' ? 'INVALID_BACKUP_CODE' : body?.code
}

async function codeRefused(
  { database, now, network }: SignIn,
  step: 'code' | 'backup',
  reason: string | undefined,
): Promise<SignInRefusal> {
  const wrong = {
    step,
    email: '',
    problem: step === 'code' ? 'code-wrong' : 'backup-wrong',
    status: 422,
  } as const
  await writeAudit(database.db, {
    actor: { id: null, name: '' },
    action: 'session.refused',
    details: { reason: step },
    network: network.shown,
    at: now,
  })
  if (reason === 'ACCOUNT_TEMPORARILY_LOCKED') return { ...wrong, problem: 'code-paused', status: 429 }
  if (reason === 'INVALID_CODE' || reason === 'INVALID_BACKUP_CODE') return wrong
  // Too many trials, too late, or a page that was left open: the password is asked again.
  return { ...wrong, step: 'password', problem: 'step-over' }
}

async function finish(
  signIn: SignIn,
  userId: string,
  method: 'password' | 'app' | 'backup',
  cookies: Headers,
): Promise<Response> {
  const { page, request } = signIn
  await welcome(signIn, userId, {
    method,
    browser: browserName(request.headers.get('user-agent')),
    network: signIn.network.shown,
  })
  const wanted = new URL(request.url).searchParams.get('return')
  return seeOther(returnTarget(wanted, page.language), cookies)
}
