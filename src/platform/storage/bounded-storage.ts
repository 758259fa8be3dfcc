/** A storage whose every step ends in time: a shared file system may not answer, for one file or for all. */
import { limitConcurrency } from '#/lib/concurrency-limit.ts'
import { getLog } from '#/platform/log.ts'
import type { Storage } from './local-storage.ts'
import { StorageError, StorageTimeoutError } from './storage-error.ts'

/** Longest wait for one step, in milliseconds. */
export const LIMIT_MS = 10_000

/** Threads of libuv when `UV_THREADPOOL_SIZE` does not say otherwise. */
const DEFAULT_THREADS = 4

/** Questions to a bucket at a time: no thread waits for them, so there may be more. */
const BUCKET_LANES = 24

/** How long a bucket that did not answer is not asked again, in milliseconds. */
const REST_MS = 1000

/** Threads that the storage never takes, so that the rest of the process goes on while it hangs. */
const OTHER_THREADS = 2

/** Limit on the steps of a storage: what is asked of it again while it hangs fails at once. */
export class StorageLimit {
  readonly #limitMs: number
  readonly #overdue = new Set<string>()
  #begun = 0
  readonly #taking: <T>(step: () => Promise<T>) => Promise<T>
  readonly #lanes: number
  readonly #restMs: number
  #restsUntil = 0

  constructor(
    limitMs = LIMIT_MS,
    threads = Number(process.env.UV_THREADPOOL_SIZE) || DEFAULT_THREADS,
    restMs = 0,
  ) {
    this.#limitMs = limitMs
    this.#restMs = restMs
    this.#lanes = Math.max(1, threads - OTHER_THREADS)
    const take = limitConcurrency(this.#lanes, (step: () => Promise<unknown>) => step())
    this.#taking = take as <T>(step: () => Promise<T>) => Promise<T>
  }

  /** Whether something that was asked of the storage has not been answered in time, nor since. */
  get isOverdue(): boolean {
    return this.#overdue.size > 0 || this.#isResting
  }

  get #isResting(): boolean {
    return performance.now() < this.#restsUntil
  }

  /** Whether a thread is in a step just now: one that hangs in it never lets the process exit. */
  get isWorking(): boolean {
    return this.#begun > 0
  }

  /**
   * One step. A thread that hangs in it cannot be called back; it keeps its place until it returns.
   * @param what names the file
   * @throws {StorageTimeoutError}
   */
  async run<T>(what: string, step: () => Promise<T>): Promise<T> {
    if (this.#overdue.has(what) || this.#overdue.size >= this.#lanes || this.#isResting) {
      throw new StorageTimeoutError()
    }
    let timer: NodeJS.Timeout | undefined
    let state: 'waiting' | 'begun' | 'late' = 'waiting'
    const end = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        if (state === 'begun') {
          this.#overdue.add(what)
          getLog().error({ file: what }, 'the storage does not answer')
        }
        state = 'late'
        reject(new StorageTimeoutError())
      }, this.#limitMs)
    })
    const taken = this.#taking(async () => {
      // It waited for those that hang, and nobody waits for it any more.
      if (state === 'late') throw new StorageTimeoutError()
      state = 'begun'
      this.#begun += 1
      try {
        return await step()
      } catch (error) {
        if (isAway(error)) this.#restsUntil = performance.now() + this.#restMs
        throw error
      } finally {
        this.#begun -= 1
        this.#overdue.delete(what)
      }
    })
    taken.catch(() => undefined)
    return Promise.race([taken, end]).finally(() => clearTimeout(timer))
  }
}

/**
 * The limit for a bucket. Its steps end by themselves; what this adds is the line before them, in which nobody waits long,
 * and a rest after one that was asked in vain: else everybody would wait as long for each picture.
 */
export function bucketLimit(): StorageLimit {
  return new StorageLimit(LIMIT_MS, BUCKET_LANES + OTHER_THREADS, REST_MS)
}

function isAway(error: unknown): boolean {
  return error instanceof StorageError && (error.failure === 'away' || error.failure === 'slow')
}

/** The same storage within a limit. */
export function boundedStorage(storage: Storage, limit: StorageLimit): Storage {
  return {
    put: (key, bytes) => limit.run(key, () => storage.put(key, bytes)),
    get: (key) => limit.run(key, () => storage.get(key)),
    has: (key) => limit.run(key, () => storage.has(key)),
    sha256: (key) => limit.run(key, () => storage.sha256(key)),
    version: (key) => limit.run(key, () => storage.version(key)),
    list: () => limit.run('', () => storage.list()),
    remove: (key) => limit.run(key, () => storage.remove(key)),
    removeOlder: (key, before) => limit.run(key, () => storage.removeOlder(key, before)),
  }
}
