import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { rejectionOf } from '#/lib/call-rejections.ts'
import { AGENCY } from '#/lib/settings.ts'

/** Head of every back-office page except its title. The root route adds the stylesheet. */
export function adminHead() {
  return {
    meta: [{ name: 'robots', content: 'noindex, nofollow' }],
    links: [
      { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const, href: inter },
    ],
  }
}

/** A page of the back office, as its `head` gets it. */
interface ShownPage {
  readonly error: unknown
  readonly context: { readonly adminLanguage: AdminLanguage }
}

/**
 * The `<title>` of a back-office page, for its `head`.
 * @param text a message without parameters, which is a plain string once compiled
 * @param page the page, where it may be refused or fail: its title is then the status and what it means (behaviour 2.2)
 */
export function adminTitle(text: string, page?: ShownPage) {
  return { meta: [{ title: `${page?.error ? errorTitle(page) : text} · ${AGENCY.name}` }] }
}

/** The title of a page that is not there. */
export const missingTitle = (text: string) => adminTitle(`404 ${text}`)

function errorTitle({ error, context }: ShownPage): string {
  const { admin, error: given } = getAdminMessages(context.adminLanguage)
  const { frame } = admin
  switch (rejectionOf(error)) {
    case 'not-allowed':
      return `403 ${given['403'].title}`
    case 'signed-out':
      return frame.signedOutTitle
    case 'second-factor-due':
      return frame.secondFactorTitle
    default:
      return `500 ${frame.errorTitle}`
  }
}
