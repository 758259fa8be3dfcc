import type { IncomingMessage } from 'node:http'

/** Carries the visitor's address to the application. Whatever the visitor writes into it is thrown away. */
export const CLIENT_ADDRESS_HEADER = 'x-passage-client-address'

/**
 * The address a request comes from. Behind proxies it is the entry of `X-Forwarded-For` that the outermost trusted
 * one has written; what stands before it came from the visitor.
 * @param trustProxy number of proxies in front (`TRUST_PROXY`)
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const direct = withoutMapping(request.socket.remoteAddress ?? '')
  if (trustProxy === 0) return direct
  const header = request.headers['x-forwarded-for']
  const written = (Array.isArray(header) ? header.join(',') : (header ?? ''))
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return withoutMapping(written.at(-trustProxy) ?? direct)
}

/** IPv4 as seen by a socket that speaks both. */
function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
