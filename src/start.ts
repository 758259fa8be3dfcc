import { isNotFound, isRedirect } from '@tanstack/react-router'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { setResponseStatus } from '@tanstack/react-start/server'
import { UNAVAILABLE } from './features/errors/failure-status.ts'
import { siteFetch } from './net/site-fetch.ts'
import { refusalOf } from './refusals.ts'
import { answerFailures } from './server/answer-failures.ts'
import { isUnavailable } from './server/database/is-unavailable.ts'
import { INVALID_INPUT, isInvalidInput } from './server/invalid-input.ts'
import { getLog } from './server/log.ts'
import { noteReached } from './server/reached-function.ts'
import { refuseMalformed } from './server/refuse-malformed.ts'

/**
 * What goes wrong behind a page is caught by the router, which shows the error page and would send the
 * message along. The log gets the error, the visitor a sentence without any detail. Databases put the
 * values of a row into other properties of their errors, so only these three are written.
 */
const tellTheLog = createMiddleware({ type: 'function' }).server(async ({ next }) => {
  noteReached()
  try {
    return await next()
  } catch (error) {
    if (isNotFound(error) || isRedirect(error) || refusalOf(error)) throw error
    if (isInvalidInput(error)) {
      getLog().info('a call of a server function was refused by its schema')
      setResponseStatus(400)
      throw new Error(INVALID_INPUT)
    }
    const { name, message, stack } = error instanceof Error ? error : new Error(String(error))
    getLog().error({ err: { type: name, message, stack } }, 'a server function failed')
    if (!isUnavailable(error)) throw new Error('Server error')
    setResponseStatus(503)
    throw new Error(UNAVAILABLE)
  }
})

/** What every request and every server function passes. The guard against cross-site calls must be named here. */
export const startInstance = createStart(() => ({
  requestMiddleware: [
    answerFailures,
    createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' }),
    refuseMalformed,
  ],
  functionMiddleware: [tellTheLog],
  // In the browser only: the server calls its functions directly.
  serverFns: { fetch: siteFetch },
}))
