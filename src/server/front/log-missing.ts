import type { Logger } from 'pino'

/**
 * Logs an address that has no page. The two messages are kept apart (decision 2.2): a route that matched and then
 * rejected the address is fatal, an address that no route matches is not. Without its query, which may hold what a
 * person typed.
 */
export function logMissing(log: Logger, fullPath: string, fatal: boolean): void {
  if (fatal) log.warn({ fatal }, `Page Not Found: ${fullPath}`)
  else log.info({ fatal }, `Page not found: ${fullPath}`)
}
