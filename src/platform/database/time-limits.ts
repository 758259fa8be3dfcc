/** How long the work under way may wait for the database: requests have one limit for everything, long jobs their own. */
import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * Limit for all statements of one request together, with waiting for a connection, in milliseconds: an answer is
 * promised within ten seconds, and the page that says so has to be drawn as well.
 */
export const REQUEST_LIMIT_MS = 8000

/** The same for one statement of background work. */
export const STATEMENT_LIMIT_MS = 8000

/** The same for one statement of a long job: a migration, an import, an export, erasing. */
export const JOB_LIMIT_MS = 10 * 60_000

/** The database has not answered within the time that the work under way may wait. */
export class DatabaseTimeoutError extends Error {
  override readonly name = 'DatabaseTimeoutError'

  constructor() {
    super('the database has not answered in time')
  }
}

/** Time that several steps share. Steps at the same time count once. */
export class TimeBudget {
  readonly #limitMs: number
  #spentMs = 0
  #underWay = 0
  #since = 0
  #closed = false

  constructor(limitMs: number) {
    this.#limitMs = limitMs
  }

  /** A step begins. Return what ends it. */
  begin(): () => void {
    if (this.#underWay === 0) this.#since = performance.now()
    this.#underWay += 1
    return () => {
      this.#underWay -= 1
      if (this.#underWay === 0) this.#spentMs += performance.now() - this.#since
    }
  }

  /** Milliseconds that are left, zero or less when it is used up; nothing once it is closed. */
  left(): number | undefined {
    if (this.#closed) return undefined
    const present = this.#underWay > 0 ? performance.now() - this.#since : 0
    return this.#limitMs - this.#spentMs - present
  }

  /** The budget counts no longer. */
  close(): void {
    this.#closed = true
  }
}

type Limits = TimeBudget | 'job'

const current = new AsyncLocalStorage<Limits | undefined>()

/** What has become of the steps of one request. */
interface Steps {
  failure?: unknown
}

const steps = new AsyncLocalStorage<Steps>()

/** Run what answers a request: its statements share {@link REQUEST_LIMIT_MS}. The time between them does not count. */
export async function withinRequestLimit<T>(work: () => Promise<T>, limitMs = REQUEST_LIMIT_MS): Promise<T> {
  const budget = new TimeBudget(limitMs)
  try {
    return await steps.run({}, () => current.run(budget, work))
  } finally {
    // Work that goes on after the answer is background work.
    budget.close()
  }
}

/** Run a long job: each of its statements may take {@link JOB_LIMIT_MS}. */
export function asLongJob<T>(work: () => Promise<T>): Promise<T> {
  return current.run('job', work)
}

/** Run what a request only sets off, and does not wait for. */
export function inBackground<T>(work: () => T): T {
  return current.run(undefined, work)
}

/** Whether a long job is under way. */
export function isLongJob(): boolean {
  return current.getStore() === 'job'
}

/**
 * Milliseconds that the next step may take.
 * @throws {DatabaseTimeoutError} when the request has used up its time
 */
export function timeLeft(): number {
  const left = waitingTimeLeft()
  if (left === 0) throw new DatabaseTimeoutError()
  return Math.ceil(left)
}

/** The same for what may always be tried once: zero when the time is used up. */
export function waitingTimeLeft(): number {
  const limits = current.getStore()
  if (limits === 'job') return JOB_LIMIT_MS
  return Math.max(0, limits?.left() ?? STATEMENT_LIMIT_MS)
}

/** Count a step into the request's time, and note its failure. */
export async function counted<T>(step: () => Promise<T>): Promise<T> {
  const limits = current.getStore()
  const end = limits instanceof TimeBudget ? limits.begin() : undefined
  try {
    return await step()
  } catch (error) {
    const noted = steps.getStore()
    if (noted) noted.failure = error
    throw error
  } finally {
    end?.()
  }
}

/**
 * The last failure of the database in the request under way. Libraries put errors of their own in its place, without a
 * cause: better-auth says "Failed to get session".
 */
export function failureOfRequest(): unknown {
  return steps.getStore()?.failure
}

/**
 * Wait for something that others may wait for as well, no longer than the work under way may.
 * @param late called with a result that has come after the end
 * @throws {DatabaseTimeoutError}
 */
export function waitFor<T>(something: Promise<T>, late: (value: T) => void = () => undefined): Promise<T> {
  return counted(() => {
    let timer: NodeJS.Timeout | undefined
    const end = new Promise<never>((_, reject) => {
      const giveUp = () => {
        something.then(late, () => undefined)
        reject(new DatabaseTimeoutError())
      }
      timer = setTimeout(giveUp, Math.ceil(waitingTimeLeft()))
    })
    return Promise.race([something, end]).finally(() => clearTimeout(timer))
  })
}
