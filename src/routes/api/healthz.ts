import { createFileRoute } from '@tanstack/react-router'

/** Liveness probe of the process. */
export const Route = createFileRoute('/healthz')({
  server: {
    handlers: {
      GET: () => new Response('ok\n', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    },
  },
})
