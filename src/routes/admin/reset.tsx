import { createFileRoute } from '@tanstack/react-router'
import { setResponseStatus } from '@tanstack/react-start/server'
import { ExpiredPage, ResetPage } from '#/features/staff/components/link-pages.tsx'
import { handleResetPost } from '#/features/staff/link-posts.server.ts'
import { fetchResetOpen } from '#/features/staff/links.functions.ts'
import { getAdminMessages } from '#/i18n/admin-messages.ts'
import { isLanguage } from '#/i18n/languages.ts'
import type { SearchParams } from '#/i18n/search-params.ts'
import { adminTitle } from './admin-title.ts'

export const Route = createFileRoute('/_gate/l/$ui/$content/admin-reset')({
  server: {
    handlers: {
      POST: async ({ request, params, next }) => {
        const outcome = await handleResetPost(request, isLanguage(params.ui) ? params.ui : 'en')
        if (outcome instanceof Response) return outcome
        setResponseStatus(422)
        return next({ context: { refused: outcome } })
      },
    },
  },
  loaderDeps: ({ search }) => ({ token: String((search as SearchParams).token ?? '') }),
  loader: async ({ deps: { token }, serverContext }) => ({
    token,
    open: await fetchResetOpen({ data: token }),
    refused: serverContext?.refused ?? null,
  }),
  head: ({ match }) => adminTitle(getAdminMessages(match.context.adminLanguage).admin.gate.resetTitle),
  component: View,
})

function View() {
  const { token, open, refused } = Route.useLoaderData()
  return open ? <ResetPage token={token} refused={refused} /> : <ExpiredPage kind="reset" />
}
