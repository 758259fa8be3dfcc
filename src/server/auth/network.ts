import { isIPv4, isIPv6 } from 'node:net'
import { CLIENT_ADDRESS_HEADER } from '#/server/front/client-address.ts'

/** Where a request comes from. */
export interface VisitorNetwork {
  /** For limits: the address, of IPv6 the /64 that one customer gets. */
  readonly limited: string
  /** For the journal: too coarse to name a person (`81.56.0.0/16`, `2001:db8::/32`); `null` when unknown. */
  readonly shown: string | null
}

/** The network of a request, from the header that the front server sets. */
export function networkOf(headers: Headers): VisitorNetwork {
  const address = headers.get(CLIENT_ADDRESS_HEADER) ?? ''
  if (isIPv4(address)) {
    const [a, b] = address.split('.')
    return { limited: address, shown: `${a}.${b}.0.0/16` }
  }
  if (!isIPv6(address)) return { limited: 'unknown', shown: null }
  const groups = expand(address)
  return { limited: `${groups.slice(0, 4).join(':')}::/64`, shown: `${groups[0]}:${groups[1]}::/32` }
}

/** The eight groups of an IPv6 address without leading zeros. */
function expand(address: string): string[] {
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const filling = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array.from({ length: filling }, () => '0'), ...after].map((group) =>
    group.replace(/^0+(?=.)/, '').toLowerCase(),
  )
}
