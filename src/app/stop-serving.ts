/** The steps of a stop (docs/operations.md, "Run"). */
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { beginDraining } from '#/platform/http/draining.ts'

/** How long after a clean stop the process may still be there, in milliseconds. */
const LINGER_MS = 1000

/**
 * Says on `/readyz` that this process is stopping and goes on answering, so that a balancer can look elsewhere first.
 * @param hurried ends it
 */
export async function drain(drainMs: number, hurried: AbortSignal): Promise<void> {
  beginDraining()
  await wait(drainMs, undefined, { signal: hurried }).catch(() => undefined)
}

/**
 * Ends the process when a stop takes too long: what was acknowledged is stored, and nothing that is left is worth waiting
 * for. The database takes it as a kill, which loses nothing.
 * @returns to be called when everything is closed: what still holds the process then is a defect that may not keep it
 */
export function endWithin(milliseconds: number, log: Pick<Logger, 'warn' | 'error'>): () => void {
  const limit = setTimeout(() => {
    log.error('the stop took too long and was cut short')
    process.exit(1)
  }, milliseconds)
  return () => {
    clearTimeout(limit)
    setTimeout(() => {
      log.warn({ left: process.getActiveResourcesInfo() }, 'something kept the stopped process alive')
      process.exit(0)
    }, LINGER_MS).unref()
  }
}
