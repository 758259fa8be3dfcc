import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'

/**
 * Writes one line for each finished request: id, method, path without its query (a query may hold what
 * a person typed), status, milliseconds. A visitor who left early is logged as such.
 * @returns the request id, also sent as `X-Request-Id`
 */
export function logRequest(log: Logger, request: IncomingMessage, response: ServerResponse): string {
  const id = randomUUID()
  const started = performance.now()
  response.setHeader('X-Request-Id', id)
  response.once('close', () => {
    const facts = {
      requestId: id,
      method: request.method,
      path: request.url?.split('?', 1)[0],
      status: response.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
    }
    if (!response.writableFinished) log.info({ ...facts, left: true }, 'visitor left')
    else if (response.statusCode >= 500) log.error(facts, 'request failed')
    else log.info(facts, 'request')
  })
  return id
}
