import { AnswerCache } from './answer-cache.ts'

/*
 * How the browser asks the server for data (behaviour 9.7): reads are tried a second time where that may
 * help, writes never; answers of public pages are kept for a while.
 */

/** The statuses after which a read is tried once more. */
const WORTH_A_SECOND_TRY: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** Pause before it, in milliseconds. */
const PAUSE_MS = 300

const MAX_ANSWERS = 50
const KEPT_MS = 5 * 60 * 1000

interface SiteFetchParts {
  readonly fetch: typeof fetch
  readonly cache: AnswerCache
  /** Whether the page of now is a public one: nothing of the back office is kept (behaviour 5.8). */
  readonly isPublic: () => boolean
  readonly pause: (ms: number) => Promise<void>
}

/** Makes the `fetch` of the site; a failed connection rejects as `fetch` itself does. */
export function createSiteFetch({ fetch, cache, isPublic, pause }: SiteFetchParts): typeof fetch {
  const readTwice = async (address: string, init: RequestInit | undefined): Promise<Response> => {
    const first = await fetch(address, init).catch((error: unknown) => {
      if (init?.signal?.aborted) throw error
      return undefined
    })
    if (first !== undefined && !WORTH_A_SECOND_TRY.has(first.status)) return first
    await pause(PAUSE_MS)
    return fetch(address, init)
  }
  return async (input, init) => {
    const method = (init?.method ?? 'GET').toUpperCase()
    if (typeof input !== 'string' || (method !== 'GET' && method !== 'HEAD')) return fetch(input, init)
    if (method === 'HEAD' || !isPublic()) return readTwice(input, init)
    const kept = cache.get(input)
    if (kept) return kept
    const answer = await readTwice(input, init)
    if (answer.ok) cache.set(input, answer.clone())
    return answer
  }
}

/** The one of this tab; the server calls its functions directly. */
export const siteFetch: typeof fetch = createSiteFetch({
  fetch: (input, init) => fetch(input, init),
  cache: new AnswerCache({ max: MAX_ANSWERS, keptMs: KEPT_MS, now: () => Date.now() }),
  isPublic: () => !document.body.dataset.page?.startsWith('admin'),
  // Before the second try, as behaviour 9.7 says; tests hand in another.
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
})
