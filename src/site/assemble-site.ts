import { existsSync } from 'node:fs'
import path from 'node:path'
import { ManagedRedirects } from '#/features/lost-addresses/redirects/managed-redirects.server.ts'
import { DailyCounters } from '#/features/measurement/daily-counters.server.ts'
import { isCrawler } from '#/i18n/detect-language.ts'
import { LightLimits } from '#/server/abuse/light-limits.ts'
import { readBackupHealth } from '#/server/backup/backup-state.ts'
import { revisionWatchOf } from '#/server/database/content-revision.ts'
import { getCounterDatabase, getDatabase } from '#/server/database/database.ts'
import { getEnvironment } from '#/server/environment.ts'
import type { Refusal } from '#/server/front/decision.ts'
import { createFrontHandler, type FrontHandler, type FrontServerParts } from '#/server/front/front-server.ts'
import { createHostCheck } from '#/server/front/host-check.ts'
import { PageCache } from '#/server/front/page-cache.ts'
import { createPageProbe, setPageProbe } from '#/server/front/page-probe.ts'
import { loadStaticFiles } from '#/server/front/static-files.ts'
import { siteHealth } from '#/server/health/site-health.ts'
import { ImageService } from '#/server/images/image-service.ts'
import { firstOf, type Originals, shippedOriginals } from '#/server/images/originals.ts'
import { picturesAtATime } from '#/server/images/picture-queue.ts'
import { storedFocalPoints } from '#/server/images/stored-focal-points.ts'
import { getLog } from '#/server/log.ts'
import { offerToPrimary } from '#/server/metrics/cluster-metrics.ts'
import { metricsEndpoint } from '#/server/metrics/metrics-endpoint.ts'
import { readOutboxState } from '#/server/metrics/outbox-state.ts'
import { createSiteMetrics } from '#/server/metrics/site-metrics.ts'
import { PreviewService } from '#/server/previews/preview-service.ts'
import { projectRoot } from '#/server/project-root.ts'
import { RENDER_NONCE } from '#/server/render-nonce.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import { AGENCY } from '#/settings.ts'
import { directEndpoints } from './endpoints/direct-endpoints.ts'
import { movedVenue } from './moved-venue.ts'
import { findPreview } from './page-previews.ts'
import { createRequestPolicy } from './request-policy.ts'
import { sayRefusal } from './say-refusal.ts'
import { whoHasSignedIn } from './who-has-signed-in.ts'

/** Memory for finished pages: about 3,000 pages of the demo's size in three codings. */
const PAGE_CACHE_BYTES = 256 * 1024 * 1024

/** The application: renders the page at an address, or why it is not shown. */
export type Application = (request: Request, refusal?: Refusal) => Promise<Response>

/** The site, ready to be listened for. */
export interface AssembledSite {
  readonly handler: FrontHandler
  readonly images: ImageService
  readonly originals: Originals
  readonly previews: PreviewService
  /** Counts of visits that wait to be written. */
  readonly counters: DailyCounters
  /** Limits of beacons, to be shared with the other processes; absent with `RATE_LIMITS=0`. */
  readonly limits: LightLimits | undefined
  /** Addresses that the staff lead elsewhere, and hits of them that wait to be written. */
  readonly redirects: ManagedRedirects
  /** The port that was given by the system when `PORT` is 0 is told here, for the host check. */
  setPort(port: number): void
}

/** Puts the front server together from the environment, the build and the application. */
export function assembleSite(options: {
  application: Application
  development: boolean
  /** Files of earlier builds, by path. */
  keptAssets?: FrontServerParts['keptAssets']
}): AssembledSite {
  const environment = getEnvironment()
  const log = getLog()
  const watch = revisionWatchOf(getDatabase())
  const { siteUrl, trustProxy, authSecret: secret, metricsToken: token } = environment
  const limits = environment.rateLimits
    ? new LightLimits({ database: getCounterDatabase(), secret })
    : undefined
  const client = path.join(projectRoot(), 'dist', 'client')
  // Photographs of the catalogue, then the site's own, which come with it.
  const originals = firstOf(getPhotoStore(), shippedOriginals(path.join(projectRoot(), 'dist', 'photos')))
  const images = new ImageService({
    originals,
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
  const previews = new PreviewService({
    find: findPreview,
    originals,
    cacheDir: path.join(environment.dataDir, 'cache', 'previews'),
    processes: environment.webConcurrency,
    onError: (error) => log.error({ err: error }, 'something is wrong with the cache of previews'),
    waitOf: limits && ((visitor) => limits.take('preview', visitor)),
  })
  const counters = new DailyCounters()
  const pageCache = options.development
    ? undefined
    : new PageCache({
        maxBytes: PAGE_CACHE_BYTES,
        // The footer's year is part of every page.
        revision: () => watch.known * 10_000 + new Date().getFullYear(),
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
  const decide = createRequestPolicy(siteUrl, whoHasSignedIn, movedVenue)
  const redirects = new ManagedRedirects({ database: getDatabase(), counters: getCounterDatabase(), log })
  setPageProbe(createPageProbe({ application, decide, siteUrl }))
  let port = environment.port
  const handler = createFrontHandler({
    application,
    decide,
    redirectOf: (url, counted) => redirects.find(url, counted),
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
    observer: metrics,
    waitOf: limits && ((action, address) => limits.take(action, address)),
    sayRefusal,
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
