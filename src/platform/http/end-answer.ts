import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'

/** How long the rest of a body is thrown away before the connection ends, in milliseconds. */
const LINGER_MS = 5000

/** Whether more of the body is to come than was read. */
function hasRest({ complete, headers }: IncomingMessage): boolean {
  const announced = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return announced && !complete
}

/** Headers for an answer that may leave while the body of its request is still arriving. */
export function connectionHeaders(request: IncomingMessage): Readonly<Record<string, string>> {
  // The rest of a body that is not read would be parsed as the next request.
  return hasRest(request) ? { Connection: 'close' } : {}
}

/**
 * Writes the body of an answer and ends it. A connection that ended while the sender still writes would be reset under
 * its hands, and a browser would show a broken line and never the answer (RFC 9112, section 9.6); so the rest of the
 * request is read and thrown away for a moment. The head must have been written with {@link connectionHeaders}.
 */
export function endAnswer(request: IncomingMessage, response: ServerResponse, body?: Buffer | string): void {
  if (!hasRest(request)) {
    response.end(body)
    return
  }
  if (body === undefined) response.flushHeaders()
  else response.write(body)
  const end = () => response.end()
  const late = setTimeout(end, LINGER_MS)
  finished(request, { writable: false }, () => {
    clearTimeout(late)
    end()
  })
  request.resume()
}
