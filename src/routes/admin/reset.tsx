import { createFileRoute } from '@tanstack/react-router'
import { ExpiredPage, ResetPage } from '#/modules/staff/admin/link-pages.tsx'
import { fetchResetOpen } from '#/modules/staff/links.functions.ts'
import { takeLinkToken } from '#/modules/staff/server/link-cookie.server.ts'
import { handleResetPost } from '#/modules/staff/server/link-posts.server.ts'
import { linkPage } from './link-page.ts'
import { postLink } from './post-link.server.ts'

export const Route = createFileRoute('/_gate/l/$ui/$content/admin-reset')({
  server: {
    handlers: {
      GET: ({ request, next }) => takeLinkToken(request, 'reset') ?? next(),
      POST: ({ request, params, next }) =>
        postLink(handleResetPost, request, params.ui, (refused) => next({ context: { refused } })),
    },
  },
  ...linkPage(fetchResetOpen, 'resetTitle'),
  component: View,
})

function View() {
  const { target: isOpen, refused } = Route.useLoaderData()
  return isOpen ? <ResetPage refused={refused} /> : <ExpiredPage kind="reset" />
}
