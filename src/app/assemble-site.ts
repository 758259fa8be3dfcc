import { existsSync } from 'node:fs'
import path from 'node:path'
import PQueue from 'p-queue'
import { isCrawler } from '#/i18n/detect-language.ts'
import { parisDayNumber } from '#/lib/paris-time.ts'
import { AGENCY } from '#/lib/settings.ts'
import { DailyCounters } from '#/modules/analytics/server/daily-counters.server.ts'
import { offerBookingKeeper } from '#/modules/calendar/server/booking-keeper.server.ts'
import { offerOriginFollower } from '#/modules/calendar/server/origin-follower.server.ts'
import { offerWordFollower } from '#/modules/calendar/server/owner-word/word-follower.server.ts'
import { takenVenues } from '#/modules/calendar/server/taken-venues.repository.server.ts'
import { followBooking } from '#/modules/enquiries/server/record/follow-booking.server.ts'
import { REQUESTS_OF_VENUES } from '#/modules/enquiries/server/requests-of-venues.server.ts'
import { provenPairs } from '#/modules/enquiries/server/submit/receipt.server.ts'
import { hasAcceptedQuote } from '#/modules/quotes/server/acceptance/accepted-quote.server.ts'
import { holdAcceptances } from '#/modules/quotes/server/acceptance/settle-acceptances.server.ts'
import { ManagedRedirects } from '#/modules/redirects/server/managed-redirects.server.ts'
import { readStaffSession } from '#/modules/staff/server/auth/staff-session.ts'
import { offerVenueRequests } from '#/modules/venues/server/admin/venue-requests.queries.server.ts'
import { storedFocalPoints } from '#/modules/venues/server/stored-focal-points.ts'
import { offerTakenVenues } from '#/modules/venues/server/taken-venues.server.ts'
import { readBackupHealth } from '#/platform/backup/backup-state.ts'
import { revisionWatchOf } from '#/platform/database/content-revision.ts'
import { getCounterDatabase, getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { readOutboxState } from '#/platform/health/outbox-state.ts'
import { siteHealth } from '#/platform/health/site-health.ts'
import { compressBetter } from '#/platform/http/answer-codings.ts'
import { busyPage } from '#/platform/http/busy-page.ts'
import type { Rejection } from '#/platform/http/decision.ts'
import { createHostCheck } from '#/platform/http/host-check.ts'
import { createHttpHandler, type HttpHandler } from '#/platform/http/http-server.ts'
import type { HttpServerParts } from '#/platform/http/http-server-parts.ts'
import { PageCache } from '#/platform/http/page-cache.ts'
import { pageCacheBytes } from '#/platform/http/page-cache-bytes.ts'
import { createPageProbe, setPageProbe } from '#/platform/http/page-probe.ts'
import { RENDER_NONCE } from '#/platform/http/render-nonce.ts'
import { loadStaticFiles } from '#/platform/http/static-files.ts'
import { ImageService, VERSION_MS } from '#/platform/images/image-service.ts'
import { firstOf, type Originals, shippedOriginals } from '#/platform/images/originals.ts'
import { picturesAtATime } from '#/platform/images/picture-queue.ts'
import { getLog } from '#/platform/log.ts'
import { offerToPrimary } from '#/platform/metrics/cluster-metrics.ts'
import { metricsEndpoint } from '#/platform/metrics/metrics-endpoint.ts'
import { createSiteMetrics } from '#/platform/metrics/site-metrics.ts'
import { projectRoot } from '#/platform/project-root.ts'
import { MemoryLimits } from '#/platform/rate-limits/memory-limits.ts'
import { SocialImageService } from '#/platform/social-images/social-image-service.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { findSocialImage } from '#/routes/endpoints/page-social-images.ts'
import { describeRejection } from './describe-rejection.ts'
import { directEndpoints } from './endpoints/direct-endpoints.ts'
import { movedVenue } from './moved-venue.ts'
import { offerAllPersonalData } from './offer-all-personal-data.ts'
import { pastedAddress } from './pasted-address.ts'
import { createRequestPolicy } from './request-policy.ts'
import type { RequestHeaders, SignedIn } from './route-middleware.ts'

/** The application: renders the page at an address, or why it is not shown. */
export type Application = (request: Request, rejection?: Rejection) => Promise<Response>

/** The site, ready to be listened for. */
export interface AssembledSite {
  readonly handler: HttpHandler
  readonly images: ImageService
  readonly originals: Originals
  readonly previews: SocialImageService
  /** Counts of visits that wait to be written. */
  readonly counters: DailyCounters
  /** Limits of beacons, to be shared with the other processes; absent with `RATE_LIMITS=0`. */
  readonly limits: MemoryLimits | undefined
  /** Addresses that the staff lead elsewhere, and hits of them that wait to be written. */
  readonly redirects: ManagedRedirects
  /** Receive the port that the system chose when `PORT` is 0, for the host check. */
  setPort(port: number): void
}

/** Put the HTTP server together from the environment, the build and the application. */
export function assembleSite(options: {
  application: Application
  development: boolean
  /** Files of other builds, by path. */
  keptAssets?: HttpServerParts['keptAssets']
}): AssembledSite {
  const environment = getEnvironment()
  const log = getLog()
  offerAllPersonalData()
  offerVenueRequests(REQUESTS_OF_VENUES)
  offerTakenVenues((db, stay) => takenVenues(db, stay, new Date()))
  offerOriginFollower(followBooking)
  offerBookingKeeper(hasAcceptedQuote)
  offerWordFollower((db, about, now) => holdAcceptances(db, about, { now, secret: environment.authSecret }))
  const watch = revisionWatchOf(getDatabase())
  const { siteUrl, trustProxy, authSecret: secret, metricsToken: token } = environment
  const limits = environment.rateLimits
    ? new MemoryLimits({ database: getCounterDatabase(), secret })
    : undefined
  const client = path.join(projectRoot(), 'dist', 'client')
  // Photographs of the catalogue, then the site's own, which come with it.
  const originals = firstOf(getPhotoStore(), shippedOriginals(path.join(projectRoot(), 'dist', 'photos')))
  const images = new ImageService({
    originals,
    believedMs: VERSION_MS[environment.storage.kind],
    focusOf: storedFocalPoints(getDatabase(), (error) =>
      log.warn({ err: error }, 'a focal point could not be read; the picture is cut as it last was'),
    ),
    cacheDir: path.join(environment.dataDir, 'cache', 'images'),
    cacheBytes: environment.imageCacheBytes,
    processes: environment.webConcurrency,
    parallel: picturesAtATime(environment.webConcurrency),
    onError: (error) => log.error({ err: error }, 'something is wrong with the pictures or their cache'),
    waitOf: limits && ((visitor) => limits.take('picture', visitor)),
  })
  const previews = new SocialImageService({
    find: findSocialImage,
    originals,
    cacheDir: path.join(environment.dataDir, 'cache', 'previews'),
    processes: environment.webConcurrency,
    onError: (error) => log.error({ err: error }, 'something is wrong with the cache of previews'),
    waitOf: limits && ((visitor) => limits.take('preview', visitor)),
  })
  const counters = new DailyCounters()
  // One at a time: what visitors wait for goes first.
  const background = new PQueue({ concurrency: 1 })
  const pageCache = options.development
    ? undefined
    : new PageCache({
        maxBytes: pageCacheBytes(environment.webConcurrency),
        // Of its days, a page knows which are past (ADR 0066); its footer has the year.
        revision: () => watch.known * 100_000 + parisDayNumber(),
        onReuse: (page) => background.add(() => compressBetter(page)),
      })
  const metrics = createSiteMetrics({
    pageCache: () => pageCache?.figures,
    pictures: () => images.waiting,
    outbox: () => readOutboxState(getDatabase(), new Date()),
    events: () => ({ waiting: counters.size, dropped: counters.dropped }),
    backups: environment.backupDir ? () => readBackupHealth(getDatabase(), new Date()) : undefined,
    health: siteHealth,
  })
  offerToPrimary(metrics.registry)
  const securityContact = environment.securityContact ?? `mailto:${AGENCY.email}`
  const endpoints = new Map(directEndpoints({ siteUrl, securityContact, counters, limits, trustProxy }))
  endpoints.set('/metrics', metricsEndpoint(metrics.registry, { trustProxy, token }))
  const { application } = options
  const decide = createRequestPolicy(siteUrl, whoHasSignedIn, movedVenue, (pairs) =>
    provenPairs(pairs, () => secret),
  )
  const redirects = new ManagedRedirects({ database: getDatabase(), counters: getCounterDatabase(), log })
  setPageProbe(createPageProbe({ application, decide, siteUrl }))
  let port = environment.port
  const handler = createHttpHandler({
    application,
    decide,
    redirectOf: async (url, counted) =>
      (await redirects.find(url, counted)) ?? pastedAddress(url, (meant) => redirects.find(meant, counted)),
    isCrawler,
    isOwnHost: createHostCheck(environment.siteUrl, environment.host, () => port),
    staticFiles: !options.development && existsSync(client) ? loadStaticFiles(client) : new Map(),
    keptAssets: options.keptAssets,
    endpoints,
    images,
    previews,
    pageCache,
    nonce: RENDER_NONCE,
    siteUrl,
    trustProxy,
    cdnMaxAge: environment.cdnMaxAge,
    observer: metrics,
    waitOf: limits && ((action, address) => limits.take(action, address)),
    describeRejection,
    busyPage,
    development: options.development,
    googleTag: environment.measurementId !== undefined,
    log,
  })
  return {
    handler,
    images,
    originals,
    previews,
    counters,
    limits,
    redirects,
    setPort: (given) => {
      port = given
    },
  }
}

/** The staff member behind a request, by its cookie; undefined for all others. */
async function whoHasSignedIn({ cookie }: RequestHeaders): Promise<SignedIn | undefined> {
  if (typeof cookie !== 'string') return
  return (await readStaffSession(new Headers({ cookie }))) ?? undefined
}
