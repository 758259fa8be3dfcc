import cluster, { type Worker } from 'node:cluster'
import { closeDatabase } from '#/server/database/database.ts'
import type { Environment } from '#/server/environment.ts'
import { getLog } from '#/server/log.ts'
import { answerForWorkers } from '#/server/metrics/cluster-metrics.ts'
import { keepRunningBuild } from './keep-running-build.ts'
import { prepareData } from './prepare-data.ts'
import { readyLine } from './ready-line.ts'
import { SHARED_DUTIES } from './shared-duties.ts'
import { stopSignal } from './stop-signal.ts'

/** Pause before a process that died is replaced, in milliseconds. */
const RESPAWN_MS = 1000

/**
 * Prepares the data once, then keeps `WEB_CONCURRENCY` server processes running until SIGTERM or SIGINT.
 * A process that dies is replaced. Work that only one may do holds a lease in the database.
 */
export async function runCluster(environment: Environment): Promise<void> {
  const log = getLog()
  await prepareData((text) => process.stdout.write(`${text}\n`))
  await keepRunningBuild(environment)
  await closeDatabase()

  answerForWorkers()
  let settled = false
  // The first process, and whichever comes in its place, does what one does for all.
  let first: Worker | undefined
  cluster.on('exit', (worker, code, signal) => {
    if (!settled) return
    log.error({ worker: worker.id, code, signal }, 'a server process died and is replaced')
    setTimeout(() => {
      if (worker === first) first = cluster.fork(SHARED_DUTIES)
      else cluster.fork()
    }, RESPAWN_MS)
  })
  try {
    first = cluster.fork(SHARED_DUTIES)
    const others = Array.from({ length: environment.webConcurrency - 1 }, () => cluster.fork())
    await Promise.all([first, ...others].map(untilListening))
  } catch (error) {
    log.fatal({ err: error }, 'the server processes could not be started')
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    process.exit(1)
  }
  settled = true
  process.stdout.write(readyLine(environment, environment.port))

  await stopSignal()
  settled = false
  await Promise.all(Object.values(cluster.workers ?? {}).map((worker) => worker && stopWorker(worker)))
}

function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve())
    worker.once('exit', (code) => reject(new Error(`a server process ended with ${code} before it listened`)))
  })
}

function stopWorker(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve())
    worker.process.kill('SIGTERM')
  })
}
