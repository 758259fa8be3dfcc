import type { Logger } from 'pino'
import { withoutEmailAddresses } from '#/lib/without-email-addresses.ts'

/**
 * Logs an address that has no page. The two messages are kept apart (behaviour 2.2): a route that matched and then
 * rejected the address is fatal, an address that no route matches is not. Without its query, which may hold what a
 * person typed, and without e-mail addresses.
 * @param fullPath path without query, as it was asked for
 */
export function logMissing(log: Logger, fullPath: string, fatal: boolean): void {
  const path = withoutEmailAddresses(fullPath)
  if (fatal) log.warn({ fatal }, `Page Not Found: ${path}`)
  else log.info({ fatal }, `Page not found: ${path}`)
}
