import cluster from 'node:cluster'
import { type Environment, getEnvironment } from '#/platform/environment.ts'
import { explainStartFailure } from '#/platform/installation/explain-start-failure.ts'
import type { RunningMarker } from '#/platform/installation/running-marker.ts'
import type { Application } from './assemble-site.ts'
import { keepRunningBuild } from './keep-running-build.ts'
import { openDataFolder } from './open-data-folder.ts'
import { prepareData } from './prepare-data.ts'
import { runCluster } from './run-cluster.ts'
import { serve } from './serve.ts'
import { NoWorkerError, START_REJECTED } from './worker-pool.ts'

/**
 * Run the site until SIGTERM or SIGINT, in one process or in several (`WEB_CONCURRENCY`). End the process with 1 when
 * it cannot start for a reason that can be foreseen, after a sentence on standard error that says what to do.
 */
export async function runSite(application: Application): Promise<void> {
  try {
    const environment = getEnvironment()
    if (cluster.isWorker) await serve(application, environment)
    else await runPrimary(application, environment)
  } catch (error) {
    // Each of them has logged its own reason.
    if (error instanceof NoWorkerError) process.exit(1)
    const text = explainStartFailure(error)
    if (text === undefined) throw error
    process.stderr.write(`${text}\n`)
    process.exit(cluster.isWorker ? START_REJECTED : 1)
  }
}

async function runPrimary(application: Application, environment: Environment): Promise<void> {
  const onProgress = (text: string) => process.stdout.write(`${text}\n`)
  let marker: RunningMarker | undefined
  try {
    marker = await openDataFolder(environment, onProgress)
    if (environment.webConcurrency > 1) {
      await runCluster(environment)
    } else {
      await prepareData(onProgress)
      await keepRunningBuild(environment)
      await serve(application, environment)
    }
  } finally {
    // Also after a start that was refused: nothing was left half done.
    await marker?.remove()
  }
}
