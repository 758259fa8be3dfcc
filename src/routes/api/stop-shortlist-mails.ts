import { createFileRoute } from '@tanstack/react-router'
import { stopMailsEndpoint } from '#/modules/shortlists/server/stop-mails.server.ts'

/** End the mails about a shared shortlist: a page with a button, and what it sends. */
export const Route = createFileRoute('/api/shortlists/stop-mails')({
  server: {
    handlers: {
      GET: ({ request }) => stopMailsEndpoint(request),
      POST: ({ request }) => stopMailsEndpoint(request),
    },
  },
})
