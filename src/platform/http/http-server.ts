import type { IncomingMessage, ServerResponse } from 'node:http'
import { withinRequestLimit } from '#/platform/database/time-limits.ts'
import { clientAddress, isSecure } from './client-address.ts'
import type { Decision } from './decision.ts'
import type { DirectEndpoint } from './direct-endpoint.ts'
import { failureAnswer } from './failure-answer.ts'
import { readHost, targetOf } from './host-check.ts'
import type { HttpServerParts } from './http-server-parts.ts'
import { CRAWLER_ERRORS, sendBusy, sendCrawlerError } from './last-resort.ts'
import { ReadyAnswers } from './ready-answers.ts'
import { receivePost } from './receive-post.ts'
import { type PageDecision, policyOptions, renderPage } from './render-page.ts'
import { PAGE_RENDERS, RenderQueue, RenderQueueFullError } from './render-queue.ts'
import { finishPage } from './rendered-page.ts'
import { logMissing, logRequest, requestIdOf } from './request-log.ts'
import { isPathTooLong } from './request-path.ts'
import { isSameOrigin } from './same-origin.ts'
import { commonHeaders } from './security-headers.ts'
import { sendPlain, sendRedirect, sendStored } from './send.ts'
import { serveImage, serveSocialImage } from './serve-image.ts'
import { movedForGood } from './shared-caching.ts'
import { Turns } from './turns.ts'
import { currentVisitor, forVisitor } from './visitor.ts'
import { toWebRequest } from './web-request.ts'

/** The redirects that mean the same and keep the method and the body (RFC 9110, section 15.4). */
const KEEPS_METHOD = { 301: 308, 302: 307 } as const

/** What is made aside begins one a turn: others are answered in between. */
const turns = new Turns()

/** Seconds after which a page that could not be shown just now may be asked for again. */
const RETRY_LATER = { 'Retry-After': '60' }

/** With what follows from the parts. */
interface RunningParts extends HttpServerParts {
  readonly https: boolean
  readonly ready: ReadyAnswers
  readonly renders: RenderQueue
}

/** The function that answers one request; it never rejects. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Put the request path together (ARCHITECTURE.md): host check, static files,
 * pictures, canonical address, page cache, application.
 */
export function createHttpHandler(parts: HttpServerParts): HttpHandler {
  const https = parts.siteUrl.startsWith('https:')
  const headers = { plain: Object.entries(commonHeaders(false)), secure: Object.entries(commonHeaders(true)) }
  const { log, observer } = parts
  const requestLog = { log, trusted: parts.trustProxy > 0, observe: observer?.request }
  const ready = new ReadyAnswers(parts.pageCache)
  const running = { ...parts, https, ready, renders: new RenderQueue(parts.renderBounds ?? PAGE_RENDERS) }
  const hintAtProxy = once(() =>
    log.warn('X-Forwarded-For arrives but TRUST_PROXY is 0: all its visitors count as one address'),
  )
  return (request, response) => {
    const secure = isSecure(request, parts.trustProxy, parts.siteUrl)
    if (parts.trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) hintAtProxy()
    const requestId = requestIdOf(requestLog, request)
    const found = ready.find(request)
    logRequest(requestLog, request, response, requestId, found)
    if (found !== undefined)
      return ready.send(request, response, found, { requestId, secure: https && secure })
    for (const [name, value] of headers[https && secure ? 'secure' : 'plain']) response.setHeader(name, value)
    response.setHeader('X-Request-Id', requestId)
    const visitor = { address: clientAddress(request, parts.trustProxy), secure }
    const failed = (error: unknown) => {
      // A visitor who goes away in mid-request rejects whatever was under way for them; that is no fault. Asked of
      // the connection: a request counts as destroyed as soon as its body has been read.
      if (response.destroyed || request.socket.destroyed) return
      if (error instanceof RenderQueueFullError) return answerBusy(parts, request, response)
      parts.log.error({ requestId, err: error }, 'request could not be answered')
      return answerFailure(parts, request, response, error)
    }
    const work = () => answer(running, request, response).catch(failed)
    forVisitor(visitor, () => withinRequestLimit(work)).catch(() => response.destroy())
  }
}

async function answerFailure(
  { siteUrl }: HttpServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): Promise<void> {
  if (response.headersSent) return void response.destroy()
  const { status, headers, body } = await failureAnswer(error, new URL(siteUrl + targetOf(request).path))
  sendPlain(request, response, status, body, headers)
}

/** @param wait seconds, where the visitor has asked for too much; absent where too many ask at this moment */
async function answerBusy(
  { busyPage, siteUrl }: HttpServerParts,
  request: IncomingMessage,
  response: ServerResponse,
  wait?: number,
): Promise<void> {
  const url = new URL(siteUrl + targetOf(request).path)
  const page = await busyPage?.(url).catch(() => undefined)
  sendBusy(request, response, page, wait)
}

function once(say: () => void): () => void {
  let said = false
  return () => {
    if (!said) say()
    said = true
  }
}

