import type { IncomingMessage, ServerResponse } from 'node:http'
import { allowedTarget } from '#/lib/allowed-target.ts'
import { connectionHeaders, endAnswer } from './end-answer.ts'
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
