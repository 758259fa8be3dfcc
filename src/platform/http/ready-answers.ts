/**
 * The short way of answers whose bytes are ready (ADR 0063): a request that was answered before, with the same raw
 * address, host and accepted coding, needs no look at its address again.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { PageCache } from './page-cache.ts'
import { ReadyHeads } from './ready-heads.ts'
import { loggedAddress, type RouteClass } from './request-log.ts'
import { isNotModified, pickCoding } from './send.ts'
import type { Coding, StoredResponse } from './stored-response.ts'

/** Longest key that is remembered, in characters: host, accepted coding and address. */
const LONGEST_KEY = 2500

/** Memory of all keys, in characters and with what is kept beside each. */
const MOST = { keys: 8_000_000, beside: 300 } as const

/** The source of an answer. */
type Source =
  /** Never changes while the process runs. */
  | { readonly stored: StoredResponse }
  /** A page, as long as it is kept. */
  | { readonly target: string }

/** An answer that was found for a request. */
export interface ReadyAnswer {
  /** Its bytes in the coding. */
  readonly bytes: Buffer
  readonly route: RouteClass
  /** Path as it is logged. */
  readonly path: string
  readonly coding: Coding
  readonly stored: StoredResponse
}

interface Remembered extends Omit<ReadyAnswer, 'stored' | 'bytes'> {
  readonly source: Source
  readonly revision: number | undefined
}

/** Answers by the raw request. Its memory is bounded; bytes of pages are kept by the page cache alone. */
export class ReadyAnswers {
  readonly #pageCache: PageCache | undefined
  readonly #heads = new ReadyHeads()
  readonly #remembered = new LRUCache<string, Remembered>({
    maxSize: MOST.keys,
    sizeCalculation: (_remembered, key) => key.length + MOST.beside,
  })

  constructor(pageCache: PageCache | undefined) {
    this.#pageCache = pageCache
  }

  /** Remember an answer that any other visitor would have got in the same way, after every check of the request. */
  remember(request: IncomingMessage, source: Source): void {
    const key = keyOf(request)
    if (key === undefined || key.length > LONGEST_KEY) return
    const stored = 'stored' in source ? source.stored : this.#pageCache?.kept(source.target)
    if (stored?.status !== 200) return
    this.#remembered.set(key, {
      source,
      ...loggedAddress(request.url),
      coding: pickCoding(request.headers['accept-encoding'], stored),
      revision: this.#pageCache?.revision,
    })
  }

  /** The answer to a request; nothing where it has to go the long way. */
  find(request: IncomingMessage): ReadyAnswer | undefined {
    const key = keyOf(request)
    const remembered = key === undefined ? undefined : this.#remembered.get(key)
    if (remembered === undefined) return undefined
    const stored = this.#storedFor(remembered)
    const bytes = stored?.bodies[remembered.coding]
    return stored && bytes && { ...remembered, stored, bytes }
  }

  #storedFor({ source, revision }: Remembered): StoredResponse | undefined {
    if ('stored' in source) return source.stored
    // The content has changed: where the address leads may have, too.
    return revision === this.#pageCache?.revision ? this.#pageCache?.hit(source.target) : undefined
  }

  /** Send it at once. */
  send(
    request: IncomingMessage,
    response: ServerResponse,
    answer: ReadyAnswer,
    { requestId, secure }: { readonly requestId: string; readonly secure: boolean },
  ): void {
    const head = this.#heads.of(answer, secure)
    if (isNotModified(request, head.etag)) {
      response.writeHead(304, [...head.notModified, 'X-Request-Id', requestId]).end()
      return
    }
    const body = answer.bytes
    const own = ['Content-Length', String(body.length), 'X-Request-Id', requestId]
    response.writeHead(200, [...head.whole, ...own])
    if (request.method === 'HEAD') response.end()
    else response.end(body)
  }
}

/** Everything of a request that its answer may depend on; nothing for one that always goes the long way. */
function keyOf({ method, url, headers, rawHeaders }: IncomingMessage): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const { host } = headers
  if (host === undefined || !url?.startsWith('/') || hasBody(headers) || !namesOneHost(rawHeaders))
    return undefined
  return `${host}\n${headers['accept-encoding'] ?? ''}\n${url}`
}

function hasBody(headers: IncomingMessage['headers']): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

/** A second host, which Node leaves out of `headers`, is refused (RFC 9112, section 3.2). */
function namesOneHost(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts === 1
}
