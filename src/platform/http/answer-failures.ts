import { createMiddleware } from '@tanstack/react-start'
import { getLog } from '#/platform/log.ts'
import { failureAnswer } from './failure-answer.ts'

/**
 * Answer a request whose handler threw. TanStack Start 1.169 would leave the visitor waiting for ever: the router answers for
 * pages, nothing for the handlers of forms and endpoints.
 */
export const answerFailures = createMiddleware().server(async ({ next, request }) => {
  try {
    return await next()
  } catch (error) {
    // Redirects are thrown, too.
    if (error instanceof Response || !(error instanceof Error)) throw error
    const { name, message, stack } = error
    getLog().error({ err: { type: name, message, stack } }, 'a handler failed')
    const { status, headers, body } = await failureAnswer(error, new URL(request.url))
    return new Response(body, { status, headers })
  }
})
