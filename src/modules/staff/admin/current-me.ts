import { createIsomorphicFn } from '@tanstack/react-start'
import type { Me } from '../model/me.ts'

/** How long the browser believes that a session goes on without asking, in milliseconds. */
const FRESH_MS = 30_000

let known: { me: Me; at: number } | undefined

/**
 * Whoever has signed in. The server asks each time; the browser remembers for half a minute, so that going from page
 * to page does not wait. Every function of the back office checks for itself.
 */
export const currentMe = createIsomorphicFn()
  .server((fetch: () => Promise<Me | null>) => fetch())
  .client(async (fetch: () => Promise<Me | null>) => {
    if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.me
    const me = await fetch()
    known = me === null ? undefined : { me, at: Date.now() }
    return me
  })

/** After the account was changed: the next page asks again. */
export function forgetMe(): void {
  known = undefined
}
