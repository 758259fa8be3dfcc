import { isClockTrusted } from '#/platform/clock/judge-clock.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { truncateLog } from '#/platform/database/truncate-log.ts'
import { getLog } from '#/platform/log.ts'
import { forgetTokens } from '#/platform/outbox/forget-tokens.ts'

const HOUR_MS = 60 * 60_000

/**
 * Forgets tokens of mails that were given up once their links have ended: now and every hour. Any number of processes
 * may do so.
 * @returns stops it
 */
export function startTokenCleanup(): () => void {
  const run = async () => {
    try {
      const now = new Date()
      if (!(await isClockTrusted(getDatabase(), now))) return
      if ((await forgetTokens(getDatabase(), now)) > 0) await truncateLog(getDatabase())
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      getLog().error({ reason }, 'tokens of mails could not be forgotten; it is tried again')
    }
  }
  void run()
  const timer = setInterval(run, HOUR_MS)
  timer.unref()
  return () => clearInterval(timer)
}
