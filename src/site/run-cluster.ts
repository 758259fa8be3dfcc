import cluster, { type Worker } from 'node:cluster'
import { closeDatabase } from '#/server/database/database.ts'
import type { Environment } from '#/server/environment.ts'
import { getLog } from '#/server/log.ts'
import { prepareData } from './prepare-data.ts'
import { readyLine } from './ready-line.ts'
import { stopSignal } from './stop-signal.ts'

/**
 * Prepares the data once, then keeps `WEB_CONCURRENCY` server processes running until SIGTERM or SIGINT.
 * A process that dies is replaced. Work that only one may do holds a lease in the database.
 */
export async function runCluster(environment: Environment): Promise<void> {
  const log = getLog()
  await prepareData((text) => process.stdout.write(`${text}\n`))
  await closeDatabase()

  let stopping = false
  cluster.on('exit', (worker, code, signal) => {
    if (stopping) return
    log.error({ worker: worker.id, code, signal }, 'a server process died and is replaced')
    cluster.fork()
  })
  await Promise.all(Array.from({ length: environment.webConcurrency }, forkUntilListening))
  process.stdout.write(readyLine(environment, environment.port))

  await stopSignal()
  stopping = true
  await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)))
}

function forkUntilListening(): Promise<void> {
  return new Promise((resolve) => cluster.fork().once('listening', () => resolve()))
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}
