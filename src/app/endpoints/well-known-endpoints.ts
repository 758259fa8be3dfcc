/** Addresses that have the same name on every site (RFC 8615). */
import { localize } from '#/i18n/addresses/localize.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'

interface WellKnownParts {
  /** Public origin of the site. */
  readonly siteUrl: string
  /** Contact for security reports: a `mailto:` or `https:` address. */
  readonly contact: string
  readonly now?: () => Date
}

/** How long `security.txt` holds from the day it is asked for; RFC 9116, section 2.5.5, advises less than a year. */
const VALID_DAYS = 180

/** `security.txt` (RFC 9116), and the page where a password is changed (W3C, "A Well-Known URL for Changing Passwords"). */
export function wellKnownEndpoints(parts: WellKnownParts): [string, DirectEndpoint][] {
  return [
    ['/.well-known/security.txt', securityTxt(parts)],
    ['/.well-known/change-password', changePassword()],
  ]
}

function securityTxt({ siteUrl, contact, now = () => new Date() }: WellKnownParts): DirectEndpoint {
  return {
    method: 'GET',
    answer: (request, response) => {
      // The same all day, so that caches and readers see no change where there is none.
      const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
      const lines = [
        `Contact: ${contact}`,
        `Expires: ${new Date(today + VALID_DAYS * DAY_MS).toISOString().replace('.000', '')}`,
        'Preferred-Languages: fr, en',
        `Canonical: ${siteUrl}/.well-known/security.txt`,
        `Policy: ${siteUrl}/security-policy.txt`,
      ]
      const text = lines.map((line) => `${line}\r\n`).join('')
      sendPlain(request, response, 200, text, { 'Cache-Control': 'public, max-age=3600' })
    },
  }
}

/** Without a session, the sign-in page comes first. */
function changePassword(): DirectEndpoint {
  return {
    method: 'GET',
    answer: (request, response) => {
      const Location = `${localize('admin-account', {}, 'en')}#password-title`
      sendPlain(request, response, 303, 'Passwords are changed in the account.\n', { Location })
    },
  }
}
