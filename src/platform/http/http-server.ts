import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { isAdminPath } from '#/i18n/addresses/admin-path.ts'
import { withinRequestLimit } from '#/platform/database/time-limits.ts'
import type { ImageService } from '#/platform/images/image-service.ts'
import type { SocialImageService } from '#/platform/social-images/social-image-service.ts'
import { clientAddress, isSecure } from './client-address.ts'
import type { Decide, Decision, Rejection } from './decision.ts'
import type { DirectEndpoint } from './direct-endpoint.ts'
import { readHost, targetOf } from './host-check.ts'
import { CRAWLER_ERRORS, sendCrawlerError, sendLastResort } from './last-resort.ts'
import type { PageCache } from './page-cache.ts'
import { receivePost } from './receive-post.ts'
import type { DescribeRejection } from './rejected-post.ts'
import { finishPage, type RenderedPageOptions } from './rendered-page.ts'
import { type AnsweredRequest, logMissing, logRequest } from './request-log.ts'
import { isPathTooLong } from './request-path.ts'
import { isSameOrigin } from './same-origin.ts'
import { commonHeaders } from './security-headers.ts'
import { sendPlain, sendRedirect, sendStored } from './send.ts'
import { serveImage, serveSocialImage } from './serve-image.ts'
import type { StoredResponse } from './stored-response.ts'
import { currentVisitor, forVisitor, NO_VISITOR } from './visitor.ts'
import { toPageRequest, toWebRequest } from './web-request.ts'

/** The redirects that mean the same and keep the method and the body (RFC 9110, section 15.4). */
const KEEPS_METHOD = { 301: 308, 302: 307 } as const

/** Seconds after which a page that could not be shown just now may be asked for again. */
const RETRY_LATER = { 'Retry-After': '60' }

/** Dependencies of the HTTP server. */
export interface HttpServerParts {
  /** Renders pages and answers endpoints; with a rejection, the error page at the page's address. */
  readonly application: (request: Request, rejection?: Rejection) => Promise<Response>
  readonly decide: Decide
  readonly isCrawler: (userAgent: string | undefined) => boolean
  readonly isOwnHost: (host: string | undefined) => boolean
  readonly staticFiles: ReadonlyMap<string, StoredResponse>
  /** Files of earlier builds, by path. */
  readonly keptAssets?: (pathname: string) => StoredResponse | undefined
  /** Addresses answered without the application, by exact path. */
  readonly endpoints?: ReadonlyMap<string, DirectEndpoint>
  readonly images: ImageService
  readonly previews: SocialImageService
  /** Where the staff lead visitors of an address without a page; `counted` for people, not for crawlers. */
  readonly redirectOf?: (url: URL, counted: boolean) => Promise<string | undefined>
  /** Counts a post before its body is read; gives the seconds to wait. Absent when nothing is limited. */
  readonly waitOf?: ((action: 'form-attempt' | 'call', address: string | undefined) => number) | undefined
  /** Says for people why a post was rejected; absent: in plain English. */
  readonly describeRejection?: DescribeRejection
  /** Absent while developing: every page is rendered afresh. */
  readonly pageCache: PageCache | undefined
  readonly nonce: string
  /** Public origin, e.g. `https://passage.example`. */
  readonly siteUrl: string
  /** Number of proxies in front whose `X-Forwarded-*` headers are believed. */
  readonly trustProxy: number
  readonly development: boolean
  /** Whether Google's tag may be loaded after consent; its hosts are then in the policy of every page. */
  readonly googleTag?: boolean
  readonly log: Logger
  /** Hears of every answer and of every rendering that an answer waited for. */
  readonly observer?: HttpObserver
}

/** Counters of the HTTP server's work. */
export interface HttpObserver {
  request(request: AnsweredRequest): void
  rendered(seconds: number): void
}

type PageDecision = Extract<Decision, { kind: 'page' }>

/** The function that answers one request; it never rejects. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Puts the request path together (ARCHITECTURE.md): host check, static files,
 * pictures, canonical address, page cache, application.
 */
