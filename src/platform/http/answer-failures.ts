import { createMiddleware } from '@tanstack/react-start'
import { isUnavailable } from '#/platform/database/is-unavailable.ts'
import { getLog } from '#/platform/log.ts'
import { LAST_RESORT_PAGE } from './last-resort.ts'

/** When it is worth trying again while the database is away, in seconds. */
const RETRY_SECONDS = '10'

/**
 * Answers a request whose handler threw (500; 503 while the database is away). TanStack Start 1.169 would leave the
 * visitor waiting for ever: the router answers for pages, nothing for the handlers of forms and endpoints.
 */
export const answerFailures = createMiddleware().server(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    // Redirects are thrown, too.
    if (error instanceof Response || !(error instanceof Error)) throw error
    const { name, message, stack } = error
    getLog().error({ err: { type: name, message, stack } }, 'a handler failed')
    const away = isUnavailable(error)
    return new Response(LAST_RESORT_PAGE, {
      status: away ? 503 : 500,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...(away ? { 'Retry-After': RETRY_SECONDS } : {}),
      },
    })
  }
})
