/**
 * Limits for what comes so often that a write for each would cost more than the work itself. Counted in memory; every
 * few seconds the processes exchange them, through the database, in one statement.
 */
import { hash, randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#/platform/database/open-database.ts'
import { subscriberNetwork, surroundingNetwork } from '#/platform/ip-address.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import { CLOCKS_DIFFER_MS } from '../clock/clocks-differ.ts'
import { type Budget, LIMITS, type LimitedAction } from './limit-table.ts'
import { raiseCounters } from './limiter-store.ts'
import type { LimitParts } from './limits.ts'

/** Counter in memory; what other processes have counted comes in with {@link SharedCounter.agree}. */
class SharedCounter {
  /** The key of the stored counter. */
  readonly key: string
  readonly #budget: Budget
  /** Of all processes, as far as it is known here. */
  #points = 0
  /** Milliseconds since 1970: when counting begins anew. */
  #until = 0
  /** Count not yet added to the stored counter. */
  #unflushed = 0

  constructor(key: string, budget: Budget) {
    this.key = key
    this.#budget = budget
  }

  /**
   * Count once more.
   * @returns milliseconds to wait; 0 within the budget
   */
  count(now: number): number {
    if (this.isOver(now)) {
      this.#points = 0
      this.#unflushed = 0
      this.#until = now + this.#budget.seconds * 1000
    }
    this.#points += 1
    this.#unflushed += 1
    return this.#points > this.#budget.points ? this.#until - now : 0
  }

  /** Whether its time is over, or was counted from the time of a wrong clock. */
  isOver(now: number): boolean {
    return this.#until <= now || this.#until > now + this.#budget.seconds * 1000 + CLOCKS_DIFFER_MS
  }

  /** Amount to add to the stored counter, and the end of a new one's period. */
  get unflushed(): { readonly points: number; readonly until: number } {
    return { points: this.#unflushed, until: this.#until }
  }

  /** Take over what is stored, now that it was raised by a number of points. */
  agree(flushed: number, stored: { readonly points: number; readonly until: number }): void {
    // Counted meanwhile, and not in what is stored.
    this.#unflushed = Math.max(this.#unflushed - flushed, 0)
    this.#points = stored.points + this.#unflushed
    this.#until = stored.until
  }
}

/** Networks that are counted at a time. Further ones are let through until some are over. */
const MAX_NETWORKS = 50_000

const NETWORKS = [
  ['subscriber', subscriberNetwork],
  ['surrounding', surroundingNetwork],
] as const

/**
 * Limits of one process that agree with the others' within the pause between two calls of {@link MemoryLimits.share}:
 * so long each process lets through what is left of a budget. A database that is away leaves each with its own count.
 */
export class MemoryLimits {
  readonly #database: Database
  readonly #key: Buffer
  readonly #now: () => number
  readonly #salt = randomBytes(32).toString('base64url')
  readonly #counted = new Map<string, SharedCounter>()

  constructor({ database, secret }: LimitParts, now: () => number = Date.now) {
    this.#database = database
    this.#key = secretKey(secret, 'network-counter')
    this.#now = now
  }

  /**
   * Count an attempt. Rejected attempts count too.
   * @param address the visitor's; a visitor indistinguishable from others is not limited
   * @returns seconds to wait; 0 within the limits
   */
  take(action: LimitedAction, address: string | undefined): number {
    if (address === undefined) return 0
    const now = this.#now()
    let wait = 0
    for (const [which, ipPrefixOf] of NETWORKS) {
      const network = ipPrefixOf(address)
      // Not even here in the clear. The key of the stored counter would hide it as well and cost ten times as much.
      const id = hash('sha256', `${this.#salt} ${action} ${which} ${network}`, 'base64url')
      const counted = this.#counted.get(id) ?? this.#begin(id, action, which, network)
      wait = Math.max(wait, counted?.count(now) ?? 0)
    }
    return Math.ceil(wait / 1000)
  }

  /**
   * Add what was counted here to the stored counters, and learn what was counted elsewhere.
   * @throws when the database does not answer; nothing is lost then
   */
  async share(): Promise<void> {
    const now = this.#now()
    for (const [id, counted] of this.#counted) if (counted.isOver(now)) this.#counted.delete(id)
    const flushed = [...this.#counted.values()]
      .map((counted) => ({ counted, key: counted.key, ...counted.unflushed }))
      .filter(({ points }) => points > 0)
    const stored = await raiseCounters(this.#database.db, flushed, now)
    for (const { counted, key, points } of flushed) {
      const sum = stored.get(key)
      if (sum) counted.agree(points, sum)
    }
  }

  #begin(
    id: string,
    action: LimitedAction,
    which: 'subscriber' | 'surrounding',
    network: string,
  ): SharedCounter | undefined {
    if (this.#counted.size >= MAX_NETWORKS) return undefined
    const key = `${action}-${which}:${signature(this.#key, network)}`
    const counted = new SharedCounter(key, LIMITS[action][which])
    this.#counted.set(id, counted)
    return counted
  }
}

/** Pause between two agreements, in milliseconds. */
const PAUSE_MS = 5000

/**
 * Have the processes agree on their counts every five seconds.
 * @returns ends it; resolves when an agreement under way is over
 */
export function shareLimits(limits: MemoryLimits, log: Pick<Logger, 'warn'>): () => Promise<void> {
  let sharing: Promise<void> = Promise.resolve()
  const share = () => {
    sharing = sharing
      .then(() => limits.share())
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ reason }, 'limits could not be shared')
      })
  }
  const timer = setInterval(share, PAUSE_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return sharing
  }
}
