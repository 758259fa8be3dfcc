import { createFileRoute } from '@tanstack/react-router'
import { planSheet } from '#/modules/venues/server/plan-sheet.server.ts'

/** The floor plan of a venue with a layout on it, as PDF. */
export const Route = createFileRoute('/api/venues/$slug/plan.pdf')({
  server: { handlers: { GET: ({ request, params }) => planSheet(request, params.slug) } },
})
