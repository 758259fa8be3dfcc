import { createFileRoute } from '@tanstack/react-router'
import { ExpiredPage, InvitationPage } from '#/modules/staff/admin/link-pages.tsx'
import { fetchInvitation } from '#/modules/staff/links.functions.ts'
import { takeLinkToken } from '#/modules/staff/server/link-cookie.server.ts'
import { handleInvitationPost } from '#/modules/staff/server/link-posts.server.ts'
import { linkPage } from './link-page.ts'
import { postLink } from './post-link.server.ts'

export const Route = createFileRoute('/_sign-in/l/$ui/$content/admin-invitation')({
  server: {
    handlers: {
      GET: ({ request, next }) => takeLinkToken(request, 'invitation') ?? next(),
      POST: ({ request, params, next }) =>
        postLink(handleInvitationPost, request, params.ui, (rejected) => next({ context: { rejected } })),
    },
  },
  ...linkPage(fetchInvitation, 'inviteTitle'),
  component: View,
})

function View() {
  const { target: email, rejected } = Route.useLoaderData()
  return email === null ? (
    <ExpiredPage kind="invitation" />
  ) : (
    <InvitationPage email={email} rejected={rejected} />
  )
}
