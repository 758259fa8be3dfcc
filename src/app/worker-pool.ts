/** Keep a number of server processes running. */
import type { Worker } from 'node:cluster'
import type { Logger } from 'pino'

/** Exit code of a worker that cannot start for a reason that it has logged, where trying again does not help. */
export const START_REJECTED = 78

/** A process that lived shorter than this, in milliseconds, may die again at once. */
const SHORT_LIFE_MS = 10_000

const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

/** After this many deaths in a row, for each process wanted, before any has listened: none can start. */
const MAX_VAIN_STARTS = 3

/** Dependencies of the pool. */
interface PoolOptions {
  readonly size: number
  /** Start a process. `isFirst` for the one that does what one does for all, and for whichever comes in its place. */
  readonly fork: (isFirst: boolean) => Worker
  readonly log: Pick<Logger, 'error'>
}

interface Slot {
  readonly isFirst: boolean
  worker: Worker | undefined
  hasListened: boolean
  /** Short lives in a row. */
  shortLives: number
  timer: NodeJS.Timeout | undefined
}

/** The processes could not be started; each has logged why. */
export class NoWorkerError extends Error {
  override readonly name = 'NoWorkerError'
}

/**
 * Pause before a process that died is replaced, in milliseconds: none to speak of after a long life, else twice the pause
 * before.
 * @param shortLives in a row, this one included
 */
export function respawnPause(shortLives: number): number {
  return shortLives === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (shortLives - 1), MAX_PAUSE_MS)
}

/** Server processes of which each that dies is replaced, from the start until they are asked to stop. */
export class WorkerPool {
  readonly #options: PoolOptions
  readonly #slots: readonly Slot[]
  readonly #started = Promise.withResolvers<void>()
  #vainStarts = 0
  #stopping = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#slots = Array.from({ length: options.size }, (_, position) => ({
      isFirst: position === 0,
      worker: undefined,
      hasListened: false,
      shortLives: 0,
      timer: undefined,
    }))
  }

  /**
   * Start the processes.
   * @returns once each has listened
   * @throws {NoWorkerError} when none can start
   */
  start(): Promise<void> {
    for (const slot of this.#slots) this.#fork(slot)
    return this.#started.promise
  }

  /**
   * Stop every process, also those that are only starting, and wait for their end.
   * @param graceMs after this time those that are left are killed
   */
  async stop(graceMs: number, hurried?: AbortSignal): Promise<void> {
    this.#stopping = true
    for (const { timer } of this.#slots) clearTimeout(timer)
    const workers = this.#slots.flatMap(({ worker }) => worker ?? [])
    const all = (signal: NodeJS.Signals) => {
      for (const worker of workers) worker.process.kill(signal)
    }
    const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    all('SIGTERM')
    const hurry = () => all('SIGINT')
    hurried?.addEventListener('abort', hurry)
    const kill = setTimeout(() => all('SIGKILL'), graceMs)
    await Promise.all(ended)
    hurried?.removeEventListener('abort', hurry)
    clearTimeout(kill)
  }

  #fork(slot: Slot): void {
    const bornAt = performance.now()
    const worker = this.#options.fork(slot.isFirst)
    slot.worker = worker
    worker.once('listening', () => {
      slot.hasListened = true
      if (this.#slots.every(({ hasListened }) => hasListened)) this.#started.resolve()
    })
    worker.once('exit', (code, signal) => {
      slot.worker = undefined
      if (this.#stopping) return
      const isShort = performance.now() - bornAt < SHORT_LIFE_MS
      slot.shortLives = isShort ? slot.shortLives + 1 : 0
      if (this.#isHopeless(code)) return
      this.#options.log.error({ worker: worker.id, code, signal }, 'a server process died and is replaced')
      slot.timer = setTimeout(() => this.#fork(slot), respawnPause(slot.shortLives))
    })
  }

  /** Once a process has listened, others are replaced for as long as it takes. */
  #isHopeless(code: number | null): boolean {
    if (this.#slots.some(({ hasListened }) => hasListened)) return false
    this.#vainStarts += 1
    const rejected = code === START_REJECTED
    if (!rejected && this.#vainStarts < MAX_VAIN_STARTS * this.#slots.length) return false
    this.#started.reject(new NoWorkerError('The server processes could not be started'))
    return true
  }
}
