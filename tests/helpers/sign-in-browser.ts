/** A client of the sign-in functions, without a site: it keeps cookies and has an address. */

import type { SignInRejection } from '#/modules/staff/model/sign-in-outcome.ts'
import { createAuth } from '#/modules/staff/server/auth/auth.ts'
import { handleSignInPost } from '#/modules/staff/server/sign-in.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { forVisitor } from '#/platform/http/visitor.ts'
import { totp } from './totp.ts'

/** Password of the accounts in these tests. */
export const PASSWORD = 'plum tree over the canal'

/** `AUTH_SECRET` of these tests. */
export const SECRET = 'a secret of at least 32 characters'

const SITE = 'http://localhost:3000'

/** Result of a form: its redirect, or why it was rejected. */
export type Signed = { readonly location: string } | SignInRejection

/** Everything that signing in works with, on one database. */
export function signInParts(database: Database, siteUrl = SITE) {
  return { database, auth: createAuth(database, { authSecret: SECRET, siteUrl }), secret: SECRET, siteUrl }
}

/** One browser at one address of the network. */
export class SignInBrowser {
  readonly cookies = new Map<string, string>()
  readonly parts: ReturnType<typeof signInParts>
  readonly address: string

  constructor(parts: ReturnType<typeof signInParts>, address = '192.0.2.1') {
    this.parts = parts
    this.address = address
  }

  headers(): Headers {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return new Headers({ cookie, 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:144.0) Firefox/144.0' })
  }

  /** Run work as a request of this browser. */
  asVisitor<T>(work: () => T): T {
    return forVisitor({ address: this.address, secure: false }, work)
  }

  /** Keep the cookies of an answer. */
  keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '' || /Max-Age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }

  async post(fields: Record<string, string>, now = new Date()): Promise<Signed> {
    const request = new Request(`${SITE}/admin/login`, {
      method: 'POST',
      headers: this.headers(),
      body: new URLSearchParams(fields),
    })
    const page = { language: 'en', path: '/admin/login' } as const
    const outcome = await this.asVisitor(() => handleSignInPost(request, page, { ...this.parts, now }))
    if (!(outcome instanceof Response)) return outcome
    this.keep(outcome.headers)
    return { location: outcome.headers.get('location') ?? String(outcome.status) }
  }

  password(email: string, password = PASSWORD, now?: Date): Promise<Signed> {
    return this.post({ intent: 'password', email, password }, now)
  }

  code(code: string, fields: Record<string, string> = {}, now?: Date): Promise<Signed> {
    return this.post({ intent: 'code', code, ...fields }, now)
  }

  backup(code: string): Promise<Signed> {
    return this.post({ intent: 'backup', code })
  }

  /** Set up two factors for the signed-in account; the code of the current step is used up then. */
  async setUpCodes(): Promise<{ secret: string; backupCodes: string[] }> {
    const { auth } = this.parts
    const body = { password: PASSWORD, method: 'totp' } as const
    const started = await auth.api.enableTwoFactor({ body, headers: this.headers() })
    if (started.method !== 'totp') throw new Error('no secret')
    const secret = new URL(started.totpURI).searchParams.get('secret') ?? ''
    const { headers } = await auth.api.verifyTOTP({
      body: { code: totp(secret) },
      headers: this.headers(),
      returnHeaders: true,
    })
    this.keep(headers)
    return { secret, backupCodes: started.backupCodes }
  }
}
