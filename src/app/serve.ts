import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { keepCounters } from '#/modules/analytics/server/counter-flush.server.ts'
import { rehearseStore } from '#/modules/enquiries/server/submit/store-enquiries.server.ts'
import { closeDatabase, getDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { writtenFolders } from '#/platform/health/free-space.ts'
import { startHeartbeat } from '#/platform/health/heartbeat.ts'
import { isKnownDamaged } from '#/platform/health/known-damage.ts'
import { siteHealth } from '#/platform/health/site-health.ts'
import { watchContentRevision } from '#/platform/http/content-revision.ts'
import { beginDraining, closingWhileDraining, stopServer } from '#/platform/http/graceful-stop.ts'
import { pictureProcess } from '#/platform/images/picture-process.ts'
import { startJobs } from '#/platform/jobs/scheduler.ts'
import { getLog } from '#/platform/log.ts'
import { startOutboxWorker } from '#/platform/outbox/outbox-worker.ts'
import { shareLimits } from '#/platform/rate-limits/memory-limits.ts'
import { folderLimit } from '#/platform/storage/photo-store.ts'
import { type Application, assembleSite } from './assemble-site.ts'
import { runsJobs, siteJobs } from './jobs.ts'
import { openOtherBuilds } from './keep-running-build.ts'
import { warmData } from './prepare-data.ts'
import { readyMessage } from './ready-message.ts'
import { mailsOf } from './render-mail.tsx'
import { startAvifAhead } from './start-avif-ahead.ts'
import { GRACE_MS, listenForStop, STOP_MS } from './stop-signal.ts'

/**
 * How long a request may take to arrive, in milliseconds: a photograph of 15 MB over a line of 8 kB/s. Long before it
 * ends what is too slow (`src/platform/http/arriving-body.ts`); forms have half a minute.
 */
const ARRIVAL_MS = 40 * 60_000

/** How long after a clean stop the process may still be there, in milliseconds. */
const LINGER_MS = 1000

/**
 * First step of a stop (docs/operations.md, "Run"): says on `/readyz` that this process is stopping and goes on
 * answering, so that a balancer can look elsewhere first.
 * @param hurried ends it
 */
async function drain(drainMs: number, hurried: AbortSignal): Promise<void> {
  beginDraining()
  await wait(drainMs, undefined, { signal: hurried }).catch(() => undefined)
}

/**
 * End the process when a stop takes too long: what was acknowledged is stored, and nothing that is left is worth waiting
 * for. The database takes it as a kill, which loses nothing.
 * @returns to be called when everything is closed: what still holds the process then is a defect that may not keep it
 */
function endWithin(milliseconds: number, log: Pick<Logger, 'warn' | 'error'>): () => void {
  const limit = setTimeout(() => {
    log.error('the stop took too long and was cut short')
    exitWhateverHangs(1)
  }, milliseconds)
  return () => {
    clearTimeout(limit)
    setTimeout(() => {
      log.warn({ left: process.getActiveResourcesInfo() }, 'something kept the stopped process alive')
      exitWhateverHangs(0)
    }, LINGER_MS).unref()
  }
}

/** Work of the file system that a thread may hang in (`process.getActiveResourcesInfo`, which is silent about `readFile`). */
const FILE_WORK = /^FSReq/

/**
 * End the process. An exit waits for threads, and one that reads from a file system that does not answer never ends: then,
 * with the log written, only SIGKILL does.
 */
function exitWhateverHangs(code: number): void {
  if (folderLimit.isWorking || process.getActiveResourcesInfo().some((kind) => FILE_WORK.test(kind)))
    process.once('exit', () => process.kill(process.pid, 'SIGKILL'))
  process.exit(code)
}

/**
 * How long a connection without a request stays open, in milliseconds: longer than a proxy keeps its own (nginx: 60 s), so that no
 * request meets one that is being closed.
 */
const KEPT_OPEN_MS = 75_000

/** Listen, send mails, and at the end finish what is under way. */
export async function serve(application: Application, environment: Environment): Promise<void> {
  const log = getLog()
  const stop = listenForStop()
  const database = getDatabase()
  await warmData()
  const keptAssets = openOtherBuilds(environment)
  const site = assembleSite({ application, development: false, keptAssets })
  const times = { requestTimeout: ARRIVAL_MS, headersTimeout: 10_000, keepAliveTimeout: KEPT_OPEN_MS }
  const server = createServer(times, closingWhileDraining(site.handler))
  await listen(server, environment)
  const { port } = server.address() as AddressInfo
  site.setPort(port)

  const stopBeating = await beat(environment)
  const outbox = startOutboxWorker(database, environment, log, mailsOf(database))
  const counterFlush = keepCounters({ database, counters: site.counters, log })
  const stopSharing = site.limits && shareLimits(site.limits, log)
  const stopWatching = await watchContentRevision(database)
  const ahead = environment.imageAvifAhead && runsJobs() ? startAvifAhead(site) : undefined
  const jobs = runsJobs() ? startJobs(siteJobs(environment), { database, log }) : undefined
  if (cluster.isPrimary) process.stdout.write(readyMessage(environment, port))

  const signal = await stop.asked
  log.info({ signal }, 'stopping')
  // Work in the background takes no other piece from now on, and finishes the one in hand meanwhile.
  const background = Promise.all([ahead?.stop(), jobs?.stop()])
  const finished = endWithin(environment.drainMs + STOP_MS, log)
  await drain(environment.drainMs, stop.hurried)
  await Promise.all([stopServer(server, GRACE_MS, stop.hurried), outbox.stop()])
  await Promise.all([site.previews.close(), background])
  pictureProcess.close()
  await stopSharing?.()
  await counterFlush.stop()
  await site.redirects.flush()
  await stopWatching()
  await stopBeating()
  await closeDatabase()
  finished()
  // A worker's channel to the primary would keep it alive.
  if (cluster.isWorker) process.disconnect?.()
}

/** Small writes that show whether this process could keep what it is given. */
function beat(environment: Environment): Promise<() => Promise<void>> {
  const parts = {
    database: getDatabase(),
    folders: writtenFolders(environment),
    health: siteHealth,
    rehearseStore: () => rehearseStore(getDatabase()),
    isKnownDamaged: () => isKnownDamaged(environment.dataDir),
    now: () => new Date(),
  }
  return startHeartbeat(parts, getLog())
}

function listen(server: Server, { port, host }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
