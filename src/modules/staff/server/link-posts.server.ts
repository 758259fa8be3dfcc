/** POST handlers of the password reset and invitation forms. */
import { localize } from '#/i18n/addresses/localize.ts'
import type { Language } from '#/i18n/languages.ts'
import { seeOther } from '#/platform/http/see-other.ts'
import type { LinkRejection } from '../model/sign-in-outcome.ts'
import { join } from './invitation.server.ts'
import { forgetLink, linkToken } from './link-cookie.server.ts'
import { requestReset, resetWithToken } from './reset.server.ts'
import { readSignInForm } from './sign-in-form.server.ts'
import { signInLanguage } from './sign-in-pages.server.ts'
import { staffServices } from './staff-services.server.ts'
import { welcome } from './welcome.server.ts'

/** Handle a request for a password reset link; the answer is the same for every address. */
export async function handleForgottenPost(request: Request, language: Language): Promise<Response> {
  const form = await readSignInForm(request)
  if (form instanceof Response) return form
  await requestReset(form('email'), signInLanguage({ language }, request.headers), request.headers)
  return seeOther(`${localize('admin-forgotten', {}, language)}?sent=1`)
}

/** Handle a new password from behind a link. */
export async function handleResetPost(
  request: Request,
  language: Language,
): Promise<Response | LinkRejection> {
  const form = await readSignInForm(request)
  if (form instanceof Response) return form
  const userAgent = request.headers.get('user-agent')
  const outcome = await resetWithToken(linkToken(request.headers, 'reset'), form('password'), userAgent)
  if (outcome.kind !== 'done') return { problem: outcome.kind, name: '' }
  const cookies = new Headers({ 'Set-Cookie': outcome.cookie })
  cookies.append('Set-Cookie', forgetLink('reset'))
  return seeOther(`${localize('admin-login', {}, language)}?done=reset`, cookies)
}

/** Handle the name and password of an invited person, and sign them in. */
export async function handleInvitationPost(
  request: Request,
  language: Language,
): Promise<Response | LinkRejection> {
  const form = await readSignInForm(request)
  if (form instanceof Response) return form
  const token = linkToken(request.headers, 'invitation')
  const joining = { token, name: form('name'), password: form('password') }
  const joined = await join(joining)
  if (joined.kind !== 'joined') return { problem: joined.kind, name: joining.name }
  const parts = staffServices()
  const { headers, response } = await parts.auth.api.signInEmail({
    body: { email: joined.email, password: joining.password },
    headers: request.headers,
    returnHeaders: true,
  })
  if (!('user' in response)) throw new Error('A new account has no second factor')
  const facts = { userId: response.user.id, token: response.token, method: 'invitation' } as const
  headers.append('Set-Cookie', await welcome(parts, request.headers, facts))
  headers.append('Set-Cookie', forgetLink('invitation'))
  return seeOther(`${localize('admin-account', {}, language)}?welcome=1`, headers)
}
