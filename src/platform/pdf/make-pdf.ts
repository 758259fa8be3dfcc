/** PDFs are made beside the server, each in a process of its own that gives its memory back (as pictures are, ADR 0061). */
import { fork } from 'node:child_process'
import path from 'node:path'
import PQueue from 'p-queue'
import { QueueFullError } from '#/platform/images/bounded-lanes.ts'
import { projectRoot } from '#/platform/project-root.ts'
import type { PdfDocument } from './pdf-document.ts'
import type { PdfAnswer } from './pdf-worker.ts'

/** Two at a time, and some that wait: a minute's work. */
const [AT_ONCE, MAX_WAITING] = [2, 12]

/** A PDF that takes longer is given up with its process, in milliseconds; usual are one to three seconds. */
const MAX_MS = 30_000

const queue = new PQueue({ concurrency: AT_ONCE })

/**
 * Make a PDF.
 * @throws {QueueFullError} when too many wait already, {Error} when it cannot be made or takes too long
 */
export function makePdf(about: PdfDocument): Promise<Buffer> {
  if (queue.size >= MAX_WAITING) return Promise.reject(new QueueFullError('too many PDFs wait to be made'))
  return queue.add(() => makeAside(about))
}

function makeAside(about: PdfDocument): Promise<Buffer> {
  // It runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
  const file = path.join(projectRoot(), 'src', 'platform', 'pdf', 'pdf-worker.ts')
  const child = fork(file, {
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // No secret is needed to draw.
    env: {},
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), MAX_MS)
  return new Promise<Buffer>((resolve, reject) => {
    child.once('message', (answer: PdfAnswer) => {
      if ('pdf' in answer) resolve(Buffer.from(answer.pdf))
      else reject(new Error(answer.failure))
    })
    child.once('error', reject)
    child.once('exit', () => reject(new Error('the process that makes a PDF died or took too long')))
    child.send(about)
  }).finally(() => clearTimeout(limit))
}
