import type { Logger } from 'pino'
import type { MemoryLimits } from './memory-limits.ts'

/** Pause between two agreements, in milliseconds. */
const PAUSE_MS = 5000

/**
 * Has the processes agree on their counts every five seconds.
 * @returns ends it; resolves when an agreement under way is over
 */
export function shareLimits(limits: MemoryLimits, log: Pick<Logger, 'warn'>): () => Promise<void> {
  let sharing: Promise<void> = Promise.resolve()
  const share = () => {
    sharing = sharing
      .then(() => limits.share())
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ reason }, 'limits could not be shared')
      })
  }
  const timer = setInterval(share, PAUSE_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    return sharing
  }
}
