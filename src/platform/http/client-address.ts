/** Where a request comes from, as far as it can be believed. */
import type { IncomingMessage } from 'node:http'
import { readAddress } from '../ip-address.ts'

/** The parts of a request that identify its sender. */
export type RequestOrigin = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined }
}

/**
 * The visitor's address. Every proxy adds its client at the right end of `X-Forwarded-For`; anyone can invent what is
 * further left than our own proxies have written, so it is counted from the right.
 * @param proxies how many proxies of ours are in front (`TRUST_PROXY`); with 0 the header is not looked at
 * @returns IPv4 or IPv6 in its shortest form; undefined when the connection is gone already
 */
export function clientAddress(request: RequestOrigin, proxies: number): string | undefined {
  const neighbor = readAddress(request.socket.remoteAddress ?? '')
  const forwarded = proxies === 0 ? [] : addressesOf(request.headers['x-forwarded-for'], proxies)
  // Nearest first: our neighbour is the last proxy, and each of them names its client.
  const hops = [neighbor, ...forwarded.reverse()]
  // Fewer than promised, or something unreadable: the farthest that one of ours has vouched for.
  return hops.slice(0, proxies + 1).findLast((hop) => hop !== undefined)
}

/**
 * Whether the visitor's connection is encrypted. Behind proxies the nearest one says so; without, TLS can only
 * be what the public address says.
 */
export function isSecure(request: RequestOrigin, proxies: number, siteUrl: string): boolean {
  const forwarded = one(request.headers['x-forwarded-proto'])?.split(',').at(-1)?.trim().toLowerCase()
  if (proxies > 0 && forwarded !== undefined) return forwarded === 'https'
  return siteUrl.startsWith('https:')
}

/** The last ones of the header: the others are the sender's own words, of which there may be thousands. */
function addressesOf(header: string | string[] | undefined, proxies: number): (string | undefined)[] {
  const text = one(header)
  return text === undefined ? [] : text.split(',').slice(-proxies).map(readAddress)
}

/** Node joins a header that comes twice; the type cannot know which ones. */
function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header
}
