import { createFileRoute } from '@tanstack/react-router'
import { ownerPage } from '#/modules/calendar/server/owner-word/owner-page.server.ts'

/** The page on which the owner of a venue gives their word: asked by GET, said by POST. */
export const Route = createFileRoute('/h/$token')({
  server: {
    handlers: {
      GET: ({ request, params }) => ownerPage(request, params.token),
      POST: ({ request, params }) => ownerPage(request, params.token),
    },
  },
})
