import { createFileRoute } from '@tanstack/react-router'
import { ExpiredPage, ResetPage } from '#/modules/staff/admin/link-pages.tsx'
import { fetchResetOpen } from '#/modules/staff/links.functions.ts'
import { takeLinkToken } from '#/modules/staff/server/link-cookie.server.ts'
import { handleResetPost } from '#/modules/staff/server/link-posts.server.ts'
import { linkPage } from './link-page.ts'
import { postLink } from './post-link.server.ts'

export const Route = createFileRoute('/_sign-in/l/$ui/$content/admin-reset')({
  server: {
    handlers: {
      GET: ({ request, next }) => takeLinkToken(request, 'reset') ?? next(),
      POST: ({ request, params, next }) =>
        postLink(handleResetPost, request, params.ui, (rejected) => next({ context: { rejected } })),
    },
  },
  ...linkPage(fetchResetOpen, 'resetTitle'),
  component: View,
})

function View() {
  const { target: isOpen, rejected } = Route.useLoaderData()
  return isOpen ? <ResetPage rejected={rejected} /> : <ExpiredPage kind="reset" />
}
