import { createFileRoute } from '@tanstack/react-router'
import { quoteScan } from '#/modules/quotes/server/document/quote-pdf-endpoint.server.ts'

/** A paper that was signed by hand, as it was scanned, for the staff. */
export const Route = createFileRoute('/api/quotes/$id/paper/$n')({
  server: { handlers: { GET: ({ request, params }) => quoteScan(request, params.id, params.n) } },
})
