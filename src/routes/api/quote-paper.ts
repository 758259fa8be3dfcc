import { createFileRoute } from '@tanstack/react-router'
import { receivePaper } from '#/modules/quotes/server/acceptance/paper-endpoint.server.ts'

/** The scan of a signed quote, from an administrator. */
export const Route = createFileRoute('/api/quotes/$id/paper')({
  server: { handlers: { POST: ({ request, params }) => receivePaper(request, params.id) } },
})
