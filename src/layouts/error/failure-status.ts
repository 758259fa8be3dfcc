import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'

/** The message of an error that only means: try again in a moment (`start.ts`). */
export const UNAVAILABLE = 'Service unavailable'

interface Failure {
  readonly error: unknown
  /** The page that failed; null where there is none. */
  readonly page: PageId | null
  readonly inBrowser: boolean
  /** Whether the application is hydrating. */
  readonly isStarting: boolean
}

/**
 * HTTP status of a failed page. One that the server does not render and that fails at its start is not found
 * (behaviour 9.8). In the browser a fetch without a connection throws a TypeError: the page may load on a
 * retry.
 */
export function failureStatus({ error, page, inBrowser, isStarting }: Failure): 404 | 500 | 503 {
  if (isStarting && page !== null && !PAGE_SETTINGS[page].ssr) return 404
  const mayComeLater = error instanceof Error && error.message === UNAVAILABLE
  return mayComeLater || (inBrowser && error instanceof TypeError) ? 503 : 500
}
