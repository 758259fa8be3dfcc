/** Group commit of enquiries that arrive at the same time (ADR 0030). */

import { setImmediate as nextTurn } from 'node:timers/promises'
import { isUnavailable } from '#/platform/database/is-unavailable.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { inBackground, waitFor } from '#/platform/database/time-limits.ts'
import { siteHealth } from '#/platform/health/site-health.ts'
import {
  DuplicateEnquiryError,
  type StorableEnquiry,
  storeEnquiries,
  UsedTokenError,
} from './store-enquiries.server.ts'

/** Most enquiries in a transaction: it bounds what one holds, and how long the next one waits. */
const MAX_TOGETHER = 32

interface Waiting {
  readonly request: StorableEnquiry
  readonly stored: PromiseWithResolvers<string>
}

/** Queue of enquiries for one database in this process. */
class StoringQueue {
  readonly #database: Database
  #waiting: Waiting[] = []
  #working = false

  constructor(database: Database) {
    this.#database = database
  }

  store(request: StorableEnquiry): Promise<string> {
    const { key } = request.enquiry
    const same = this.#waiting.find((waiting) => waiting.request.enquiry.key === key)
    if (same) return waitFor(same.stored.promise)
    const stored = Promise.withResolvers<string>()
    const waiting = { request, stored }
    this.#waiting.push(waiting)
    // In its own time: the one who comes first does not lend theirs to the others.
    if (!this.#working) void inBackground(() => this.#work())
    return waitFor(stored.promise).finally(() => {
      // An enquiry that has waited too long is rejected and not stored any more.
      this.#waiting = this.#waiting.filter((one) => one !== waiting)
    })
  }

  async #work(): Promise<void> {
    this.#working = true
    while (this.#waiting.length > 0) {
      // Enquiries that came with the same look at the network are about to get here.
      await nextTurn()
      const group = this.#waiting.splice(0, MAX_TOGETHER)
      await storeGroup(this.#database, group)
    }
    this.#working = false
  }
}

/** Settle every enquiry of the group; never reject. */
async function storeGroup(database: Database, group: readonly Waiting[]): Promise<void> {
  try {
    const references = await storeEnquiries(
      database,
      group.map(({ request }) => request),
    )
    siteHealth.noteStore(true)
    for (const [index, { stored }] of group.entries()) stored.resolve(references[index] ?? '')
  } catch (error) {
    if (group.length > 1 && !isUnavailable(error)) {
      // The transaction was rolled back because of one enquiry: store the others without it.
      for (const one of group) await storeGroup(database, [one])
      return
    }
    const isFailure = !(error instanceof DuplicateEnquiryError || error instanceof UsedTokenError)
    if (isFailure) siteHealth.noteStore(false)
    for (const { stored } of group) stored.reject(error)
  }
}

const queues = new WeakMap<Database, StoringQueue>()

/**
 * Store an enquiry, in one transaction with those that wait at the same time. The same submission that waits already is
 * stored once.
 * @returns its reference, once it is on the disk
 * @throws {DuplicateEnquiryError} or {@link UsedTokenError} or another error when the database fails; it is not stored
 *   then, or its fate is unknown because the connection broke off
 */
export function storeTogether(database: Database, request: StorableEnquiry): Promise<string> {
  let queue = queues.get(database)
  if (!queue) {
    queue = new StoringQueue(database)
    queues.set(database, queue)
  }
  return queue.store(request)
}
