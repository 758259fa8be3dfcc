import type { AdminLanguage } from '#/i18n/admin-language.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import type { LinkRejection } from '#/modules/staff/model/sign-in-outcome.ts'
import { adminTitle } from './admin-head.ts'

interface LoaderContext {
  readonly serverContext?: { readonly rejected?: LinkRejection } | undefined
}

interface HeadContext {
  readonly match: { readonly context: { readonly adminLanguage: AdminLanguage } }
}

/**
 * Make the route options of a page that a one-time link of a mail opens. The route adds its handlers and the
 * component.
 * @param fetchTarget loads the purpose of the link opened in this browser
 */
export function linkPage<Target>(fetchTarget: () => Promise<Target>, title: 'inviteTitle' | 'resetTitle') {
  return {
    loader: async ({ serverContext }: LoaderContext) => ({
      target: await fetchTarget(),
      rejected: serverContext?.rejected ?? null,
    }),
    head: ({ match }: HeadContext) =>
      adminTitle(getAdminMessages(match.context.adminLanguage).admin.gate[title]),
  }
}
