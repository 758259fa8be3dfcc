/** Server functions for undelivered mails. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { settleMail } from '#/platform/outbox/settle-mail.ts'
import { readMailTroubles } from './server/failed-mails.repository.server.ts'

/** Fetch the mails that need attention. */
export const fetchMailTroubles = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => readMailTroubles(getDatabase(), { mailTo: getEnvironment().mailTo, now: new Date() }))

const mail = z.object({ id: z.uuid() })

/**
 * Retry a mail at once.
 * @returns `false` when it has left meanwhile or is being sent
 */
export const resendMail = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(mail)
  .handler(({ data: { id }, context }) => settleMail(id, 'retry', context.staff, parts()))

/** Take a failed mail off the list. */
export const closeMail = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(mail)
  .handler(({ data: { id }, context }) => settleMail(id, 'handle', context.staff, parts()))

/** Put a failed mail back on the list. */
export const reopenMail = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(mail)
  .handler(({ data: { id }, context }) => settleMail(id, 'reopen', context.staff, parts()))

function parts() {
  return { database: getDatabase(), mailTo: getEnvironment().mailTo, now: new Date() }
}

export type { FailedMail, MailTroubles } from './server/failed-mails.repository.server.ts'
