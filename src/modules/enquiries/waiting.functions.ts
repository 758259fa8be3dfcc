/** The door to what waits for an answer, for the dashboard. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { PERIOD_UNITS, reportPeriod } from '#/lib/report-period.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { readReplyTimes } from './server/figures/reply-times.repository.server.ts'
import { readWaiting } from './server/figures/waiting.repository.server.ts'
import { replyHours } from './server/reply-hours.server.ts'

/** Fetch what waits, and how fast answers were in a period and in the one before. */
export const fetchWaiting = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ unit: z.enum(PERIOD_UNITS) }))
  .handler(async ({ data: { unit } }) => {
    const database = getDatabase()
    const now = new Date()
    const hours = await replyHours()
    const { current, previous } = reportPeriod(unit, now)
    const [waiting, replies, before] = await Promise.all([
      readWaiting(database, now, hours),
      readReplyTimes(database, current, hours),
      readReplyTimes(database, previous, hours),
    ])
    return { waiting, replies, before }
  })

export type { ReplyTimes } from './server/figures/reply-times.repository.server.ts'
