import { createFileRoute } from '@tanstack/react-router'
import { listPhotos, receivePhoto } from '#/modules/enquiries/server/proposal/photo-endpoints.server.ts'
import { photoIntake } from '#/modules/enquiries/server/proposal/photo-parts.server.ts'

/** The photographs of an unfinished venue proposal. */
export const Route = createFileRoute('/api/proposal-photos')({
  server: {
    handlers: {
      GET: ({ request }) => listPhotos(request, photoIntake()),
      POST: ({ request }) => receivePhoto(request, photoIntake()),
    },
  },
})
