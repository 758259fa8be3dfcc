import type { IncomingMessage, ServerResponse } from 'node:http'
import { CLIENT_ADDRESS_HEADER, clientAddress } from './client-address.ts'

/**
 * A web `Request` for the application, aborted when the visitor goes away. It tells the visitor's address in a header
 * of our own.
 */
export function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  trustProxy: number,
  body?: Buffer,
): Request {
  const visitorGone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) visitorGone.abort(new Error('visitor left'))
  })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const part of Array.isArray(value) ? value : [value]) headers.append(name, part)
  }
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress(request, trustProxy))
  return new Request(url, {
    // HEAD has the headers of GET; the body is left out when it is sent.
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    headers,
    signal: visitorGone.signal,
    ...(body !== undefined && body.length > 0 ? { body: new Uint8Array(body) } : {}),
  })
}

/** The same address as a plain page view, without anything of the visitor who asked first. */
export function toPageRequest(url: URL): Request {
  return new Request(url, { headers: { accept: 'text/html' } })
}
