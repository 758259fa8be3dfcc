import { createFileRoute } from '@tanstack/react-router'
import { shareEndpoint } from '#/modules/shortlists/server/list-endpoints.server.ts'

/** Share a shortlist by a private link (behaviour 5.16). */
export const Route = createFileRoute('/api/shortlists')({
  server: { handlers: { POST: ({ request }) => shareEndpoint(request) } },
})
