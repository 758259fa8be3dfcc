import { createFileRoute } from '@tanstack/react-router'
import { answerIcons } from '#/platform/icons/icon-endpoint.ts'

/** The pictograms that the back office lets people choose from. */
export const Route = createFileRoute('/api/icons/{$collection}.json')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerIcons(params.collection, new URL(request.url).searchParams),
    },
  },
})
