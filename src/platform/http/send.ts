import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { allowedTarget } from '#/lib/allowed-target.ts'
import { bytesIn } from './answer-codings.ts'
import { needlessHeaders } from './security-headers.ts'
import type { Coding, StoredResponse } from './stored-response.ts'

/**
 * Write a stored answer: pick the coding, answer 304 when the visitor already has these bytes,
 * leave the body out for `HEAD`. Resolves once it is handed on, which is at once where the bytes are ready.
 */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
): void | Promise<void> {
  const coding = pickCoding(request.headers['accept-encoding'], stored)
  for (const name of needlessHeaders(stored.headers['Content-Type'])) response.removeHeader(name)
  if (stored.status === 200 && isNotModified(request, etagFor(stored, coding))) {
    const headers = { ...headersFor(stored, coding), ...connectionHeaders(request) }
    response.writeHead(304, withoutType(headers)).end()
    return
  }
  const bytes = bytesIn(stored, coding)
  const write = (body: Buffer) => writeWhole(request, response, stored, coding, body)
  return bytes instanceof Promise ? bytes.then(write) : write(bytes)
}

function writeWhole(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredResponse,
  coding: Coding,
  body: Buffer,
): void {
  const headers = { ...headersFor(stored, coding), ...connectionHeaders(request) }
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  headers['Content-Length'] = String(body.length)
  response.writeHead(stored.status, headers)
  endAnswer(request, response, request.method === 'HEAD' ? undefined : body)
}

/** Headers of a stored answer that do not depend on the length of its body, without its coding. */
export function headersFor(stored: StoredResponse, coding: Coding): Record<string, string> {
  const headers: Record<string, string> = { ...stored.headers }
  const etag = etagFor(stored, coding)
  // The bytes of a coding may become better.
  headers.ETag = stored.codable ? `W/${etag}` : etag
  headers.Vary = headers.Vary === undefined ? 'Accept-Encoding' : `${headers.Vary}, Accept-Encoding`
  return headers
}

/** The validator of a coding, in quotes; without `W/`. */
export function etagFor({ etag }: StoredResponse, coding: Coding): string {
  return coding === 'identity' ? `"${etag}"` : `"${etag}-${coding}"`
}

/** For an answer without a body. */
export function withoutType(headers: Readonly<Record<string, string>>): Record<string, string> {
  const { 'Content-Type': _type, ...others } = headers
  return others
}

/** Lead on to another address; never off the site by mistake. */
export function sendRedirect(
  response: ServerResponse,
  status: number,
  location: string,
  headers: Readonly<Record<string, string>>,
  where?: { readonly external: boolean },
): void {
  response.writeHead(status, { Location: allowedTarget(location, where), 'Content-Length': '0', ...headers })
  response.end()
}

/** Write a short plain-text answer that is not stored. */
export function sendPlain(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  const body = Buffer.from(text)
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(body.length),
    'Cache-Control': 'no-store',
    ...headers,
    ...connectionHeaders(request),
  })
  endAnswer(request, response, request.method === 'HEAD' ? undefined : body)
}

/** The coding that a visitor accepts and the answer has, or can have. */
export function pickCoding(accepted: string | undefined, stored: StoredResponse): Coding {
  const offered = (accepted ?? '').split(',').map((part) => part.trim())
  const allows = (coding: string) =>
    offered.some((part) => part.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(part))
  const has = (coding: Coding) => stored.codable || stored.bodies[coding] !== undefined
  if (has('br') && allows('br')) return 'br'
  if (has('gzip') && allows('gzip')) return 'gzip'
  return 'identity'
}

/** Whether the visitor has these bytes already (RFC 9110, section 13.1.2). */
export function isNotModified({ headers }: IncomingMessage, etag: string): boolean {
  const ifNoneMatch = headers['if-none-match']
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch === '*' || ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** How long the rest of a body is thrown away before the connection ends, in milliseconds. */
const LINGER_MS = 5000

/** Whether more of the body is to come than was read. */
function hasRest({ complete, headers }: IncomingMessage): boolean {
  const announced = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  return announced && !complete
}

/** Headers for an answer that may leave while the body of its request is still arriving. */
export function connectionHeaders(request: IncomingMessage): Readonly<Record<string, string>> {
  // The rest of a body that is not read would be parsed as the next request.
  return hasRest(request) ? { Connection: 'close' } : {}
}

/**
 * Write the body of an answer and end it. A connection that ended while the sender still writes would be reset under
 * its hands, and a browser would show a broken line and never the answer (RFC 9112, section 9.6); so the rest of the
 * request is read and thrown away for a moment. The head must have been written with {@link connectionHeaders}.
 */
export function endAnswer(request: IncomingMessage, response: ServerResponse, body?: Buffer | string): void {
  if (!hasRest(request)) {
    response.end(body)
    return
  }
  if (body === undefined) response.flushHeaders()
  else response.write(body)
  const end = () => response.end()
  const late = setTimeout(end, LINGER_MS)
  finished(request, { writable: false }, () => {
    clearTimeout(late)
    end()
  })
  request.resume()
}
