import { renderMail } from '#/emails/render-mail.tsx'
import { keepCounters } from '#/features/measurement/counter-keeper.server.ts'
import { watchContentRevision } from '#/server/content-revision.ts'
import { getDatabase } from '#/server/database/database.ts'
import { getEnvironment } from '#/server/environment.ts'
import type { FrontHandler } from '#/server/front/front-server.ts'
import { getLog } from '#/server/log.ts'
import { startOutboxWorker } from '#/server/mail/outbox-worker.ts'
import { type Application, assembleSite } from './assemble-site.ts'
import { prepareData, warmData } from './prepare-data.ts'

/** The site inside the bundler's server: data prepared, mails sent, pages rendered afresh each time. */
export async function startDevelopmentSite(application: Application): Promise<FrontHandler> {
  await prepareData((text) => console.warn(text))
  await warmData()
  await watchContentRevision(getDatabase())
  startOutboxWorker(getDatabase(), getEnvironment(), getLog(), renderMail)
  const { handler, counters } = assembleSite({ application, development: true })
  keepCounters({ database: getDatabase(), counters, log: getLog() })
  return handler
}