export function createHttpHandler(parts: HttpServerParts): HttpHandler {
  const https = parts.siteUrl.startsWith('https:')
  const headers = { plain: Object.entries(commonHeaders(false)), secure: Object.entries(commonHeaders(true)) }
  const { log, observer } = parts
  const requestLog = { log, trusted: parts.trustProxy > 0, observe: observer?.request }
  const hintAtProxy = once(() =>
    log.warn('X-Forwarded-For arrives but TRUST_PROXY is 0: all its visitors count as one address'),
  )
  return (request, response) => {
    const secure = isSecure(request, parts.trustProxy, parts.siteUrl)
    for (const [name, value] of headers[https && secure ? 'secure' : 'plain']) response.setHeader(name, value)
    if (parts.trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) hintAtProxy()
    const requestId = logRequest(requestLog, request, response)
    const visitor = { address: clientAddress(request, parts.trustProxy), secure }
    const work = () => answer(parts, https, request, response)
    forVisitor(visitor, () => withinRequestLimit(work)).catch((error: unknown) => {
      // A visitor who goes away in mid-request rejects whatever was under way for them; that is no fault. Asked of
      // the connection: a request counts as destroyed as soon as its body has been read.
      if (response.destroyed || request.socket.destroyed) return
      parts.log.error({ requestId, err: error }, 'request could not be answered')
      if (response.headersSent) response.destroy()
      else sendLastResort(request, response)
    })
  }
}

function once(say: () => void): () => void {
  let said = false
  return () => {
    if (!said) say()
    said = true
  }
}

async function answer(
  parts: HttpServerParts,
  https: boolean,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET'
  const { host, path } = targetOf(request)
  if (host === undefined || readHost(host, 'http:') === undefined) {
    return sendPlain(request, response, 400, 'One host has to be named.\n', { Connection: 'close' })
  }
  if (!parts.isOwnHost(host)) {
    return sendPlain(request, response, 421, 'This server does not answer for that host.\n')
  }
  // Later readers of the header see the host that was checked.
  request.headers.host = host
  if (method !== 'GET' && method !== 'HEAD' && method !== 'POST') {
    return sendPlain(request, response, 405, 'Method not allowed.\n', { Allow: 'GET, HEAD, POST' })
  }
  // `new URL('//x', origin)` would read x as a host; the path is put behind the origin as text instead.
  if (isPathTooLong(path)) {
    return sendPlain(request, response, 414, 'This address is too long.\n', { Connection: 'close' })
  }
  const url = new URL(parts.siteUrl + path)

  const file = parts.staticFiles.get(url.pathname) ?? parts.keptAssets?.(url.pathname)
  if (file !== undefined) return sendStored(request, response, file)
  const endpoint = parts.endpoints?.get(url.pathname)
  if (endpoint !== undefined) return answerDirectly(endpoint, request, response)
  if (url.pathname.startsWith('/img/')) return serveImage(request, response, url.pathname, parts.images)
  if (url.pathname.startsWith('/previews/')) {
    return serveSocialImage(request, response, url.pathname, parts.previews)
  }
  const decision = await decideOn(parts, url, request)
  const takesPosts =
    decision.kind === 'redirect' || (decision.kind === 'page' ? decision.takesForms : decision.takesPosts)
  if (method === 'POST' && !takesPosts) {
    return sendPlain(request, response, 405, 'Nothing can be sent to this address.\n', { Allow: 'GET, HEAD' })
  }
  if (decision.kind === 'redirect') {
    // These let a form be sent again to the right address; 301 and 302 would turn it into a page view.
    const status = method === 'POST' ? KEEPS_METHOD[decision.status] : decision.status
    const cacheControl = decision.status === 301 ? 'public, max-age=3600' : 'no-store'
    const headers = { 'Cache-Control': cacheControl, ...decision.headers }
    return sendRedirect(response, status, decision.location, headers)
  }
  const isForeign = method === 'POST' && !isSameOrigin(request, parts.siteUrl)
  if (isForeign && decision.kind === 'endpoint') {
    return sendPlain(request, response, 403, 'Forms of this site can only be sent from its own pages.\n')
  }
  if (method === 'POST' && !isForeign) {
    return handlePost(parts, https, request, response, url, decision)
  }
  if (decision.kind === 'endpoint') {
    const send = await answerFresh(parts, https, request, response, toWebRequest(request, response, url))
    return send()
  }

  const page = isForeign ? { ...decision, cacheable: false, rejection: 403 as const } : decision
  const isCrawler = parts.isCrawler(request.headers['user-agent'])
  const led = () => leadOn(parts, page, url, isCrawler, response)
  if (page.missing && (await led())) return
  if (isCrawler && (page.missing || page.rejection)) {
    return sendCrawlerError(request, response, page.rejection ?? 404)
  }
  if (page.personal && page.rejection === undefined) {
    const pageUrl = new URL(parts.siteUrl + page.target)
    const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }
    const webRequest = toWebRequest(request, response, pageUrl)
    const send = await answerFresh(parts, https, request, response, webRequest, headers)
    return send()
  }
  const { status, ...rendered } = await renderPage(parts, https, page)
  // An address may be well spelled and its venue or post gone: only the page itself knew.
  if (((status === 404 && !page.missing) || status === 410) && (await led())) return
  if (isCrawler && CRAWLER_ERRORS[status] !== undefined) return sendCrawlerError(request, response, status)
  if (status === 404) logMissing(parts.log, url.pathname, page.missing !== true)
  const headers = { ...rendered.headers, ...page.headers, ...(status === 503 ? RETRY_LATER : {}) }
  sendStored(request, response, { ...rendered, status, headers, isFormPage: page.isFormPage === true })
}

