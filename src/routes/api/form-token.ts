import { createFileRoute } from '@tanstack/react-router'
import { LEAST_FILLING_MS, makeFormToken } from '#/server/abuse/form-token.ts'
import { getEnvironment } from '#/server/environment.ts'

/** A token for a form that is being begun; pages are kept in caches and cannot hold one. */
export const Route = createFileRoute('/api/form-token')({
  server: {
    handlers: {
      GET: () =>
        Response.json(
          { token: makeFormToken('form', getEnvironment().authSecret), ripeInMs: LEAST_FILLING_MS },
          { headers: { 'cache-control': 'no-store' } },
        ),
    },
  },
})
