import { createFileRoute } from '@tanstack/react-router'
import { receiveVenuePhoto } from '#/modules/venues/server/admin/photo-endpoint.server.ts'

/** Upload of a venue's photographs, from the back office. */
export const Route = createFileRoute('/api/venue-photos/$id')({
  server: { handlers: { POST: ({ request, params }) => receiveVenuePhoto(request, params.id) } },
})
