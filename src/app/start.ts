import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { rejectionOf, UNAVAILABLE } from '#/lib/call-rejections.ts'
import { staffFetch } from '#/lib/site-fetch.ts'
import { failsForNow } from '#/platform/database/is-unavailable.ts'
import { answerFailures } from '#/platform/http/answer-failures.ts'
import { AWAY_S } from '#/platform/http/failure-answer.ts'
import { INVALID_INPUT, isInvalidInput } from '#/platform/http/invalid-input.ts'
import { noteReached } from '#/platform/http/reached-function.ts'
import { rejectMalformed } from '#/platform/http/reject-malformed.ts'
import { getLog } from '#/platform/log.ts'

/**
 * Errors while a page renders are caught by the router, which shows the error page and would send the
 * message along. The log gets the error, the visitor a sentence without any detail. Databases put the
 * values of a row into other properties of their errors, so only these three are written.
 */
const logCalls = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  noteReached()
  try {
    return await next()
  } catch (error) {
    if (isNotFound(error) || isRedirect(error) || rejectionOf(error)) throw error
    if (isInvalidInput(error)) {
      getLog().info('a call of a server function was refused by its schema')
      setResponseStatus(400)
      throw new Error(INVALID_INPUT)
    }
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    getLog().error({ err: { type: name, message, stack } }, 'a server function failed')
    if (failsForNow(error)) {
      setResponseStatus(503)
      setResponseHeader('Retry-After', String(AWAY_S))
      throw new Error(UNAVAILABLE)
    }
    // Of a page that asks for it while it is rendered, the router knows what becomes.
    if (new URL(getRequest().url).pathname.startsWith('/_serverFn/')) setResponseStatus(500)
    throw new Error('Server error')
  }
})

/** Middleware of every request and every server function. The guard against cross-site calls must be named here. */
export const startInstance = createStart(() => ({
  requestMiddleware: [
    answerFailures,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }),
    rejectMalformed,
  ],
  functionMiddleware: [logCalls],
  // In the browser only: the server calls its functions directly.
  serverFns: { fetch: staffFetch },
}))
