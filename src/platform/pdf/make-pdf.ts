/** PDFs are made beside the server, each in a process of its own that gives its memory back (as pictures are, ADR 0061). */
import { fork } from 'node:child_process'
import path from 'node:path'
import { RenderQueue } from '#/platform/http/render-queue.ts'
import { currentVisitor } from '#/platform/http/visitor.ts'
import { projectRoot } from '#/platform/project-root.ts'
import { checkSigns } from './check-signs.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfAnswer } from './pdf-worker.ts'

/** Two at a time, and some that wait: a minute's work. Two of one subscriber, so that nobody holds all of it. */
const queue = new RenderQueue({ subscriber: 2, all: 14, atATime: 2 })

/** A PDF that takes longer is given up with its process, in milliseconds; usual are one to three seconds. */
const MAX_MS = 30_000

/**
 * Make a PDF for the visitor of the request under way.
 * @param compose is called when it is their turn: nothing is read or laid out for somebody who is turned away
 * @param signal of a sender who has left; ends the work, also when it has begun
 * @throws {RenderQueueFullError} when too many wait already, {TooManySignsError}, {Error} when it cannot be made or takes
 * too long, and what `compose` throws
 */
export function makePdf(
  compose: () => PdfDocument | Promise<PdfDocument>,
  signal: AbortSignal,
): Promise<Buffer> {
  const make = async () => {
    const about = await compose()
    checkSigns(about)
    return makeAside(about, signal)
  }
  return queue.run(currentVisitor().address, make, signal)
}

function makeAside(about: PdfDocument, signal: AbortSignal): Promise<Buffer> {
  signal.throwIfAborted()
  // It runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
  const file = path.join(projectRoot(), 'src', 'platform', 'pdf', 'pdf-worker.ts')
  const child = fork(file, {
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // No secret is needed to draw.
    env: {},
  })
  const end = () => child.kill('SIGKILL')
  const limit = setTimeout(end, MAX_MS)
  signal.addEventListener('abort', end)
  return new Promise<Buffer>((resolve, reject) => {
    child.once('message', (answer: PdfAnswer) => {
      if ('pdf' in answer) resolve(Buffer.from(answer.pdf))
      else reject(new Error(answer.failure))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('the process that makes a PDF died or took too long')))
    child.send(about)
  }).finally(() => {
    clearTimeout(limit)
    signal.removeEventListener('abort', end)
  })
}
