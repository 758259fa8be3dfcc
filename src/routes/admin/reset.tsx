import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import { ExpiredPage, ResetPage } from '#/modules/staff/admin/link-pages.tsx'
import { fetchResetOpen } from '#/modules/staff/links.functions.ts'
import { takeLinkToken } from '#/modules/staff/server/link-cookie.server.ts'
import { handleResetPost } from '#/modules/staff/server/link-posts.server.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_gate/l/$ui/$content/admin-reset')({
  server: {
    handlers: {
      GET: ({ request, next }) => takeLinkToken(request, 'reset') ?? next(),
      POST: async ({ request, params, next }) => {
        const outcome = await handleResetPost(request, isLanguage(params.ui) ? params.ui : 'en')
        if (outcome instanceof Response) return outcome
        setResponseStatus(422)
        return next({ context: { refused: outcome } })
      },
    },
  },
  loader: async ({ serverContext }) => ({
    open: await fetchResetOpen(),
    refused: serverContext?.refused ?? null,
  }),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.gate.resetTitle),
  component: View,
})

function View() {
  const { open, refused } = Route.useLoaderData()
  return open ? <ResetPage refused={refused} /> : <ExpiredPage kind="reset" />
}