/** The decision on an address; where a page has moved to is asked only while the page is not kept. */
async function decideOn(
  { decide, pageCache }: HttpServerParts,
  url: URL,
  { headers, method }: IncomingMessage,
): Promise<Decision> {
  const decision = await decide(url, headers)
  if (decision.kind !== 'page' || decision.movedTo === undefined) return decision
  if (method !== 'POST' && pageCache?.has(decision.target)) return decision
  const location = await decision.movedTo()
  return location === undefined ? decision : { kind: 'redirect', status: 301, location }
}

/** Leads a visitor on where the staff have said so. Browsers ask again each time: tomorrow it may lead elsewhere. */
async function leadOn(
  { redirectOf }: HttpServerParts,
  { rejection }: PageDecision,
  url: URL,
  isCrawler: boolean,
  response: ServerResponse,
): Promise<boolean> {
  const location = rejection === undefined ? await redirectOf?.(url, !isCrawler) : undefined
  if (location === undefined) return false
  sendRedirect(response, 301, location, { 'Cache-Control': 'no-cache' })
  return true
}

function answerDirectly(
  endpoint: DirectEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (method === endpoint.method) return endpoint.answer(request, response)
  const allow = endpoint.method === 'GET' ? 'GET, HEAD' : 'POST'
  sendPlain(request, response, 405, 'Method not allowed.\n', { Allow: allow })
}

async function renderPage(
  parts: HttpServerParts,
  https: boolean,
  { target, cacheable, isWorthKeeping, rejection, missing }: PageDecision,
): Promise<StoredResponse> {
  const url = new URL(parts.siteUrl + target)
  const render = async () => {
    const started = performance.now()
    const rendered = await forVisitor(NO_VISITOR, () => parts.application(toPageRequest(url), rejection))
    const page = await finishPage(rendered, policyOptions(parts, https, url.pathname))
    parts.observer?.rendered((performance.now() - started) / 1000)
    return rejection === undefined ? page : { ...page, status: rejection }
  }
  const { pageCache } = parts
  if (!cacheable || pageCache === undefined) return render()
  if (!pageCache.has(target) && isWorthKeeping?.() === false) return render()
  return pageCache.get(target, render, missing ? 404 : 200)
}

function handlePost(
  parts: HttpServerParts,
  https: boolean,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  decision: Exclude<Decision, { kind: 'redirect' }>,
): Promise<void> {
  const action = decision.kind === 'page' ? 'form-attempt' : 'call'
  return receivePost(request, response, {
    url,
    takesFiles: decision.takesFiles,
    takesBytes: decision.kind === 'endpoint' ? decision.takesBytes : undefined,
    wait: () => parts.waitOf?.(action, currentVisitor().address) ?? 0,
    say: parts.describeRejection,
    answer: (body) =>
      answerFresh(parts, https, request, response, toWebRequest(request, response, url, body)),
  })
}

/** Asks the application for this one visitor; nothing of the answer is kept. Gives what sends it. */
async function answerFresh(
  parts: HttpServerParts,
  https: boolean,
  request: IncomingMessage,
  response: ServerResponse,
  webRequest: Request,
  fresh: Readonly<Record<string, string>> = {},
): Promise<() => void> {
  const answered = await parts.application(webRequest)
  // Read first: cookies are the one header of which there may be several, and never part of what is kept.
  const cookies = answered.headers.getSetCookie()
  const stored = await finishPage(answered, policyOptions(parts, https, new URL(webRequest.url).pathname))
  const headers = { 'Cache-Control': 'no-store', ...stored.headers, ...fresh }
  return () => {
    for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie)
    sendStored(request, response, { ...stored, headers })
  }
}

function policyOptions(parts: HttpServerParts, https: boolean, pathname: string): RenderedPageOptions {
  const { nonce, development, googleTag } = parts
  return { nonce, https, development, googleTag, backOffice: isAdminPath(pathname) }
}
