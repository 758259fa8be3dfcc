import { createFileRoute } from '@tanstack/react-router'
import { removePhoto, sendThumbnail } from '#/modules/enquiries/server/proposal/photo-endpoints.server.ts'
import { photoUpload } from '#/modules/enquiries/server/proposal/photo-parts.server.ts'

/** One photograph of an unfinished venue proposal: its thumbnail, and its removal. */
export const Route = createFileRoute('/api/proposal-photos/$id')({
  server: {
    handlers: {
      GET: ({ request, params }) => sendThumbnail(request, params.id, photoUpload()),
      POST: ({ request, params }) => removePhoto(request, params.id, photoUpload()),
    },
  },
})