async function answer(
  parts: RunningParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const method = request.method ?? 'GET'
  const { host, path } = targetOf(request)
  const probe = parts.endpoints?.get(path.split('?', 1)[0] ?? '')
  // Balancers and supervisors ask a machine by its address, and cannot send another host.
  if (probe?.isProbe && !parts.isOwnHost(host)) return answerDirectly(probe, request, response)
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

  const own = parts.staticFiles.get(url.pathname)
  if (own !== undefined) parts.ready.remember(request, { stored: own })
  const file = own ?? (await parts.keptAssets?.(url.pathname))
  if (file !== undefined) return sendStored(request, response, file)
  const endpoint = parts.endpoints?.get(url.pathname)
  if (endpoint?.stored) parts.ready.remember(request, { stored: endpoint.stored })
  if (endpoint !== undefined) return answerDirectly(endpoint, request, response)
  if (url.pathname.startsWith('/img/')) return serveImage(request, response, url.pathname, parts)
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
    const cacheControl = decision.status === 301 ? movedForGood(parts.cdnMaxAge) : 'no-store'
    const headers = { 'Cache-Control': cacheControl, ...decision.headers }
    return sendRedirect(response, status, decision.location, headers)
  }
  const isForeign = method === 'POST' && !isSameOrigin(request, parts.siteUrl)
  if (isForeign && decision.kind === 'endpoint') {
    return sendPlain(request, response, 403, 'Forms of this site can only be sent from its own pages.\n')
  }
  if (method === 'POST' && !isForeign) {
    return handlePost(parts, request, response, url, decision)
  }
  if (decision.kind === 'endpoint') {
    const asked = toWebRequest(request, response, url)
    return answerInTurn(parts, request, response, asked, { isMadeAside: decision.isMadeAside ?? false })
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
    return answerInTurn(parts, request, response, webRequest, { headers, isMadeAside: false })
  }
  const { status, ...rendered } = await renderPage(parts, page, request.headers['accept-encoding'])
  if (page.byAddressAlone && method !== 'POST') parts.ready.remember(request, { target: page.target })
  // An address may be well spelled and its venue or post gone: only the page itself knew.
  if (((status === 404 && !page.missing) || status === 410) && (await led())) return
  if (isCrawler && CRAWLER_ERRORS[status] !== undefined) return sendCrawlerError(request, response, status)
  if (status === 404) logMissing(parts.log, url.pathname, page.missing !== true)
  const headers = {
    ...rendered.headers,
    ...movedOn(status, rendered.headers, url),
    ...page.headers,
    ...(status === 503 ? RETRY_LATER : {}),
  }
  return sendStored(request, response, { ...rendered, status, headers })
}

/** A page that leads on was rendered without the query that it does not know; every redirect keeps it (behaviour 1.4). */
function movedOn(
  status: number,
  { Location }: Readonly<Record<string, string>>,
  { search }: URL,
): Record<string, string> {
  return status === 301 && Location && !Location.includes('?') ? { Location: Location + search } : {}
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

/** Lead a visitor on where the staff have said so. Browsers ask again each time: tomorrow it may lead elsewhere. */
async function leadOn(
  { redirectOf }: HttpServerParts,
  { rejection }: PageDecision,
  url: URL,
  isCrawler: boolean,
  response: ServerResponse,
): Promise<boolean> {
  const location = rejection === undefined ? await redirectOf?.(url, !isCrawler) : undefined
  if (location === undefined) return false
  // The staff have said where; nothing of the visitor's address decides the host.
  sendRedirect(response, 301, location, { 'Cache-Control': 'no-cache' }, { external: true })
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

function handlePost(
  parts: RunningParts,
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
    answer: (body) => answerFresh(parts, request, response, toWebRequest(request, response, url, body)),
  })
}

/** How something is answered for one visitor alone. */
interface FreshAnswer {
  readonly isMadeAside: boolean
  readonly headers?: Readonly<Record<string, string>>
}

/** Answer what no other visitor gets: counted first, in its turn among all that is rendered, and not for visitors who have left. */
async function answerInTurn(
  parts: RunningParts,
  request: IncomingMessage,
  response: ServerResponse,
  webRequest: Request,
  { isMadeAside, headers }: FreshAnswer,
): Promise<void> {
  const { address } = currentVisitor()
  const wait = parts.waitOf?.('fresh', address) ?? 0
  if (wait > 0) return answerBusy(parts, request, response, wait)
  const answer = () => answerFresh(parts, request, response, webRequest, headers)
  if (!isMadeAside) return (await parts.renders.run(address, answer, webRequest.signal))()
  await turns.next()
  return (await answer())()
}

/** Ask the application for this one visitor; nothing of the answer is kept. Return what sends it. */
async function answerFresh(
  parts: RunningParts,
  request: IncomingMessage,
  response: ServerResponse,
  webRequest: Request,
  fresh: Readonly<Record<string, string>> = {},
): Promise<() => void | Promise<void>> {
  const answered = await parts.application(webRequest)
  // Read first: cookies are the one header of which there may be several, and never part of what is kept.
  const cookies = answered.headers.getSetCookie()
  const stored = await finishPage(answered, policyOptions(parts, new URL(webRequest.url).pathname))
  const headers = { 'Cache-Control': 'no-store', ...stored.headers, ...fresh }
  return () => {
    for (const cookie of cookies) response.appendHeader('Set-Cookie', cookie)
    return sendStored(request, response, { ...stored, headers })
  }
}
