import { unshared } from './shared-caching.ts'
import { type StoredResponse, storedBytes } from './stored-response.ts'

interface PageCacheOptions {
  /** Upper bound of the bytes kept; the page that was asked for longest ago goes first. */
  readonly maxBytes: number
  /** The catalogue revision; whenever it has risen, everything is dropped. */
  readonly revision: () => number
  /** Called when a page is asked for again; what it does may change the bytes kept. */
  readonly onReuse?: (page: StoredResponse) => Promise<void>
  /** Milliseconds, for tests. */
  readonly now?: () => number
}

/** Status of a page whose data cannot be read at present. */
const UNAVAILABLE = 503

/** Status from which an answer says nothing of its page. */
const DEFECT = 500

/** How long a page that was dropped answers in the place of one that cannot be rendered, in milliseconds. */
const FORMER_MS = 60 * 60_000

interface KeptPage {
  readonly page: StoredResponse
  /** As they are counted. */
  bytes: number
  isReused: boolean
}

interface FormerPage extends KeptPage {
  readonly droppedAt: number
}

/**
 * Whole pages, keyed by canonical address and known query. Each key is rendered once however many
 * visitors ask at the same time; only answers with the status that was hoped for are kept. What was dropped answers for a
 * page that cannot be rendered because the database is away (ADR 0135).
 */
export class PageCache {
  readonly #options: PageCacheOptions
  readonly #pages = new Map<string, KeptPage>()
  readonly #former = new Map<string, FormerPage>()
  readonly #rendering = new Map<string, Promise<StoredResponse>>()
  readonly #now: () => number
  /** Of both. */
  #bytes = 0
  #hits = 0
  #misses = 0
  #revision: number

  constructor(options: PageCacheOptions) {
    this.#options = options
    this.#revision = options.revision()
    this.#now = options.now ?? (() => performance.now())
  }

  /**
   * The page for a key, from memory or through `render`.
   * @param kept the status with which the page is kept: 200, or 404 where the key stands for all missing pages
   */
  get(
    key: string,
    render: () => Promise<StoredResponse>,
    kept: 200 | 404 = 200,
  ): StoredResponse | Promise<StoredResponse> {
    const page = this.hit(key)
    if (page !== undefined) return page
    this.#misses += 1
    return this.#rendering.get(key) ?? this.#renderOnce(key, render, kept)
  }

  /** The page of a key for a visitor, as far as it is kept. */
  hit(key: string): StoredResponse | undefined {
    this.#dropWhenStale()
    const kept = this.#pages.get(key)
    if (kept === undefined) return undefined
    this.#hits += 1
    // A Map keeps insertion order: moving the entry to the end makes its first key the oldest.
    this.#pages.delete(key)
    this.#pages.set(key, kept)
    this.#recount(key, kept)
    if (!kept.isReused) {
      kept.isReused = true
      this.#options.onReuse?.(kept.page).then(
        () => this.#recount(key, kept),
        () => undefined,
      )
    }
    return kept.page
  }

  /** The page of a key without any visitor, as far as it is kept. */
  kept(key: string): StoredResponse | undefined {
    this.#dropWhenStale()
    return this.#pages.get(key)?.page
  }

  /** The page of a key as it was before the catalogue changed, within the last hour. */
  former(key: string): StoredResponse | undefined {
    this.#dropWhenStale()
    const former = this.#former.get(key)
    return former && this.#now() - former.droppedAt < FORMER_MS ? former.page : undefined
  }

  /** Whether the page of a key is kept. */
  has(key: string): boolean {
    return this.kept(key) !== undefined
  }

  /** The revision that the pages kept belong to. */
  get revision(): number {
    this.#dropWhenStale()
    return this.#revision
  }

  /** Number of pages kept. */
  get size(): number {
    return this.#pages.size
  }

  /** Figures for operators; hits and misses since the start. */
  get figures(): { hits: number; misses: number; pages: number; bytes: number } {
    return { hits: this.#hits, misses: this.#misses, pages: this.size, bytes: this.#bytes }
  }

  #renderOnce(key: string, render: () => Promise<StoredResponse>, kept: 200 | 404): Promise<StoredResponse> {
    const revision = this.#revision
    const rendering = render()
      .then((page) => {
        // A page that was begun before the catalogue changed may show what is no longer true.
        if (revision === this.#options.revision()) {
          if (page.status === kept) this.#keep(key, page)
          // Withdrawn or moved, and told so: it does not come back when the database goes. A defect says nothing of it.
          else if (page.status < DEFECT) this.#remove(this.#former, key)
        }
        if (page.status !== UNAVAILABLE) return page
        const former = this.former(key)
        return former === undefined ? page : unshared(former)
      })
      .finally(() => {
        if (this.#rendering.get(key) === rendering) this.#rendering.delete(key)
      })
    this.#rendering.set(key, rendering)
    return rendering
  }

  #keep(key: string, page: StoredResponse): void {
    const bytes = storedBytes(page)
    this.#remove(this.#former, key)
    this.#pages.set(key, { page, bytes, isReused: false })
    this.#bytes += bytes
    for (const pages of [this.#former, this.#pages]) {
      for (const oldest of pages.keys()) {
        if (this.#bytes <= this.#options.maxBytes) return
        this.#remove(pages, oldest)
      }
    }
  }

  #remove(pages: Map<string, KeptPage>, key: string): void {
    this.#bytes -= pages.get(key)?.bytes ?? 0
    pages.delete(key)
  }

  /** Codings come and go while a page is kept. */
  #recount(key: string, kept: KeptPage): void {
    if (this.#pages.get(key) !== kept) return
    const bytes = storedBytes(kept.page)
    this.#bytes += bytes - kept.bytes
    kept.bytes = bytes
  }

  #dropWhenStale(): void {
    const revision = this.#options.revision()
    if (revision === this.#revision) return
    this.#revision = revision
    for (const [key, kept] of this.#pages) {
      this.#remove(this.#former, key)
      this.#former.set(key, { ...kept, droppedAt: this.#now() })
    }
    this.#pages.clear()
    this.#rendering.clear()
  }
}
