import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { withoutPrivateParts } from '#/lib/without-private-parts.ts'
import { pathOf } from './request-path.ts'

/** A request that takes longer has a line of its own in the log, in milliseconds. */
const SLOW_MS = 1000

/** Format of a request id set by a proxy. */
const GIVEN_ID = /^[\w.-]{8,64}$/

/** Kinds of addresses, few enough to be a label of a metric. */
export type RouteClass = 'page' | 'asset' | 'image' | 'data' | 'beacon' | 'api' | 'admin' | 'probe'

const BEACONS = /^\/api\/(?:events|log-404)$/
const PROBES = /^\/(?:healthz|readyz|metrics|builds\/latest\.json)$/
const FILE = /^\/[\w-]+\.(?:xml|txt|ico|svg|png|webmanifest|js|css|json)$/

/** The kind of an address. */
export function routeClassOf(pathname: string): RouteClass {
  if (pathname.startsWith('/assets/') || FILE.test(pathname)) return 'asset'
  if (pathname.startsWith('/img/')) return 'image'
  if (pathname.startsWith('/_serverFn/')) return 'data'
  if (BEACONS.test(pathname)) return 'beacon'
  if (pathname.startsWith('/api/')) return 'api'
  if (PROBES.test(pathname)) return 'probe'
  return isAdminPath(pathname) ? 'admin' : 'page'
}

/** A finished request, as metrics see it. */
export interface AnsweredRequest {
  readonly route: RouteClass
  readonly status: number
  readonly seconds: number
}

/** Where requests are written down. */
export interface RequestLogParts {
  readonly log: Logger
  /** Whether `X-Request-Id` comes from a proxy of ours and is taken over. */
  readonly trusted: boolean
  readonly observe?: (request: AnsweredRequest) => void
  /** Milliseconds, for tests. */
  readonly now?: () => number
}

/** The id of a request: that of a proxy of ours, or a new one. */
export function requestIdOf({ trusted }: RequestLogParts, { headers }: IncomingMessage): string {
  const given = trusted ? headers['x-request-id'] : undefined
  return typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
}

/** The address of a request as it is logged and counted, where it is known already. */
interface LoggedAddress {
  readonly route: RouteClass
  /** Without query and e-mail addresses. */
  readonly path: string
}

/**
 * Write one line for each finished request: id, method, path without its query (a query may hold what
 * a person typed), status, milliseconds. A visitor who disconnected is logged as such; a slow request is a warning.
 */
export function logRequest(
  { log, observe, now = () => performance.now() }: RequestLogParts,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
  known?: LoggedAddress,
): void {
  const started = now()
  response.once('close', () => {
    const { route, path } = known ?? loggedAddress(request.url)
    const ms = Math.round((now() - started) * 10) / 10
    const { statusCode: status, writableFinished } = response
    const facts = { requestId, method: request.method, path, status, ms }
    observe?.({ route, status: writableFinished ? status : 499, seconds: ms / 1000 })
    if (!writableFinished) log.info({ ...facts, left: true }, 'visitor left')
    // A balancer asks every second while a node drains: 503 is then the answer, and no failure.
    else if (status >= 500 && !(route === 'probe' && status === 503)) log.error(facts, 'request failed')
    else if (ms > SLOW_MS) log.warn(facts, 'slow request')
    else log.info(facts, 'request')
  })
}

/** The address of a request as it is logged and counted. */
export function loggedAddress(target: string | undefined): LoggedAddress {
  const path = pathOf(target)
  return { route: routeClassOf(path), path: withoutPrivateParts(path) }
}

/**
 * Log an address that has no page. The two messages are kept apart (behaviour 2.2): a route that matched and then
 * rejected the address is fatal, an address that no route matches is not. Without its query, which may hold what a
 * person typed, and without e-mail addresses.
 * @param fullPath path without query, as it was asked for
 */
export function logMissing(log: Logger, fullPath: string, fatal: boolean): void {
  const path = withoutPrivateParts(fullPath)
  if (fatal) log.warn({ fatal }, `Page Not Found: ${path}`)
  else log.info({ fatal }, `Page not found: ${path}`)
}
