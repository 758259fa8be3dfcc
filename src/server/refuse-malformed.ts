import { createMiddleware } from '@tanstack/react-start'

/**
 * Answers calls of server functions that are no JSON object (400). TanStack Start 1.169 would call them a fault of the server,
 * and the log with it.
 */
export const refuseMalformed = createMiddleware().server(async ({ next, request, handlerType }) =>
  handlerType === 'serverFn' && !(await isReadable(request))
    ? new Response('Bad Request', { status: 400 })
    : next(),
)

async function isReadable(request: Request): Promise<boolean> {
  const inBody =
    request.method === 'POST' && request.headers.get('content-type')?.startsWith('application/json')
  const sent = inBody ? await request.clone().text() : new URL(request.url).searchParams.get('payload')
  if (!sent) return true
  try {
    const parsed: unknown = JSON.parse(sent)
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
  } catch {
    return false
  }
}
