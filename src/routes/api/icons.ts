import { createFileRoute } from '@tanstack/react-router'
import { answerIcons } from '#/platform/icons/icon-endpoint.ts'

/** Icons that the back office offers to choose from. */
export const Route = createFileRoute('/api/icons/{$collection}.json')({
  server: {
    handlers: {
      GET: ({ request, params }) => answerIcons(params.collection, new URL(request.url).searchParams),
    },
  },
})
