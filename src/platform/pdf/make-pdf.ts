/** PDFs are made beside the server, in processes that end without work and give their memory back (as pictures are, ADR 0061). */
import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { RenderQueue } from '#/platform/http/render-queue.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'
import { projectRoot } from '#/platform/project-root.ts'
import { checkSigns } from './check-signs.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfAnswer } from './pdf-worker.ts'

/** Two at a time, and some that wait: a minute's work. Two of one subscriber, so that none holds all of it. */
const queue = new RenderQueue({ subscriber: 2, all: 14, atATime: 2 })

/** A PDF that takes longer is given up with its process, in milliseconds; usual is one second, and less of a process that runs. */
const MAX_MS = 30_000

/** Without work for this long a process ends, in milliseconds: whoever looks at a draft looks again after a change. */
const IDLE_MS = 30_000

/** Processes without work, each with what ends it. */
const idle = new Map<ChildProcess, NodeJS.Timeout>()

/**
 * Make a PDF for the visitor of the request under way.
 * @param compose is called when it is their turn: nothing is read or laid out for a visitor who is turned away
 * @param signal of a sender who has left; ends the work, also when it has begun
 * @throws {RenderQueueFullError} when too many wait already, {TooManySignsError}, {Error} when it cannot be made or takes
 * too long, and what `compose` throws
 */
export function makePdf(
  compose: () => PdfDocument | Promise<PdfDocument>,
  signal: AbortSignal,
): Promise<Buffer> {
  const make = async () => {
    // It starts while the document is composed: either takes half a second.
    const child = takeIdle() ?? start()
    try {
      const about = await compose()
      checkSigns(about)
      signal.throwIfAborted()
      return makeAside(child, about, signal)
    } catch (error) {
      rest(child)
      throw error
    }
  }
  return queue.run(currentVisitor().address, make, signal)
}

function makeAside(child: ChildProcess, about: PdfDocument, signal: AbortSignal): Promise<Buffer> {
  const end = () => child.kill('SIGKILL')
  const limit = setTimeout(end, MAX_MS)
  signal.addEventListener('abort', end)
  const answered = Promise.withResolvers<PdfAnswer>()
  const died = () => answered.reject(new Error('the process that makes a PDF died or took too long'))
  child.once('message', answered.resolve).once('error', answered.reject).once('exit', died)
  child.send(about, (error) => error && answered.reject(error))
  const made = answered.promise.finally(() => {
    clearTimeout(limit)
    signal.removeEventListener('abort', end)
    child.removeAllListeners()
    listenForLateEnd(child)
  })
  return made.then((answer) => {
    rest(child)
    if ('failure' in answer) throw new Error(answer.failure)
    return Buffer.from(answer.pdf)
  })
}

function start(): ChildProcess {
  // It runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
  const file = path.join(projectRoot(), 'src', 'platform', 'pdf', 'pdf-worker.ts')
  const child = fork(file, {
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // No secret is needed to draw.
    env: {},
  })
  listenForLateEnd(child)
  return child
}

/** So that an end between two documents is no error of the site. */
function listenForLateEnd(child: ChildProcess): void {
  child.on('error', () => undefined)
}

function takeIdle(): ChildProcess | undefined {
  for (const [child, timer] of idle) {
    clearTimeout(timer)
    idle.delete(child)
    if (!child.connected) continue
    child.ref()
    child.channel?.ref()
    return child
  }
  return undefined
}

/** Keep a process for the next PDF; it keeps the site from ending no longer, and without its channel it ends. */
function rest(child: ChildProcess): void {
  const release = () => {
    idle.delete(child)
    if (child.connected) child.disconnect()
  }
  child.unref()
  child.channel?.unref()
  idle.set(child, setTimeout(release, IDLE_MS).unref())
}
