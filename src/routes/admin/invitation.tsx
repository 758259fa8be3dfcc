import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { ExpiredPage, InvitationPage } from '#/modules/staff/admin/link-pages.tsx'
import { fetchInvitation } from '#/modules/staff/links.functions.ts'
import { takeLinkToken } from '#/modules/staff/server/link-cookie.server.ts'
import { handleInvitationPost } from '#/modules/staff/server/link-posts.server.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_gate/l/$ui/$content/admin-invitation')({
  server: {
    handlers: {
      GET: ({ request, next }) => takeLinkToken(request, 'invitation') ?? next(),
      POST: async ({ request, params, next }) => {
        const outcome = await handleInvitationPost(request, isLanguage(params.ui) ? params.ui : 'en')
        if (outcome instanceof Response) return outcome
        setResponseStatus(422)
        return next({ context: { refused: outcome } })
      },
    },
  },
  loader: async ({ serverContext }) => ({
    email: await fetchInvitation(),
    refused: serverContext?.refused ?? null,
  }),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.gate.inviteTitle),
  component: View,
})

function View() {
  const { email, refused } = Route.useLoaderData()
  if (email === null) return <ExpiredPage kind="invitation" />
  return <InvitationPage email={email} refused={refused} />
}
