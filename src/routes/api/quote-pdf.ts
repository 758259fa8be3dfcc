import { createFileRoute } from '@tanstack/react-router'
import { quotePdf } from '#/modules/quotes/server/document/quote-pdf-endpoint.server.ts'

/** A version of a quote as PDF, for the staff. */
export const Route = createFileRoute('/api/quotes/$id/{$n}.pdf')({
  server: { handlers: { GET: ({ request, params }) => quotePdf(request, params.id, params.n) } },
})
