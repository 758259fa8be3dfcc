import { existsSync } from 'node:fs'
import path from 'node:path'
import { isCrawler } from '#/i18n/detect-language.ts'
import { revisionWatchOf } from '#/server/database/content-revision.ts'
import { getDatabase } from '#/server/database/database.ts'
import { getEnvironment } from '#/server/environment.ts'
import { createFrontHandler, type FrontHandler } from '#/server/front/front-server.ts'
import { createHostCheck } from '#/server/front/host-check.ts'
import { PageCache } from '#/server/front/page-cache.ts'
import { loadStaticFiles } from '#/server/front/static-files.ts'
import { ImageService } from '#/server/images/image-service.ts'
import { firstOf, type Originals, shippedOriginals } from '#/server/images/originals.ts'
import { picturesAtATime } from '#/server/images/picture-queue.ts'
import { getLog } from '#/server/log.ts'
import { projectRoot } from '#/server/project-root.ts'
import { RENDER_NONCE } from '#/server/render-nonce.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import { createRequestPolicy } from './request-policy.ts'

/** Memory for finished pages: about 3,000 pages of the demo's size in three codings. */
const PAGE_CACHE_BYTES = 256 * 1024 * 1024

/** The site, ready to be listened for. */
export interface AssembledSite {
  readonly handler: FrontHandler
  readonly images: ImageService
  readonly originals: Originals
  /** The port that was given by the system when `PORT` is 0 is told here, for the host check. */
  setPort(port: number): void
}

/** Puts the front server together from the environment, the build and the application. */
export function assembleSite(options: {
  application: (request: Request) => Promise<Response>
  development: boolean
}): AssembledSite {
  const environment = getEnvironment()
  const log = getLog()
  const watch = revisionWatchOf(getDatabase())
  const client = path.join(projectRoot(), 'dist', 'client')
  // Photographs of the catalogue, then the site's own, which come with it.
  const originals = firstOf(getPhotoStore(), shippedOriginals(path.join(projectRoot(), 'dist', 'photos')))
  const images = new ImageService({
    originals,
    cacheDir: path.join(environment.dataDir, 'cache', 'images'),
    cacheBytes: environment.imageCacheBytes,
    processes: environment.webConcurrency,
    parallel: picturesAtATime(environment.webConcurrency),
    onError: (error) => log.error({ err: error }, 'a picture could not be made'),
  })
  let port = environment.port
  const handler = createFrontHandler({
    application: options.application,
    decide: createRequestPolicy(environment.siteUrl),
    isCrawler,
    isOwnHost: createHostCheck(environment.siteUrl, environment.host, () => port),
    staticFiles: !options.development && existsSync(client) ? loadStaticFiles(client) : new Map(),
    images,
    pageCache: options.development
      ? undefined
      : new PageCache({
          maxBytes: PAGE_CACHE_BYTES,
          // The footer's year is part of every page.
          revision: () => watch.known * 10_000 + new Date().getFullYear(),
        }),
    nonce: RENDER_NONCE,
    siteUrl: environment.siteUrl,
    trustProxy: environment.trustProxy,
    development: options.development,
    log,
  })
  return {
    handler,
    images,
    originals,
    setPort: (given) => {
      port = given
    },
  }
}
