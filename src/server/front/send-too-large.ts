import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/** How long the rest of a body is thrown away before the connection ends, in milliseconds. */
const LINGER_MS = 5000

/**
 * Answers 413 while the body is still arriving. A connection that ended at once would be reset under the sender's
 * hands, who would see a broken line and never the answer (RFC 9112, section 9.6); so the rest is read and dropped.
 */
export function sendTooLarge(request: IncomingMessage, response: ServerResponse, text: string): void {
  const body = Buffer.from(text)
  response.writeHead(413, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    Connection: 'close',
  })
  response.write(body)
  const end = () => response.end()
  const late = setTimeout(end, LINGER_MS)
  finished(request, { writable: false }, () => {
    clearTimeout(late)
    end()
  })
  request.resume()
}
