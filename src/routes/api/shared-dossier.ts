import { createFileRoute } from '@tanstack/react-router'
import { sharedDossier } from '#/modules/shortlists/server/dossier/dossier-endpoints.server.ts'

/** The dossier of a shared shortlist as PDF. */
export const Route = createFileRoute('/api/shortlists/$token/dossier.pdf')({
  server: { handlers: { GET: ({ request, params }) => sharedDossier(request, params.token) } },
})
