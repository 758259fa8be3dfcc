import { localize } from '#/i18n/addresses/localize.ts'
import type { MiddlewareName } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'
import type { Language } from '#/i18n/languages.ts'
import { returnTarget, signInAddress } from '#/modules/staff/model/return-target.ts'
import { isSecondFactorOverdue } from '#/modules/staff/server/auth/staff-needs.ts'
import type { Decision } from '#/platform/http/decision.ts'

/** A staff member who has signed in. */
export interface SignedIn {
  readonly id: string
  /** Until when they may work without a second factor; `null` when none is demanded or there is one. */
  readonly secondFactorBy: Date | null
}

/** Headers of a request, as Node gives them. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

/** Find the signed-in staff member; the only place that asks. Undefined without a session. */
export type WhoIsSignedIn = (headers: RequestHeaders) => SignedIn | undefined | Promise<SignedIn | undefined>

/** Input of a middleware. */
export interface Visit {
  readonly url: URL
  readonly page: PageId
  /** Of the address: its prefix. */
  readonly language: Language
  readonly signedIn: SignedIn | undefined
}

/** True lets the visit through, false makes it a 404, a decision answers it (behaviour 9.8). */
export type Middleware = (visit: Visit) => boolean | Decision

const MIDDLEWARE: Readonly<Record<MiddlewareName, Middleware>> = {
  // The target is always `/admin/login`, whatever the prefix, with the way back in its query (behaviour 1.16).
  admin: ({ url, page, language, signedIn }) => {
    if (signedIn === undefined) return seeOther(signInAddress(url.pathname + url.search))
    // The page of one's account shows how to set one up and nothing else then (ADR 0050).
    const isStopped = page !== 'admin-account' && isSecondFactorOverdue(signedIn, new Date())
    return isStopped ? seeOther(localize('admin-account', {}, language)) : true
  },
  guest: ({ url, language, signedIn }) =>
    signedIn === undefined || seeOther(returnTarget(url.searchParams.get('return'), language)),
}

/**
 * Ask the middleware of a page one after the other; the first that does not let the visit through decides.
 * @throws {Error} `Unknown route middleware: {name}` for a name without a function
 */
export function runMiddleware(
  names: readonly string[],
  visit: Visit,
  known: Readonly<Record<string, Middleware>> = MIDDLEWARE,
): boolean | Decision {
  for (const name of names) {
    const middleware = Object.hasOwn(known, name) ? known[name] : undefined
    if (middleware === undefined) throw new Error(`Unknown route middleware: ${name}`)
    const verdict = middleware(visit)
    if (verdict !== true) return verdict
  }
  return true
}

function seeOther(location: string): Decision {
  return { kind: 'redirect', status: 302, location, headers: { 'Cache-Control': 'no-store' } }
}
