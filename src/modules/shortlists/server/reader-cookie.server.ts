/** The secret by which a reader of shared lists is known again: a cookie, so that it works without script. */
import { DAY_SECONDS } from '#/lib/time-spans.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { hashSecret, makeSecret } from '#/platform/secrets/secret.ts'
import { isSecret } from '../model/secret.ts'
import { SHARED_DAYS } from '../model/share-limits.ts'

/** As long as a list can be shared: whoever answers one early is known again when its event comes. */
const SECONDS = SHARED_DAYS.most * DAY_SECONDS

/** A browser that shares, opens or answers lists. */
export interface ListBrowser {
  /** The secret in its cookie. */
  readonly secret: string
  /** Header that sets the cookie, or keeps it for longer. */
  readonly cookie: string
}

/**
 * The same for every browser that shares, opens or answers a list: a new one gets a cookie. It comes with the page, so that an answer whose
 * reply is lost is known again when it is repeated.
 */
export function browserOf(headers: Headers): ListBrowser {
  const secret = readSecret(headers) ?? makeSecret('slug')
  const secure = isSecure() ? ['Secure'] : []
  const attributes = [`Max-Age=${SECONDS}`, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...secure]
  return { secret, cookie: [`${cookieName()}=${secret}`, ...attributes].join('; ') }
}

/** The name of a browser as a reader: another one for each list, so that lists cannot be compared. */
export function readerId({ secret }: Pick<ListBrowser, 'secret'>, token: string): string {
  return hashSecret(`${secret} ${token}`)
}

/** The name of a browser as the owner of a list. */
export function ownerMark({ secret }: Pick<ListBrowser, 'secret'>, listId: string): string {
  return hashSecret(`owner ${secret} ${listId}`)
}

function readSecret(headers: Headers): string | undefined {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const prefix = `${cookieName()}=`
  return pairs
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(prefix.length))
    .find(isSecret)
}

function cookieName(): string {
  return `${isSecure() ? '__Host-' : ''}passage.reader`
}

function isSecure(): boolean {
  return getEnvironment().siteUrl.startsWith('https:')
}
