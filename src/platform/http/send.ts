import type { IncomingMessage, ServerResponse } from 'node:http'
import { finished } from 'node:stream'
import { allowedTarget } from '#/lib/allowed-target.ts'
import { closeBody } from './render-key.ts'
import type { Coding, StoredResponse } from './stored-response.ts'

/**
 * Writes a stored answer: picks the coding, answers 304 when the visitor already has these bytes,
 * leaves the body out for `HEAD`.
 */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  const coding = pickCoding(request.headers['accept-encoding'], stored)
  const { missingEnd, isFormPage } = stored
  const etag = coding === 'identity' ? `"${stored.etag}"` : `"${stored.etag}-${coding}"`
  const headers: Record<string, string> = { ...stored.headers, ...connectionHeaders(request) }
  // Who opens a form anew gets a new copy of it, with a new key.
  if (!isFormPage) headers.ETag = missingEnd ? `W/${etag}` : etag
  headers.Vary = headers.Vary === undefined ? 'Accept-Encoding' : `${headers.Vary}, Accept-Encoding`
  if (stored.status === 200 && !isFormPage && matches(request.headers['if-none-match'], etag)) {
    delete headers['Content-Type']
    response.writeHead(304, headers).end()
    return
  }
  const kept = stored.bodies[coding] ?? stored.bodies.identity
  const body = missingEnd ? closeBody(coding, stored, missingEnd) : kept
  if (coding !== 'identity') headers['Content-Encoding'] = coding
  headers['Content-Length'] = String(body.length)
  response.writeHead(stored.status, headers)
  endAnswer(request, response, request.method === 'HEAD' ? undefined : body)
}

/** Leads on to another address; never off the site by mistake. */
export function sendRedirect(
  response: ServerResponse,
  status: number,
  location: string,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { Location: allowedTarget(location), 'Content-Length': '0', ...headers })
  response.end()
}

/** Writes a short plain-text answer that is not stored. */
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

function pickCoding(accepted: string | undefined, stored: StoredResponse): Coding {
  const offered = (accepted ?? '').split(',').map((part) => part.trim())
  const allows = (coding: string) =>
    offered.some((part) => part.split(';')[0] === coding && !/;\s*q=0(?:\.0*)?$/.test(part))
  if (stored.bodies.br !== undefined && allows('br')) return 'br'
  if (stored.bodies.gzip !== undefined && allows('gzip')) return 'gzip'
  return 'identity'
}

function matches(ifNoneMatch: string | undefined, etag: string): boolean {
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
 * Writes the body of an answer and ends it. A connection that ended while the sender still writes would be reset under
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
