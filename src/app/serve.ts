import cluster from 'node:cluster'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keepCounters } from '#/modules/analytics/server/counter-flush.server.ts'
import { rehearseStore } from '#/modules/enquiries/server/submit/store-enquiries.server.ts'
import { closeDatabase, getDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { writtenFolders } from '#/platform/health/free-space.ts'
import { startHeartbeat } from '#/platform/health/heartbeat.ts'
import { isKnownDamaged } from '#/platform/health/known-damage.ts'
import { siteHealth } from '#/platform/health/site-health.ts'
import { watchContentRevision } from '#/platform/http/content-revision.ts'
import { closingWhileDraining, stopServer } from '#/platform/http/graceful-stop.ts'
import { openRetainedAssets } from '#/platform/http/retained-assets.ts'
import { startJobs } from '#/platform/jobs/scheduler.ts'
import { getLog } from '#/platform/log.ts'
import { startOutboxWorker } from '#/platform/outbox/outbox-worker.ts'
import { shareLimits } from '#/platform/rate-limits/share-limits.ts'
import { type Application, assembleSite } from './assemble-site.ts'
import { runsJobs, siteJobs } from './jobs.ts'
import { retainedFolder } from './keep-running-build.ts'
import { warmData } from './prepare-data.ts'
import { readyMessage } from './ready-message.ts'
import { renderMail } from './render-mail.tsx'
import { startAvifAhead } from './start-avif-ahead.ts'
import { drain, endWithin } from './stop-serving.ts'
import { listenForStop } from './stop-signal.ts'
import { GRACE_MS, STOP_MS } from './stop-times.ts'

/**
 * How long a request may take to arrive, in milliseconds: a photograph of 15 MB over a line of 8 kB/s. Long before it
 * ends what is too slow (`src/platform/http/arriving-body.ts`); forms have half a minute.
 */
const ARRIVAL_MS = 40 * 60_000

/** Listens, sends mails, and at the end finishes what is under way. */
export async function serve(application: Application, environment: Environment): Promise<void> {
  const log = getLog()
  const stop = listenForStop()
  const database = getDatabase()
  await warmData()
  const keptAssets = openRetainedAssets(retainedFolder(environment))
  const site = assembleSite({ application, development: false, keptAssets })
  const times = { requestTimeout: ARRIVAL_MS, headersTimeout: 10_000 }
  const server = createServer(times, closingWhileDraining(site.handler))
  await listen(server, environment)
  const { port } = server.address() as AddressInfo
  site.setPort(port)

  const stopBeating = await beat(environment)
  const outbox = startOutboxWorker(database, environment, log, renderMail)
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
