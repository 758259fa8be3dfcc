import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { ExpiredPage, InvitationPage } from '#/features/staff/components/link-pages.tsx'
import { handleInvitationPost } from '#/features/staff/link-posts.server.ts'
import { fetchInvitation } from '#/features/staff/links.functions.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_gate/l/$ui/$content/admin-invitation')({
  server: {
    handlers: {
      POST: async ({ request, params, next }) => {
        const outcome = await handleInvitationPost(request, isLanguage(params.ui) ? params.ui : 'en')
        if (outcome instanceof Response) return outcome
        setResponseStatus(422)
        return next({ context: { refused: outcome } })
      },
    },
  },
  loaderDeps: ({ search }) => ({ token: String((search as SearchParams).token ?? '') }),
  loader: async ({ deps: { token }, serverContext }) => ({
    token,
    email: await fetchInvitation({ data: token }),
    refused: serverContext?.refused ?? null,
  }),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.gate.inviteTitle),
  component: View,
})

function View() {
  const { token, email, refused } = Route.useLoaderData()
  if (email === null) return <ExpiredPage kind="invitation" />
  return <InvitationPage token={token} email={email} refused={refused} />
}
