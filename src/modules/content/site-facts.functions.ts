import { createServerFn } from '@tanstack/react-start'
import { parisDay } from '#/lib/paris-time.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { buildId } from '#/platform/http/build-id.ts'

/** Data about this installation that pages show: public origin, current year in Paris, demo or not. */
export interface SiteFacts {
  /** Public origin without a trailing slash. */
  readonly siteUrl: string
  readonly year: number
  /** Whether the site shows demo data and must say so (behaviour 6.4). */
  readonly demo: boolean
  /** Id of the client build of this page; empty in development. */
  readonly build: string
  /** Google's measurement id, where the agency uses it. */
  readonly measurementId?: string | undefined
}

/** {@link SiteFacts} of the running server. */
export const fetchSiteFacts = createServerFn({ method: 'GET' }).handler((): SiteFacts => {
  const environment = getEnvironment()
  const year = Number(parisDay(new Date()).slice(0, 4))
  return {
    siteUrl: environment.siteUrl,
    year,
    demo: environment.demo,
    build: buildId(),
    measurementId: environment.measurementId,
  }
})
