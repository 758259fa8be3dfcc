/**
 * Tells which `Host` headers belong to this site: the public one and, while the server listens on the
 * loopback address, the loopback names. Anything else is somebody else's name pointed at us.
 */
export function createHostCheck(
  siteUrl: string,
  listenHost: string,
  port: () => number,
): (host: string | undefined) => boolean {
  const publicHost = new URL(siteUrl).host
  const loopback = /^(?:127\.|localhost$|::1$|0\.0\.0\.0$|::$)/.test(listenHost)
  return (host) => {
    if (host === undefined) return false
    const asked = host.toLowerCase()
    if (asked === publicHost) return true
    return loopback && ['localhost', '127.0.0.1', '[::1]'].some((name) => asked === `${name}:${port()}`)
  }
}
