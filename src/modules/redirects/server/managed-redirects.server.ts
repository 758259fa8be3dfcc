/** In-memory list of the redirects, and the counters of their use. */

import type { Logger } from 'pino'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { withVisitorQuery } from '../model/outside-target.ts'
import { RedirectList } from '../model/redirect-list.ts'
import { addHits, readRedirects } from './redirects.repository.server.ts'

/** Pause between two writes of the hits, in milliseconds. */
const FLUSH_MS = 2000

interface Parts {
  readonly database: Database
  /** Database for the hits: they need not survive a power cut. */
  readonly counters: Database
  readonly log: Pick<Logger, 'error'>
}

/** Look-up of redirects for visitors. Any change is known within a second: it raises the content revision. */
export class ManagedRedirects {
  readonly #parts: Parts
  #list: { readonly revision: number; readonly list: Promise<RedirectList> } | undefined
  #hits = new Map<string, { count: number; at: Date }>()
  #timer: NodeJS.Timeout | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Target for an address without a page, with the visitor's query kept (behaviour 1.4).
   * @param counted whether it is a visit of a person
   * @returns path and query, or a whole address of another site that the staff have named; `undefined` without a redirect, or when the database does not answer
   */
  async find(url: Pick<URL, 'pathname' | 'search'>, counted: boolean): Promise<string | undefined> {
    try {
      const found = (await this.#current()).find(url.pathname)
      if (found === undefined) return undefined
      if (counted) this.#count(found.rule.id)
      return withVisitorQuery(found.target, url.search)
    } catch (error) {
      // The visitor gets the not-found page; a redirect is optional.
      this.#parts.log.error({ err: error }, 'the redirects could not be read')
      return undefined
    }
  }

  /** Write the hits that wait. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#hits.size === 0) return
    const hits = this.#hits
    this.#hits = new Map()
    try {
      await addHits(this.#parts.counters, hits)
    } catch (error) {
      this.#parts.log.error({ err: error }, 'hits of redirects could not be written')
    }
  }

  async #current(): Promise<RedirectList> {
    const { database } = this.#parts
    const revision = await revisionWatchOf(database).current()
    if (this.#list?.revision === revision) return this.#list.list
    const list = readRedirects(database.db).then((rows) => new RedirectList(rows))
    const next = { revision, list }
    this.#list = next
    list.catch(() => {
      // The next visitor tries again.
      if (this.#list === next) this.#list = undefined
    })
    return list
  }

  #count(id: string): void {
    const known = this.#hits.get(id)
    this.#hits.set(id, { count: (known?.count ?? 0) + 1, at: new Date() })
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS).unref()
  }
}
