import { createFileRoute } from '@tanstack/react-router'
import { checkReadiness } from '#/platform/http/readiness.ts'

/** Database and storage answer; 503 names those that do not. */
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
