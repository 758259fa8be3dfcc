/**
 * Tells which `Host` headers belong to this site: the public one and, while the server listens on the
 * loopback address, the loopback names. Anything else is somebody else's name pointed at us.
 */
export function createHostCheck(
  siteUrl: string,
  listenHost: string,
  port: () => number,
): (host: string | undefined) => boolean {
  const { host: publicHost, protocol } = new URL(siteUrl)
  const loopback = /^(?:127\.|localhost$|::1$|0\.0\.0\.0$|::$)/.test(listenHost)
  return (host) => {
    if (host === undefined) return false
    const asked = host.toLowerCase()
    // Reading it as an address drops the default port that some clients write.
    if (URL.parse(`${protocol}//${asked}`)?.host === publicHost) return true
    return loopback && ['localhost', '127.0.0.1', '[::1]'].some((name) => asked === `${name}:${port()}`)
  }
}
