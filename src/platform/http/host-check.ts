import type { IncomingMessage } from 'node:http'

const LOOPBACK_NAMES: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/**
 * Decide which `Host` headers belong to this site: the public one and, while the server listens on the
 * loopback address, the loopback names. Anything else is another party's name pointed at us.
 */
export function createHostCheck(
  siteUrl: string,
  listenHost: string,
  port: () => number,
): (host: string | undefined) => boolean {
  const own = publicHost(siteUrl)
  const { protocol } = new URL(siteUrl)
  const loopback = /^(?:127\.|localhost$|::1$|0\.0\.0\.0$|::$)/.test(listenHost)
  return (host) => {
    const asked = host === undefined ? undefined : readHost(host, protocol)
    if (asked === undefined) return false
    if (asked.name === own.name && asked.port === own.port) return true
    // The server itself speaks plain HTTP.
    const here = host && loopback ? readHost(host, 'http:') : undefined
    return here !== undefined && LOOPBACK_NAMES.includes(here.name) && here.port === String(port())
  }
}

/** The host of the site's public address. */
export function publicHost(siteUrl: string): NamedHost {
  const { hostname, port, protocol } = new URL(siteUrl)
  return { name: hostname, port: port || (protocol === 'https:' ? '443' : '80') }
}

/** A host and its port as text, the default one of the scheme written out. */
interface NamedHost {
  /** Lower case; IPv6 addresses in brackets. */
  readonly name: string
  readonly port: string
}

/** Narrower than RFC 3986: a name as the site and its machine can have one, or an IPv6 address, and a port. */
const HOST = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::(\d{0,5}))?$/

/** Longer names cannot be looked up (RFC 1035); brackets and port come on top. */
const LONGEST = 262

/** How the absolute form of a target begins (RFC 9112, section 3.2.2): with its host. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i

/**
 * Read a host as `Host` spells it (RFC 9110, section 7.2). Nothing is put right: a user, a path, a percent sign or
 * a number for an address make it none, because the next reader may see another host in it.
 * @param protocol of the site, with its colon; decides what no port means
 */
export function readHost(text: string, protocol: string): NamedHost | undefined {
  const [, name, port] = (text.length <= LONGEST && HOST.exec(text.toLowerCase())) || []
  if (name === undefined) return undefined
  return { name, port: port || (protocol === 'https:' ? '443' : '80') }
}

/** What a client says it asks for. */
interface RequestTarget {
  /** As it was sent; undefined when there is none, or more than one (RFC 9112, section 3.2). */
  readonly host: string | undefined
  /** Path and query. */
  readonly path: string
}

/** Host and path of a request. A host in the target counts instead of the header (RFC 9112, section 3.2.2). */
export function targetOf({ url = '/', headersDistinct }: IncomingMessage): RequestTarget {
  const hosts = headersDistinct.host ?? []
  const host = hosts.length === 1 ? hosts[0] : undefined
  if (url.startsWith('/')) return { host, path: url }
  const [start = '', named] = ABSOLUTE.exec(url) ?? []
  if (named === undefined) return { host, path: '/' }
  const path = url.slice(start.length)
  return { host: host === undefined ? undefined : named, path: path.startsWith('/') ? path : `/${path}` }
}
