import { createFileRoute } from '@tanstack/react-router'
import { getEnvironment } from '#/platform/environment.ts'
import { LEAST_FILLING_MS, makeFormToken } from '#/platform/rate-limits/form-token.ts'

/** A token for a new form; cached pages cannot contain one. */
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
