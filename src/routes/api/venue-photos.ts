import { createFileRoute } from '@tanstack/react-router'
import { receiveVenuePhoto } from '#/modules/venues/server/admin/photo-endpoint.server.ts'

/** Photographs of a venue on their way in, from the venue desk. */
export const Route = createFileRoute('/api/venue-photos/$id')({
  server: { handlers: { POST: ({ request, params }) => receiveVenuePhoto(request, params.id) } },
})
