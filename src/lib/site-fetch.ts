/*
 * How the browser asks the server, on every page (behaviour 9.7): reads are tried a second time where that may help,
 * writes are sent once, and public pages have the same answer again for five minutes (5.8, ADR 0096).
 */
import { GetCache } from './get-cache.ts'

/** The statuses after which a read is tried once more. */
const WORTH_A_SECOND_TRY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Pause before it, in milliseconds. */
const PAUSE_MS = 300

interface SiteFetchParts {
  readonly fetch: typeof fetch
  readonly pause: (ms: number) => Promise<void>
  /** Absent where every question is to reach the server. */
  readonly cache?: GetCache
}

/** Make the `fetch` of the site; a failed connection rejects as `fetch` itself does. */
export function createSiteFetch({ fetch, pause, cache }: SiteFetchParts): typeof fetch {
  return async (input, init) => {
    const method = (init?.method ?? 'GET').toUpperCase()
    if (typeof input !== 'string' || (method !== 'GET' && method !== 'HEAD')) {
      // What was read before may be about what is written now.
      cache?.clear()
      return fetch(input, init)
    }
    const kept = method === 'GET' ? cache?.get(input, init) : undefined
    if (kept !== undefined) return kept
    const answer = await readTwice(() => fetch(input, init), pause, init?.signal)
    if (method === 'GET') cache?.keep(input, init, answer)
    return answer
  }
}

async function readTwice(
  read: () => Promise<Response>,
  pause: SiteFetchParts['pause'],
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  const first = await read().catch((error: unknown) => {
    if (signal?.aborted) throw error
    return undefined
  })
  if (first !== undefined && !WORTH_A_SECOND_TRY.has(first.status)) return first
  await pause(PAUSE_MS)
  return read()
}

const BROWSER: SiteFetchParts = {
  // The only call of it: a lint rule points all other code here.
  fetch: (input, init) => fetch(input, init),
  // Before the second try, as behaviour 9.7 says; tests hand in another.
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
}

const cache = new GetCache()
if (typeof window !== 'undefined') addEventListener('pageshow', ({ persisted }) => persisted && cache.clear())

/** That of public pages. */
export const siteFetch: typeof fetch = createSiteFetch({ ...BROWSER, cache })

/** That of the back office, which always shows what the server has; the server itself calls its functions directly. */
export const staffFetch: typeof fetch = createSiteFetch(BROWSER)
