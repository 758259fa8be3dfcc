import { createFileRoute } from '@tanstack/react-router'
import { ownEndpoint } from '#/modules/shortlists/server/list-endpoints.server.ts'

/** What an owner asks of a shared shortlist; their secret is in the body. */
export const Route = createFileRoute('/api/shortlists/own')({
  server: { handlers: { POST: ({ request }) => ownEndpoint(request) } },
})
