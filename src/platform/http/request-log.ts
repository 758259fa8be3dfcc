import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { withoutEmailAddresses } from '#/lib/without-email-addresses.ts'
import { pathOf } from './request-path.ts'
import { type RouteClass, routeClassOf } from './route-class.ts'

/** A request that takes longer has a line of its own in the log, in milliseconds. */
const SLOW_MS = 1000

/** Format of a request id set by a proxy. */
const GIVEN_ID = /^[\w.-]{8,64}$/

/** A finished request, as metrics see it. */
export interface AnsweredRequest {
  readonly route: RouteClass
  readonly status: number
  readonly seconds: number
}

interface RequestLogParts {
  readonly log: Logger
  /** Whether `X-Request-Id` comes from a proxy of ours and is taken over. */
  readonly trusted: boolean
  readonly observe?: (request: AnsweredRequest) => void
  /** Milliseconds, for tests. */
  readonly now?: () => number
}

/**
 * Writes one line for each finished request: id, method, path without its query (a query may hold what
 * a person typed), status, milliseconds. A visitor who disconnected is logged as such; a slow request is a warning.
 * @returns the request id, also sent as `X-Request-Id`
 */
export function logRequest(
  { log, trusted, observe, now = () => performance.now() }: RequestLogParts,
  request: IncomingMessage,
  response: ServerResponse,
): string {
  const given = request.headers['x-request-id']
  const id = trusted && typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
  const started = now()
  response.setHeader('X-Request-Id', id)
  response.once('close', () => {
    const path = pathOf(request.url)
    const ms = Math.round((now() - started) * 10) / 10
    const { statusCode: status, writableFinished } = response
    const facts = {
      requestId: id,
      method: request.method,
      path: withoutEmailAddresses(path),
      status,
      ms,
    }
    observe?.({ route: routeClassOf(path), status: writableFinished ? status : 499, seconds: ms / 1000 })
    if (!writableFinished) log.info({ ...facts, left: true }, 'visitor left')
    else if (status >= 500) log.error(facts, 'request failed')
    else if (ms > SLOW_MS) log.warn(facts, 'slow request')
    else log.info(facts, 'request')
  })
  return id
}
