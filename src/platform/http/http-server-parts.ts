import type { Logger } from 'pino'
import type { ImageService } from '#/platform/images/image-service.ts'
import type { SocialImageService } from '#/platform/social-images/social-image-service.ts'
import type { Decide, Rejection } from './decision.ts'
import type { DirectEndpoint } from './direct-endpoint.ts'
import type { PageCache } from './page-cache.ts'
import type { DescribeRejection } from './rejected-post.ts'
import type { RenderBounds } from './render-queue.ts'
import type { AnsweredRequest } from './request-log.ts'
import type { StoredResponse } from './stored-response.ts'

/** Give a file of another build by its path; at once where this machine has it. */
export type FindAsset = (pathname: string) => StoredResponse | undefined | Promise<StoredResponse | undefined>

/** Dependencies of the HTTP server. */
export interface HttpServerParts {
  /** Render pages and answer endpoints; with a rejection, the error page at the page's address. */
  readonly application: (request: Request, rejection?: Rejection) => Promise<Response>
  readonly decide: Decide
  readonly isCrawler: (userAgent: string | undefined) => boolean
  readonly isOwnHost: (host: string | undefined) => boolean
  readonly staticFiles: ReadonlyMap<string, StoredResponse>
  /** Files of earlier builds, and of those that other machines run. */
  readonly keptAssets?: FindAsset
  /** Addresses answered without the application, by exact path. */
  readonly endpoints?: ReadonlyMap<string, DirectEndpoint>
  readonly images: ImageService
  readonly previews: SocialImageService
  /** Where the staff lead visitors of an address without a page; `counted` for people, not for crawlers. */
  readonly redirectOf?: (url: URL, counted: boolean) => Promise<string | undefined>
  /**
   * Count a post before its body is read, and what is answered afresh before it is made; return the seconds to wait.
   * Absent when nothing is limited.
   */
  readonly waitOf?:
    | ((action: 'form-attempt' | 'call' | 'fresh', address: string | undefined) => number)
    | undefined
  /** Say for people why a post was rejected; absent: in plain English. */
  readonly describeRejection?: DescribeRejection
  /** Say to people, in the language of an address, that there is too much to do; absent: in plain English. */
  readonly busyPage?: (url: URL) => Promise<string>
  /** How many pages wait to be rendered at most; absent: what a process gets done in some seconds. */
  readonly renderBounds?: RenderBounds
  /** Absent while developing: every page is rendered afresh. */
  readonly pageCache: PageCache | undefined
  readonly nonce: string
  /** Public origin, e.g. `https://passage.example`. */
  readonly siteUrl: string
  /** Number of proxies in front whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: number
  /** How long shared caches in front may keep a page, in seconds; absent: they ask each time. */
  readonly cdnMaxAge?: number | undefined
  readonly development: boolean
  /** Whether Google's tag may be loaded after consent; its hosts are then in the policy of every page. */
  readonly googleTag?: boolean
  readonly log: Logger
  /** Observer of every answer and of every rendering that an answer waited for. */
  readonly observer?: HttpObserver
}

/** Counters of the HTTP server's work. */
export interface HttpObserver {
  request(request: AnsweredRequest): void
  rendered(seconds: number): void
}
