import { createMiddleware } from '@tanstack/react-start'
import { isCallPayload } from './call-payload.ts'
import { followCall } from './reached-function.ts'

/** How TanStack Start 1.169 says that no function has the id of an address. */
const UNKNOWN_FUNCTION = 'Server function info not found for '

/**
 * Answer calls that none of the site's pages makes: 404 for a function that is not there, 400 for a body or query
 * that is no call. TanStack Start 1.169 would call them a fault of the server, and the log with it.
 */
export const rejectMalformed = createMiddleware().server(async ({ next, request, handlerType }) => {
  if (handlerType !== 'serverFn') return next()
  // Without this header of its own client, TanStack Start answers with the bare result, which need be no answer.
  if (request.headers.get('x-tsr-serverfn') !== 'true') return badRequest()
  if (!(await isReadable(request))) return badRequest()
  return followCall(async (reached) => {
    try {
      const answered = await next()
      return answered.response.status === 500 && !reached() ? badRequest() : answered
    } catch (error) {
      if (reached() || !isUnknownFunction(error)) throw error
      return new Response('Not Found', { status: 404, headers: PLAIN })
    }
  })
})

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

function badRequest(): Response {
  return new Response('Bad Request', { status: 400, headers: PLAIN })
}

function isUnknownFunction(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith(UNKNOWN_FUNCTION)
}

async function isReadable(request: Request): Promise<boolean> {
  const inBody =
    request.method === 'POST' && request.headers.get('content-type')?.includes('application/json')
  const sent = inBody ? await request.clone().text() : new URL(request.url).searchParams.get('payload')
  if (!sent) return !inBody
  return isCallPayload(sent)
}
