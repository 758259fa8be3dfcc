import cluster from 'node:cluster'
import { closeDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { getLog } from '#/platform/log.ts'
import { answerForWorkers } from '#/platform/metrics/cluster-metrics.ts'
import { RUNS_JOBS } from './jobs.ts'
import { keepRunningBuild } from './keep-running-build.ts'
import { prepareData } from './prepare-data.ts'
import { readyMessage } from './ready-message.ts'
import { listenForStop, STOP_MS } from './stop-signal.ts'
import { WorkerPool } from './worker-pool.ts'

/** A worker that ends later than it should by this time is killed; milliseconds. */
const KILL_AFTER_MS = 1000

/**
 * Prepare the data once, then keep `WEB_CONCURRENCY` server processes running until SIGTERM or SIGINT.
 * A process that dies is replaced. Work that only one may do holds a lease in the database.
 * @throws {NoWorkerError} when none can start
 */
export async function runCluster(environment: Environment): Promise<void> {
  await prepareData((text) => process.stdout.write(`${text}\n`))
  await keepRunningBuild(environment)
  await closeDatabase()

  answerForWorkers()
  const stop = listenForStop()
  const pool = new WorkerPool({
    size: environment.webConcurrency,
    fork: (isFirst) => (isFirst ? cluster.fork(RUNS_JOBS) : cluster.fork()),
    log: getLog(),
  })
  const end = () => pool.stop(environment.drainMs + STOP_MS + KILL_AFTER_MS, stop.hurried)
  try {
    const early = await Promise.race([pool.start().then(() => undefined), stop.asked])
    if (early === undefined) process.stdout.write(readyMessage(environment, environment.port))
    await stop.asked
  } finally {
    await end()
  }
}
