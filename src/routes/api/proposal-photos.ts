import { createFileRoute } from '@tanstack/react-router'
import { listPhotos, receivePhoto } from '#/modules/enquiries/server/proposal/photo-endpoints.server.ts'
import { photoUpload } from '#/modules/enquiries/server/proposal/photo-parts.server.ts'

/** The photographs of an unfinished venue proposal. */
export const Route = createFileRoute('/api/proposal-photos')({
  server: {
    handlers: {
      GET: ({ request }) => listPhotos(request, photoUpload()),
      POST: ({ request }) => receivePhoto(request, photoUpload()),
    },
  },
})
