import { PAGE_SETTINGS } from '#/i18n/addresses/pages.ts'
import type { PageId } from '#/i18n/addresses/paths.ts'

/** The message of an error that says no more than: ask again in a moment (`start.ts`). */
export const UNAVAILABLE = 'Service unavailable'

interface Failure {
  readonly error: unknown
  /** The page that failed; null where there is none. */
  readonly page: PageId | null
  readonly inBrowser: boolean
  /** Whether the application is just taking the page over. */
  readonly isStarting: boolean
}

/**
 * What a page that failed is answered with. One that the server does not render and that fails at its start is not
 * there (behaviour 9.8). In the browser a fetch that found no server throws a TypeError: the page may
 * come when it is asked for again.
 */
export function failureStatus({ error, page, inBrowser, isStarting }: Failure): 404 | 500 | 503 {
  if (isStarting && page !== null && !PAGE_SETTINGS[page].ssr) return 404
  const mayComeLater = error instanceof Error && error.message === UNAVAILABLE
  return mayComeLater || (inBrowser && error instanceof TypeError) ? 503 : 500
}
