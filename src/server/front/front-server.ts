import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import type { ImageService } from '../images/image-service.ts'
import type { Decide } from './decision.ts'
import { CRAWLER_ERRORS, LAST_RESORT_PAGE } from './last-resort.ts'
import type { PageCache } from './page-cache.ts'
import { BodyTooLargeError, readBody } from './read-body.ts'
import { finishPage } from './rendered-page.ts'
import { logRequest } from './request-log.ts'
import { isSameOrigin } from './same-origin.ts'
import { commonHeaders } from './security-headers.ts'
import { sendPlain, sendStored } from './send.ts'
import { serveImage } from './serve-image.ts'
import { type StoredResponse, storeText } from './stored-response.ts'
import { toPageRequest, toWebRequest } from './web-request.ts'

/** Largest body of a form without files, in bytes. */
const BODY_LIMIT = 64 * 1024

/** The redirects that mean the same and keep the method and the body (RFC 9110, section 15.4). */
const KEEPS_METHOD = { 301: 308, 302: 307 } as const

/** What the front server is put together from. */
export interface FrontServerParts {
  /** Renders pages and answers endpoints. */
  readonly application: (request: Request) => Promise<Response>
  readonly decide: Decide
  readonly isCrawler: (userAgent: string | undefined) => boolean
  readonly isOwnHost: (host: string | undefined) => boolean
  readonly staticFiles: ReadonlyMap<string, StoredResponse>
  readonly images: ImageService
  /** Absent while developing: every page is rendered afresh. */
  readonly pageCache: PageCache | undefined
  readonly nonce: string
  /** Public origin, e.g. `https://passage.example`. */
  readonly siteUrl: string
  /** Number of proxies in front whose `X-Forwarded-For` is believed. */
  readonly trustProxy: number
  readonly development: boolean
  readonly log: Logger
}

/** The function that answers one request; it never rejects. */
export type FrontHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Puts the request path together (architecture, "How a request travels"): host check, static files,
 * pictures, canonical address, page cache, application.
 */
export function createFrontHandler(parts: FrontServerParts): FrontHandler {
  const https = parts.siteUrl.startsWith('https:')
  const everywhere = Object.entries(commonHeaders(https))
  return (request, response) => {
    for (const [name, value] of everywhere) response.setHeader(name, value)
    const requestId = logRequest(parts.log, request, response)
    answer(parts, https, request, response).catch((error: unknown) => {
      // A visitor who goes away in mid-request rejects whatever was under way for them; that is no fault.
      if (response.destroyed || request.destroyed) return
      parts.log.error({ requestId, err: error }, 'request could not be answered')
      if (response.headersSent) response.destroy()
      else sendLastResort(request, response)
    })
  }
}

async function answer(
  parts: FrontServerParts,
  https: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET'
  if (!parts.isOwnHost(request.headers.host)) {
    return sendPlain(request, response, 421, 'This server does not answer for that host.\n')
  }
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return sendPlain(request, response, 405, 'Method not allowed.\n', { Allow: 'GET, HEAD, POST' })
  }
  // `new URL('//x', origin)` would read x as a host; the path is put behind the origin as text instead.
  const target = request.url?.startsWith('/') ? request.url : '/'
  const url = new URL(parts.siteUrl + target)

  const file = parts.staticFiles.get(url.pathname)
  if (file !== undefined) return sendStored(request, response, file)
  if (url.pathname.startsWith('/img/')) return serveImage(request, response, url.pathname, parts.images)
  const decision = parts.decide(url, request.headers)
  const takesPosts =
    decision.kind === 'redirect' || (decision.kind === 'page' ? decision.takesForms : decision.takesPosts)
  if (method === 'POST' && !takesPosts) {
    return sendPlain(request, response, 405, 'Nothing can be sent to this address.\n', { Allow: 'GET, HEAD' })
  }
  if (decision.kind === 'redirect') {
    // These let a form be sent again to the right address; 301 and 302 would turn it into a page view.
    const status = method === 'POST' ? KEEPS_METHOD[decision.status] : decision.status
    response.writeHead(status, {
      Location: decision.location,
      'Cache-Control': decision.status === 301 ? 'public, max-age=3600' : 'no-store',
      'Content-Length': '0',
      ...decision.headers,
    })
    response.end()
    return
  }
  if (method === 'POST') return handlePost(parts, https, request, response, url)
  if (decision.kind === 'endpoint') {
    return sendFresh(parts, https, request, response, toWebRequest(request, response, url, parts.trustProxy))
  }

  if (decision.missing && parts.isCrawler(request.headers['user-agent'])) {
    return sendCrawlerError(request, response, 404)
  }
  const pageUrl = new URL(parts.siteUrl + decision.target)
  if (decision.personal) {
    return sendFresh(
      parts,
      https,
      request,
      response,
      toWebRequest(request, response, pageUrl, parts.trustProxy),
      {
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex, nofollow',
      },
    )
  }
  const render = async () => {
    const options = { nonce: parts.nonce, https, development: parts.development }
    return finishPage(await parts.application(toPageRequest(pageUrl)), options)
  }
  const cached = decision.cacheable ? parts.pageCache : undefined
  const page = cached ? await cached.get(decision.target, render) : await render()
  sendPage(parts, request, response, page, decision.headers)
}

function sendPage(
  parts: FrontServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredResponse,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (CRAWLER_ERRORS[page.status] !== undefined && parts.isCrawler(request.headers['user-agent'])) {
    sendCrawlerError(request, response, page.status)
  } else {
    sendStored(request, response, { ...page, headers: { ...page.headers, ...headers } })
  }
}

/** Crawlers get the true status with a small plain body (decision 2.1). */
function sendCrawlerError(request: IncomingMessage, response: ServerResponse, status: number): void {
  const text = `${CRAWLER_ERRORS[status]}\n`
  sendPlain(request, response, status, text, { 'X-Robots-Tag': 'noindex, nofollow' })
}

async function handlePost(
  parts: FrontServerParts,
  https: boolean,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  if (!isSameOrigin(request, parts.siteUrl)) {
    return sendPlain(request, response, 403, 'Forms of this site can only be sent from its own pages.\n')
  }
  try {
    const body = await readBody(request, BODY_LIMIT)
    return await sendFresh(
      parts,
      https,
      request,
      response,
      toWebRequest(request, response, url, parts.trustProxy, body),
    )
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error
    sendPlain(request, response, 413, 'The form holds more text than can be accepted.\n', {
      Connection: 'close',
    })
  }
}

/** Asks the application for this one visitor; nothing of the answer is kept. */
async function sendFresh(
  parts: FrontServerParts,
  https: boolean,
  request: IncomingMessage,
  response: ServerResponse,
  webRequest: Request,
  fresh: Readonly<Record<string, string>> = {},
): Promise<void> {
  const answered = await parts.application(webRequest)
  const options = { nonce: parts.nonce, https, development: parts.development }
  // Read first: cookies are the one header of which there may be several, and never part of what is kept.
  for (const cookie of answered.headers.getSetCookie()) response.appendHeader('Set-Cookie', cookie)
  const stored = await finishPage(answered, options)
  const headers = { 'Cache-Control': 'no-store', ...stored.headers, ...fresh }
  sendStored(request, response, { ...stored, headers })
}

function sendLastResort(request: IncomingMessage, response: ServerResponse): void {
  void storeText(
    500,
    { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    LAST_RESORT_PAGE,
  ).then((stored) => sendStored(request, response, stored))
}
