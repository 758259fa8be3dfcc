import { keepCounters } from '#/modules/analytics/server/counter-flush.server.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { watchContentRevision } from '#/platform/http/content-revision.ts'
import type { HttpHandler } from '#/platform/http/http-server.ts'
import { getLog } from '#/platform/log.ts'
import { startOutboxWorker } from '#/platform/outbox/outbox-worker.ts'
import { type Application, assembleSite } from './assemble-site.ts'
import { prepareData, warmData } from './prepare-data.ts'
import { mailsOf } from './render-mail.tsx'

/** The site inside the bundler's server: data prepared, mails sent, pages rendered afresh each time. */
export async function startDevelopmentSite(application: Application): Promise<HttpHandler> {
  await prepareData((text) => console.warn(text))
  await warmData()
  await watchContentRevision(getDatabase())
  startOutboxWorker(getDatabase(), getEnvironment(), getLog(), mailsOf(getDatabase()))
  const { handler, counters } = assembleSite({ application, development: true })
  keepCounters({ database: getDatabase(), counters, log: getLog() })
  return handler
}
