import { isIPv4 } from 'node:net'
import { subscriberNetwork } from '#/platform/http/ip-address.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'

/** Where a request comes from. */
export interface VisitorNetwork {
  /** For limits: the address, of IPv6 the network that one customer gets. */
  readonly limited: string
  /** For the journal: too coarse to name a person (`81.56.0.0/16`, `2001:db8::/32`); `null` when unknown. */
  readonly shown: string | null
}

/** The network of the visitor of the request under way. */
export function networkOf(address = currentVisitor().address): VisitorNetwork {
  if (address === undefined) return { limited: 'unknown', shown: null }
  const limited = subscriberNetwork(address)
  if (isIPv4(address)) {
    const [a, b] = address.split('.')
    return { limited, shown: `${a}.${b}.0.0/16` }
  }
  const [first = '', second = ''] = address.split(':')
  return { limited, shown: `${first || '0'}:${second || '0'}::/32` }
}
