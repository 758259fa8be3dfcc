import { createFileRoute } from '@tanstack/react-router'

/** The process is alive. */
export const Route = createFileRoute('/healthz')({
  server: {
    handlers: {
      GET: () => new Response('ok\n', { headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    },
  },
})
