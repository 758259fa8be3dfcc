import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from './arriving-body.ts'
import type { DirectEndpoint } from './direct-endpoint.ts'
import { rejectionOfBody, sendRejection } from './rejected-post.ts'
import { isSameOrigin } from './same-origin.ts'
import { sendPlain } from './send.ts'

interface JsonEndpointParts {
  /** Public origin of the site. */
  readonly siteUrl: string
  /** Largest body, in bytes. */
  readonly limit: number
  /** Count one more. Return the seconds after which the sender may come again; 0 when it is taken in. */
  readonly waitOf: (request: IncomingMessage) => number
  /** Whether this visitor's message shall be passed over in silence, decided by headers alone. */
  readonly ignore: (headers: IncomingHttpHeaders) => boolean
  /** Take the body; false when it is not one that is known. */
  readonly take: (body: unknown, headers: IncomingHttpHeaders) => boolean | Promise<boolean>
}

/**
 * An address that small JSON messages of the site's own pages are posted to. Answers 204 when one was taken or passed
 * over, 400 for what cannot be understood, 403 for other sites, 413, and 429 with `Retry-After`.
 */
export function jsonEndpoint(parts: JsonEndpointParts): DirectEndpoint {
  return { method: 'POST', answer: (request, response) => takeIn(parts, request, response) }
}

async function takeIn(
  { siteUrl, limit, waitOf, ignore, take }: JsonEndpointParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isSameOrigin(request, siteUrl)) {
    return sendPlain(request, response, 403, 'This can only be sent from pages of the site.\n')
  }
  const wait = waitOf(request)
  if (wait > 0) {
    const headers = { 'Retry-After': String(wait) }
    return sendPlain(request, response, 429, 'Too many messages.\n', headers)
  }
  try {
    const body = await readJson(request, limit)
    if (!ignore(request.headers) && !(await take(body, request.headers)))
      return sendPlain(request, response, 400, 'Unknown message.\n')
    response.writeHead(204, { 'Cache-Control': 'no-store' }).end()
  } catch (error) {
    if (error instanceof NotJsonError) return sendPlain(request, response, 400, 'JSON is expected.\n')
    const rejected = rejectionOfBody(error)
    if (rejected === undefined) throw error
    const url = new URL(request.url ?? '/', siteUrl)
    sendRejection(request, response, { url, accept: request.headers.accept, ...rejected })
  }
}

/** The body was not JSON. */
class NotJsonError extends Error {
  override readonly name = 'NotJsonError'
}

/**
 * Read a small JSON body.
 * @throws {NotJsonError} for another media type, or for what is no JSON
 * @throws what `readBody` throws, e.g. {@link BodyTooLargeError} above `limit` bytes
 */
async function readJson(request: IncomingMessage, limit: number): Promise<unknown> {
  if (!/^application\/json\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) throw new NotJsonError()
  const body = await readBody(request, limit)
  try {
    return JSON.parse(body.toString('utf8')) as unknown
  } catch {
    throw new NotJsonError()
  }
}
