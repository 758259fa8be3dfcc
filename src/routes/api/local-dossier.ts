import { createFileRoute } from '@tanstack/react-router'
import { localDossier } from '#/modules/shortlists/server/dossier/dossier-endpoints.server.ts'

/** The dossier of a list that a browser has not shared, as PDF. */
export const Route = createFileRoute('/api/shortlists/dossier')({
  server: { handlers: { POST: ({ request }) => localDossier(request) } },
})
