/** Reading spreadsheets that users send, in a process of its own for each: whatever one costs, the site goes on. */
import { fork } from 'node:child_process'
import path from 'node:path'
import PQueue from 'p-queue'
import { QueueFullError } from '#/platform/images/bounded-lanes.ts'
import { projectRoot } from '#/platform/project-root.ts'
import type { ReadOptions } from './read-file.ts'
import { EncodingQuestion, type SheetTable, TableRejection } from './table.ts'
import type { TableReading, TableTask } from './table-worker.ts'

/** One at a time, and some that wait. */
const MAX_WAITING = 8

/** A file that takes longer is given up with its process, in milliseconds; a full one takes two seconds. */
const MAX_MS = 15_000

const queue = new PQueue({ concurrency: 1 })

/**
 * Read a workbook or a file of comma-separated values, whatever its name says it is.
 * @param file absolute path
 * @throws {TableRejection}, {EncodingQuestion}, {QueueFullError} when too many wait already
 */
export async function readTable(file: string, options: ReadOptions = {}): Promise<SheetTable> {
  if (queue.size >= MAX_WAITING) throw new QueueFullError('too many spreadsheets wait to be read')
  const reading = await queue.add(() => readAside({ file, ...options }))
  if ('table' in reading) return reading.table
  if ('guesses' in reading) throw new EncodingQuestion(reading.guesses)
  if ('problem' in reading) throw new TableRejection(reading.problem, reading.what, reading.sheets)
  throw new Error(reading.failure)
}

function readAside(task: TableTask): Promise<TableReading> {
  // It runs the source file itself: Node reads TypeScript, and the site's bundle stays one file.
  const file = path.join(projectRoot(), 'src', 'platform', 'spreadsheets', 'table-worker.ts')
  const child = fork(file, {
    execArgv: ['--max-old-space-size=384'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // No secret is needed to read.
    env: {},
  })
  const limit = setTimeout(() => child.kill('SIGKILL'), MAX_MS)
  return new Promise<TableReading>((resolve, reject) => {
    child.once('message', (reading: TableReading) => resolve(reading))
    child.once('error', reject)
    // Out of time or out of memory: both are the file's fault, and reported as such.
    child.once('exit', () => resolve({ problem: 'too-slow', what: '', sheets: [] }))
    child.send(task)
  }).finally(() => clearTimeout(limit))
}
