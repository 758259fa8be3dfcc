import { createFileRoute } from '@tanstack/react-router'
import { clientPdf } from '#/modules/quotes/server/acceptance/client-file.server.ts'

/** The PDF of a quote for its client. */
export const Route = createFileRoute('/api/q/$token/quote.pdf')({
  server: { handlers: { GET: ({ params }) => clientPdf(params.token) } },
})
