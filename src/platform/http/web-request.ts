import type { IncomingMessage, ServerResponse } from 'node:http'
import { ReadableStream } from 'node:stream/web'

/** A web `Request` for the application, aborted when the visitor goes away. */
export function toWebRequest(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  body?: Buffer | AsyncIterable<Uint8Array>,
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
  return new Request(url, {
    // HEAD has the headers of GET; the body is left out when it is sent.
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    headers,
    signal: visitorGone.signal,
    ...bodyInit(body),
  })
}

function bodyInit(body: Buffer | AsyncIterable<Uint8Array> | undefined): RequestInit & { duplex?: 'half' } {
  if (body === undefined) return {}
  if (!Buffer.isBuffer(body)) {
    // The same type under two names: Node's types know `from`, the platform's types know `Request`.
    const stream = ReadableStream.from(body) as unknown as globalThis.ReadableStream<Uint8Array<ArrayBuffer>>
    return { body: stream, duplex: 'half' }
  }
  return body.length > 0 ? { body: new Uint8Array(body) } : {}
}

/** The same address as a plain page view, without anything of the visitor who asked first. */
export function toPageRequest(url: URL): Request {
  return new Request(url, { headers: { accept: 'text/html' } })
}
