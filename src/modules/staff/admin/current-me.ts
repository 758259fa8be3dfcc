import { createIsomorphicFn } from '@tanstack/react-start'
import type { Me } from '../model/me.ts'

/** How long the browser trusts its copy of the session, in milliseconds. */
const FRESH_MS = 30_000

let known: { me: Me; at: number } | undefined

/**
 * The signed-in staff member. The server asks each time; the browser caches the answer for half a minute, so
 * that navigation does not wait. Every server function of the back office checks the session itself.
 */
export const currentMe = createIsomorphicFn()
  .server((fetch: () => Promise<Me | null>) => fetch())
  .client(async (fetch: () => Promise<Me | null>) => {
    if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.me
    const me = await fetch()
    known = me === null ? undefined : { me, at: Date.now() }
    return me
  })

/** Drop the cached session after a change of the account. */
export function forgetMe(): void {
  known = undefined
}
