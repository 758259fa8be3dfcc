import { type NamedHost, readHost } from './host-header.ts'

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
