/**
 * The visitor being answered. It travels beside the request and not in it: anyone could send a header, and the
 * application hands requests on as copies.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

/** Facts that the HTTP server knows about the sender of a request. */
export interface Visitor {
  /** IPv4 or IPv6, read honouring `TRUST_PROXY`; undefined when it is unknown. Never to be stored as it is. */
  readonly address: string | undefined
  /** Whether the connection to the visitor is encrypted; only then may a cookie be `Secure`. */
  readonly secure: boolean
}

/** No particular visitor: the answer is the same for all. */
export const NO_VISITOR: Visitor = { address: undefined, secure: false }

const current = new AsyncLocalStorage<Visitor>()

/** Run the work for one visitor; whatever it calls can ask who that is. */
export function forVisitor<T>(visitor: Visitor, work: () => T): T {
  return current.run(visitor, work)
}

/** The visitor of the request under way; `NO_VISITOR` outside of requests and while a page for all visitors is rendered. */
export function currentVisitor(): Visitor {
  return current.getStore() ?? NO_VISITOR
}
