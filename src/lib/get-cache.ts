/*
 * Answers to reads that the open page may have again without asking (behaviour 5.8). It ends with the page: one that is
 * opened or loaded anew, or comes back from memory, begins without any, so that no page is older than it was before.
 */

/** Most answers that are kept; the one that was used longest ago goes first. */
const MOST_ENTRIES = 50

/** How long an answer is kept, in milliseconds. */
const KEPT_MS = 5 * 60_000

/** The content and not the stream: a copy of an answer whose stream nobody reads holds the other one up. */
interface Entry {
  readonly content: ArrayBuffer
  readonly headers: Headers
  /** Where it came from, after redirects. */
  readonly url: string
  readonly at: number
}

/** Answers by what was asked. */
export class GetCache {
  readonly #entries = new Map<string, Entry>()
  readonly #now: () => number

  /** @param now milliseconds since 1970; tests hand in another clock */
  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** The answer to the same question, if it is kept; the caller may read it. */
  get(address: string, init?: RequestInit): Response | undefined {
    const key = keyOf(address, init)
    const entry = this.#entries.get(key)
    if (entry === undefined || init?.cache === 'no-store') return undefined
    this.#entries.delete(key)
    const age = this.#now() - entry.at
    // A clock that was set back says nothing of the age.
    if (age < 0 || age >= KEPT_MS) return undefined
    this.#entries.set(key, entry)
    const { content, headers, url } = entry
    return Object.defineProperty(new Response(content.slice(0), { headers }), 'url', { value: url })
  }

  /** Keep an answer once it has come whole, unless it says that it is not to be kept. */
  keep(address: string, init: RequestInit | undefined, answer: Response): void {
    const isForbidden = /no-store/i.test(answer.headers.get('cache-control') ?? '')
    if (answer.status !== 200 || isForbidden || init?.cache === 'no-store') return
    const { headers, url } = answer
    const at = this.#now()
    const store = (content: ArrayBuffer) => {
      this.#entries.delete(keyOf(address, init))
      this.#entries.set(keyOf(address, init), { content, headers, url, at })
      const [oldest] = this.#entries.keys()
      if (this.#entries.size > MOST_ENTRIES && oldest !== undefined) this.#entries.delete(oldest)
    }
    answer
      .clone()
      .arrayBuffer()
      .then(store, () => undefined)
  }

  /** Forget all answers: something was written, or the page has been away. */
  clear(): void {
    this.#entries.clear()
  }
}

/** The same address asked with other headers may have another answer. */
function keyOf(address: string, init?: RequestInit): string {
  return JSON.stringify([address, ...new Headers(init?.headers)])
}
