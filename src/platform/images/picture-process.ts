/**
 * Pictures made in a process of their own: it starts with the first picture and ends when there has been no work for
 * half a minute, which gives back all memory of the decoders (ADR 0061).
 */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { type PictureProblem, PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { ALLOCATOR_LIMITS } from '#/platform/allocator-limits.ts'
import { getLog } from '#/platform/log.ts'
import { projectRoot } from '#/platform/project-root.ts'
import { QueueFullError } from './bounded-lanes.ts'
import type { PictureOperations } from './picture-worker.ts'

/** Without work for this long the process ends, in milliseconds. */
const IDLE_MS = 30_000

/** Work that takes longer is given up with its process, in milliseconds; the slowest usual picture takes seconds. */
const MAX_MS = 120_000

/** How often a picture is tried: its process may have died of another one. */
const ATTEMPTS = 2

/** All of the environment that the process receives: decoders meet hostile bytes, and have no business with secrets. */
const ENVIRONMENT = ['LD_LIBRARY_PATH', 'UV_THREADPOOL_SIZE', ...Object.keys(ALLOCATOR_LIMITS)]

/** Work for the process. */
export interface PictureOrder {
  readonly id: number
  readonly name: keyof PictureOperations
  readonly args: readonly unknown[]
}

/** Its result, a picture that is not taken, or the message of an error. */
export type PictureAnswer = { readonly id: number } & (
  | { readonly value: unknown }
  | { readonly rejection: PictureProblem }
  | { readonly failure: string }
)

interface Job {
  readonly order: PictureOrder
  readonly done: PromiseWithResolvers<unknown>
  attempts: number
  limit?: NodeJS.Timeout
}

interface PictureProcessOptions {
  readonly idleMs?: number
  readonly maxMs?: number
  /** Called with an end that was not asked for. */
  readonly onDeath: (how: { code: number | null; signal: NodeJS.Signals | null }) => void
}

/** A process for pictures. Callers bound how much they give it at a time (`PictureQueue`). */
export class PictureProcess {
  readonly #options: PictureProcessOptions
  readonly #jobs = new Map<number, Job>()
  #child: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined
  #lastId = 0
  #isClosed = false

  constructor(options: PictureProcessOptions) {
    this.#options = options
  }

  /** Process id; undefined while none runs. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /**
   * Run one operation. When the process dies of it or beside it, it is tried once again in a new one.
   * @throws {PictureRejection} and {Error} as the operation does, {Error} when the process died twice or the work took
   *   longer than two minutes, {QueueFullError} after {@link close}
   */
  async run<Name extends keyof PictureOperations>(
    name: Name,
    ...args: Parameters<PictureOperations[Name]>
  ): Promise<Awaited<ReturnType<PictureOperations[Name]>>> {
    if (this.#isClosed) throw stopping()
    this.#lastId += 1
    const order = { id: this.#lastId, name, args }
    const job: Job = { order, done: Promise.withResolvers(), attempts: 0 }
    this.#jobs.set(order.id, job)
    this.#send(job)
    return (await job.done.promise) as Awaited<ReturnType<PictureOperations[Name]>>
  }

  /** End the process; what it still has in hand is given up. For the end of the site, after the last answer. */
  close(): void {
    this.#isClosed = true
    for (const { order } of this.#jobs.values()) this.#settle(order.id)?.done.reject(stopping())
    this.#release()
  }

  #send(job: Job): void {
    clearTimeout(this.#idle)
    job.attempts += 1
    this.#child ??= this.#start()
    hold(this.#child)
    clearTimeout(job.limit)
    job.limit = setTimeout(() => this.#giveUp(job), this.#options.maxMs ?? MAX_MS).unref()
    // An order that does not arrive is that of a process that has died, whose end is heard elsewhere.
    this.#child.send(job.order, () => undefined)
  }

  #start(): ChildProcess {
    // It runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
    const file = path.join(projectRoot(), 'src', 'platform', 'images', 'picture-worker.ts')
    const given = ENVIRONMENT.map((name) => [name, process.env[name]] as const)
    const child = fork(file, {
      // Its memory is that of the decoder, which V8 does not count; the heap holds little more than messages.
      execArgv: ['--max-old-space-size=128', '--max-semi-space-size=2'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...ALLOCATOR_LIMITS,
        ...Object.fromEntries(given.filter(([, value]) => value !== undefined)),
      },
    })
    child.on('message', (answer) => this.#take(answer as PictureAnswer))
    child.once('error', () => this.#lose(child, null, null))
    child.once('exit', (code, signal) => this.#lose(child, code, signal))
    return child
  }

  #take(answer: PictureAnswer): void {
    const job = this.#settle(answer.id)
    if ('value' in answer) job?.done.resolve(answer.value)
    else if ('rejection' in answer) job?.done.reject(new PictureRejection(answer.rejection))
    else job?.done.reject(new Error(answer.failure))
    if (this.#jobs.size > 0 || this.#child === undefined) return
    letGo(this.#child)
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#release(), this.#options.idleMs ?? IDLE_MS).unref()
  }

  #settle(id: number): Job | undefined {
    const job = this.#jobs.get(id)
    this.#jobs.delete(id)
    clearTimeout(job?.limit)
    return job
  }

  #giveUp({ order, done }: Job): void {
    this.#settle(order.id)
    done.reject(new Error('a picture took too long to make'))
    this.#child?.kill('SIGKILL')
  }

  #lose(child: ChildProcess, code: number | null, signal: NodeJS.Signals | null): void {
    if (child !== this.#child) return
    this.#child = undefined
    clearTimeout(this.#idle)
    this.#options.onDeath({ code, signal })
    for (const job of [...this.#jobs.values()]) {
      if (job.attempts < ATTEMPTS) this.#send(job)
      else this.#settle(job.order.id)?.done.reject(new Error('the process that makes pictures died'))
    }
  }

  /** Without its channel the process ends. */
  #release(): void {
    clearTimeout(this.#idle)
    const child = this.#child
    this.#child = undefined
    if (child === undefined) return
    letGo(child)
    if (child.connected) child.disconnect()
  }
}

/** While it works it keeps this process from ending. */
function hold(child: ChildProcess): void {
  child.ref()
  child.channel?.ref()
}

function letGo(child: ChildProcess): void {
  child.unref()
  child.channel?.unref()
}

function stopping(): QueueFullError {
  return new QueueFullError('the site stops and makes no more pictures')
}

/** The one of this server process. */
export const pictureProcess = new PictureProcess({
  onDeath: (how) => getLog().error(how, 'the process that makes pictures died and is replaced'),
})
