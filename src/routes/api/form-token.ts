import { createFileRoute } from '@tanstack/react-router'
import { makeFormToken } from '#/server/abuse/form-token.ts'
import { getEnvironment } from '#/server/environment.ts'

/** A token for a form that is being begun; pages are kept in caches and cannot hold one. */
export const Route = createFileRoute('/api/form-token')({
  server: {
    handlers: {
      GET: () =>
        Response.json(
          { token: makeFormToken('form', getEnvironment().authSecret) },
          { headers: { 'cache-control': 'no-store' } },
        ),
    },
  },
})
