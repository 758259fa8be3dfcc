import type { IncomingMessage, ServerResponse } from 'node:http'
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'

/**
 * A question that scripts of the site ask while a visitor types: `GET` with a query, within a limit.
 * @param waitOf seconds until the sender may ask again; 0 within the limits
 */
export function limitedQuery(
  waitOf: (request: IncomingMessage) => number,
  answer: (request: IncomingMessage, response: ServerResponse, asked: URL) => void | Promise<void>,
): DirectEndpoint {
  return {
    method: 'GET',
    answer: (request, response) => {
      const wait = waitOf(request)
      if (wait > 0) return sendPlain(request, response, 429, 'Too many.\n', { 'Retry-After': String(wait) })
      return answer(request, response, new URL(request.url ?? '/', 'http://localhost'))
    },
  }
}
