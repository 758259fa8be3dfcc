import type { IncomingMessage } from 'node:http'
import { isSameSecret } from '#/platform/secrets/secret.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** Headers that a proxy adds: a client behind one is not this machine, whatever the connection says. */
const THROUGH_PROXY = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const

interface AccessRules {
  /** Number of proxies in front; with any, a connection from this machine proves nothing. */
  readonly trustProxy: number
  /** Bearer token that opens the metrics from anywhere. */
  readonly token: string | undefined
}

/** The parts of a request that decide about access. */
export type MetricsRequest = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/** Whether a request may read the metrics: from this machine itself, or with the token. */
export function mayReadMetrics(request: MetricsRequest, { trustProxy, token }: AccessRules): boolean {
  const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (token !== undefined && given !== undefined && isSameSecret(given, token)) return true
  const proxied = trustProxy > 0 || THROUGH_PROXY.some((name) => request.headers[name] !== undefined)
  return !proxied && LOOPBACK.test(request.socket.remoteAddress ?? '')
}
