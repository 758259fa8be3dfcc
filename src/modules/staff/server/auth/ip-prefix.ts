import { isIPv4 } from 'node:net'
import { currentVisitor } from '#/platform/http/visitor.ts'
import { subscriberNetwork } from '#/platform/ip-address.ts'

/** Network of a visitor. */
export interface VisitorIpPrefix {
  /** For limits: the address; for IPv6, the prefix that one customer gets. */
  readonly limited: string
  /**
   * For the audit log: too coarse to identify a person (`81.56.0.0/16`, `2001:db8::/32`); `null` when
   * unknown.
   */
  readonly shown: string | null
}

/** Network of the current HTTP request's visitor. */
export function ipPrefixOf(address = currentVisitor().address): VisitorIpPrefix {
  if (address === undefined) return { limited: 'unknown', shown: null }
  const limited = subscriberNetwork(address)
  if (isIPv4(address)) {
    const [a, b] = address.split('.')
    return { limited, shown: `${a}.${b}.0.0/16` }
  }
  const [first = '', second = ''] = address.split(':')
  return { limited, shown: `${first || '0'}:${second || '0'}::/32` }
}
