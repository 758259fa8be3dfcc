import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { renderMail } from '#/emails/render-mail.tsx'
import { keepCounters } from '#/features/measurement/counter-keeper.server.ts'
import { shareLimits } from '#/server/abuse/share-limits.ts'
import { watchContentRevision } from '#/server/content-revision.ts'
import { closeDatabase, getDatabase } from '#/server/database/database.ts'
import { type Environment, EnvironmentError, getEnvironment } from '#/server/environment.ts'
import { stopServer } from '#/server/front/graceful-stop.ts'
import { openKeptAssets } from '#/server/front/kept-assets.ts'
import { writtenFolders } from '#/server/health/free-space.ts'
import { startHeartbeat } from '#/server/health/heartbeat.ts'
import { siteHealth } from '#/server/health/site-health.ts'
import { getLog } from '#/server/log.ts'
import { startOutboxWorker } from '#/server/mail/outbox-worker.ts'
import { type Application, assembleSite } from './assemble-site.ts'
import { startFiguresRetention } from './figures-retention.ts'
import { keepRunningBuild, keptFolder } from './keep-running-build.ts'
import { prepareData, warmData } from './prepare-data.ts'
import { readyLine } from './ready-line.ts'
import { runCluster } from './run-cluster.ts'
import { hasSharedDuties } from './shared-duties.ts'
import { startAvifAhead } from './start-avif-ahead.ts'
import { startIntegrityCheck } from './start-integrity-check.ts'
import { startPhotoSweep } from './start-photo-sweep.ts'
import { startRetention } from './start-retention.ts'
import { stopSignal } from './stop-signal.ts'

/** How long requests under way may take after the signal to stop, in milliseconds. */
const GRACE_MS = 10_000

/** How long a request may take to arrive, in milliseconds: photographs over a slow line; forms have less. */
const ARRIVAL_MS = 20 * 60_000

/** Runs the site until SIGTERM or SIGINT, in one process or in several (`WEB_CONCURRENCY`). */
export async function runSite(application: Application): Promise<void> {
  const environment = readEnvironmentOrExit()
  if (cluster.isWorker) return serve(application, environment)
  if (environment.webConcurrency > 1) return runCluster(environment)
  await prepareData((text) => process.stdout.write(`${text}\n`))
  await keepRunningBuild(environment)
  await serve(application, environment)
}

/** Listens, sends mails, and at the end finishes what is under way. */
async function serve(application: Application, environment: Environment): Promise<void> {
  const log = getLog()
  const database = getDatabase()
  await warmData()
  const keptAssets = await openKeptAssets(keptFolder(environment))
  const site = assembleSite({ application, development: false, keptAssets })
  const server = createServer({ requestTimeout: ARRIVAL_MS, headersTimeout: 10_000 }, site.handler)
  await listen(server, environment)
  const { port } = server.address() as AddressInfo
  site.setPort(port)

  const stopBeating = await startHeartbeat(
    { database, folders: writtenFolders(environment), health: siteHealth, now: () => new Date() },
    log,
  )
  const outbox = startOutboxWorker(database, environment, log, renderMail)
  const keeper = keepCounters({ database, counters: site.counters, log })
  const stopSharing = site.limits && shareLimits(site.limits, log)
  const figures = hasSharedDuties() ? startFiguresRetention() : undefined
  const stopWatching = await watchContentRevision(database)
  const ahead = environment.imageAvifAhead && hasSharedDuties() ? startAvifAhead(site) : undefined
  const retention = hasSharedDuties() ? startRetention() : undefined
  const sweep = hasSharedDuties() ? startPhotoSweep() : undefined
  const integrity = hasSharedDuties() ? startIntegrityCheck() : undefined
  if (cluster.isPrimary) process.stdout.write(readyLine(environment, port))

  const signal = await stopSignal()
  log.info({ signal }, 'stopping')
  await stopServer(server, GRACE_MS)
  await ahead?.stop()
  await retention?.stop()
  await sweep?.stop()
  await integrity?.stop()
  await figures?.stop()
  await outbox.stop()
  await stopSharing?.()
  await keeper.stop()
  await site.redirects.flush()
  await stopWatching()
  await stopBeating()
  await closeDatabase()
  // A worker's channel to the primary would keep it alive.
  if (cluster.isWorker) process.disconnect?.()
}

function readEnvironmentOrExit(): Environment {
  try {
    return getEnvironment()
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return reject(error)
      process.stderr.write(`Port ${port} is in use. Stop what uses it, or set PORT to another one.\n`)
      process.exit(1)
    })
    server.listen(port, host, resolve)
  })
}
