import type { OutboxParts } from './outbox-parts.ts'
import { CONNECTION_FAILURES, releaseWaiting, waitsForServer } from './release-waiting.ts'

/**
 * While mails wait because the mail server was away, asks it regularly whether it is back: their next attempt may be hours
 * off, and no mail may be queued meanwhile.
 * @param wake called when they are due
 * @returns stops it; a question under way is not waited for
 */
export function probeRegularly(parts: OutboxParts, everyMs: number, wake: () => void): () => void {
  const { carrier, database, log, now } = parts
  if (carrier.probe === undefined) return () => undefined
  let busy = false
  let stopped = false
  const look = async () => {
    if (busy) return
    busy = true
    try {
      if (!(await waitsForServer(database))) return
      await carrier.probe?.()
      if (stopped) return
      const mails = await releaseWaiting(database, CONNECTION_FAILURES, now())
      if (mails === 0) return
      log.info({ mails }, 'the mail server answers again; what waited leaves now')
      wake()
    } catch {
      // Still away, or the database is: the next probe decides.
    } finally {
      busy = false
    }
  }
  const timer = setInterval(() => void look(), everyMs)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}
