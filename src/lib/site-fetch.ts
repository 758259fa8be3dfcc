/*
 * How the browser asks the server for data (behaviour 9.7): reads are tried a second time where that may
 * help, writes never.
 */

/** The statuses after which a read is tried once more. */
const WORTH_A_SECOND_TRY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Pause before it, in milliseconds. */
const PAUSE_MS = 300

interface SiteFetchParts {
  readonly fetch: typeof fetch
  readonly pause: (ms: number) => Promise<void>
}

/** Makes the `fetch` of the site; a failed connection rejects as `fetch` itself does. */
export function createSiteFetch({ fetch, pause }: SiteFetchParts): typeof fetch {
  return async (input, init) => {
    const method = (init?.method ?? 'GET').toUpperCase()
    if (typeof input !== 'string' || (method !== 'GET' && method !== 'HEAD')) return fetch(input, init)
    const first = await fetch(input, init).catch((error: unknown) => {
      if (init?.signal?.aborted) throw error
      return undefined
    })
    if (first !== undefined && !WORTH_A_SECOND_TRY.has(first.status)) return first
    await pause(PAUSE_MS)
    return fetch(input, init)
  }
}

/** The one of this tab; the server calls its functions directly. */
export const siteFetch: typeof fetch = createSiteFetch({
  fetch: (input, init) => fetch(input, init),
  // Before the second try, as behaviour 9.7 says; tests hand in another.
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
