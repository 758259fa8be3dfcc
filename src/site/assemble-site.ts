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
import { getLog } from '#/server/log.ts'
import { projectRoot } from '#/server/project-root.ts'
import { RENDER_NONCE } from '#/server/render-nonce.ts'
import { getPhotoStore } from '#/server/storage/photo-store.ts'
import { createRequestPolicy } from './request-policy.ts'

/** Memory for finished pages: about 3,000 pages of the demo's size in three codings. */
const PAGE_CACHE_BYTES = 256 * 1024 * 1024

interface AssembledSite {
  readonly handler: FrontHandler
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
  let port = environment.port
  const handler = createFrontHandler({
    application: options.application,
    decide: createRequestPolicy(environment.siteUrl),
    isCrawler,
    isOwnHost: createHostCheck(environment.siteUrl, environment.host, () => port),
    staticFiles: !options.development && existsSync(client) ? loadStaticFiles(client) : new Map(),
    images: new ImageService({
      originals: getPhotoStore(),
      cacheDir: path.join(environment.dataDir, 'cache', 'images'),
      onError: (error) => log.error({ err: error }, 'a picture could not be made'),
    }),
    pageCache: options.development
      ? undefined
      : new PageCache({
          maxBytes: PAGE_CACHE_BYTES,
          // The footer's year is part of every page.
          revision: () => watch.known * 10_000 + new Date().getFullYear(),
        }),
    nonce: RENDER_NONCE,
    siteUrl: environment.siteUrl,
    development: options.development,
    log,
  })
  return {
    handler,
    setPort: (given) => {
      port = given
    },
  }
}
