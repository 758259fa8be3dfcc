import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendPlain } from '#/platform/http/send.ts'

/** Answer a script of the site; of no use to search engines. */
export function sendJson(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: Record<string, string> = {},
): void {
  sendPlain(request, response, status, JSON.stringify(value), {
    'Content-Type': 'application/json; charset=utf-8',
    'X-Robots-Tag': 'noindex',
    ...headers,
  })
}
