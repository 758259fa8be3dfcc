/** Addresses of the Internet Protocol, and the networks they lie in. */
import { isIPv4, isIPv6 } from 'node:net'

const WITH_PORT = /^(?:\[(?<six>[^\]]+)\](?::\d+)?|(?<four>[\d.]+):\d+)$/

/**
 * Read an address as proxies write it: with a port, in brackets, with a zone, IPv4 inside IPv6.
 * @returns the shortest form; undefined for anything else
 */
export function readAddress(text: string): string | undefined {
  const typed = text.trim()
  const { six, four } = WITH_PORT.exec(typed)?.groups ?? {}
  const [bare = ''] = (six ?? four ?? typed).split('%', 1)
  if (isIPv4(bare)) return bare
  if (!isIPv6(bare)) return undefined
  const groups = groupsOf(bare)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!mapped) return new URL(`http://[${bare}]`).hostname.slice(1, -1)
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}

/**
 * The network in which one subscriber moves about: the address itself for IPv4, a /64 for IPv6, of which every
 * household has at least one.
 */
export function subscriberNetwork(address: string): string {
  return isIPv4(address) ? `${address}/32` : truncated(address, 4)
}

/**
 * The network around an address: IPv4 /24, IPv6 /48. Also the form in which an address may be kept: it no longer
 * names a person's connection (privacy policy).
 */
export function surroundingNetwork(address: string): string {
  return isIPv4(address) ? `${address.split('.').slice(0, 3).join('.')}.0/24` : truncated(address, 3)
}

function truncated(address: string, groups: number): string {
  const kept = groupsOf(address).slice(0, groups)
  const network = new URL(`http://[${kept.map((group) => group.toString(16)).join(':')}::]`).hostname
  return `${network.slice(1, -1)}/${groups * 16}`
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  // Reading it as part of a URL writes an IPv4 ending as two groups.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}
