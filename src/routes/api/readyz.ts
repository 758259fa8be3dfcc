import { createFileRoute } from '@tanstack/react-router'
import { checkReadiness } from '#/platform/http/readiness.ts'

/** Readiness probe of database and storage; 503 names those that fail. */
export const Route = createFileRoute('/readyz')({
  server: {
    handlers: {
      GET: async () => {
        const failing = await checkReadiness()
        return Response.json(
          { ready: failing.length === 0, failing },
          { status: failing.length === 0 ? 200 : 503 },
        )
      },
    },
  },
})
