import type { IncomingMessage, ServerResponse } from 'node:http'
import { localize } from '#/i18n/addresses/localize.ts'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import type { Rejection } from '#/lib/call-rejections.ts'
import { rejectionFor, type StaffNeeds } from '#/modules/staff/server/auth/staff-needs.ts'
import { readStaffSession, type StaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { sendPlain } from '#/platform/http/send.ts'

/** Who of the staff makes a request, if they may; else why not. */
export async function staffOf(
  { headers: { cookie } }: IncomingMessage,
  needs: StaffNeeds,
): Promise<{ readonly staff: StaffSession } | { readonly rejection: Rejection }> {
  const staff = cookie === undefined ? null : await readStaffSession(new Headers({ cookie }))
  const rejection = rejectionFor(staff, needs, new Date())
  if (staff === null) return { rejection: 'signed-out' }
  return rejection === undefined ? { staff } : { rejection }
}

/** Whether another site made the browser send a request for a file: it would fill the audit log. */
export function isForeignFetch({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}

const MESSAGES: Readonly<Record<Rejection, string>> = {
  'signed-out': 'Sign in first.\n',
  'not-allowed': 'Only administrators may have this file.\n',
  'second-factor-due': 'Set up a second factor first.\n',
  'step-up-required': 'Confirm that it is you first.\n',
}

/**
 * Answer a rejected request for a file: 401 or 403. A browser on its way to the file is led to the page that asks who
 * it is, and from there to the file.
 */
export function rejectFile(request: IncomingMessage, response: ServerResponse, rejection: Rejection): void {
  const isOnItsWay = request.headers.accept?.includes('text/html') && !isForeignFetch(request)
  if (rejection === 'step-up-required' && isOnItsWay) {
    const query = new URLSearchParams({ file: request.url ?? '' })
    response.writeHead(303, {
      Location: `${localize('admin-confirm', {}, languageOf(request))}?${query}`,
      'Cache-Control': 'no-store',
      'Content-Length': '0',
    })
    response.end()
    return
  }
  sendPlain(request, response, rejection === 'signed-out' ? 401 : 403, MESSAGES[rejection])
}

/** The language that the file is asked in, or that of the page with the link to it. */
function languageOf({ url = '', headers: { referer = '' } }: IncomingMessage): AdminLanguage {
  const asked = new URLSearchParams(url.split('?', 2)[1]).get('in')
  return asked === 'fr' || URL.parse(referer)?.pathname.startsWith('/fr/') ? 'fr' : 'en'
}
