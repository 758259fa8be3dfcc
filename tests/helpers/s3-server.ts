/** An object store for tests: a server from npm in this process, behind a proxy that fails as real ones do. */
import crypto from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { BucketPlace, StorageKeys } from '#/platform/storage-settings.ts'

/** What can be wrong with an object store. */
export type S3Fault =
  /** It takes the request and never answers. */
  | 'silent'
  /** 503, as all of them do under load. */
  | 'busy'
  /** The connection breaks in the middle of the answer. */
  | 'cut'
  /** One bit of the body is another, there or back. */
  | 'changed'
  /** The keys have no right to this. */
  | 'denied'
  /** Nobody is there. */
  | 'away'

/** A server with one bucket. */
export interface TestS3 {
  readonly place: BucketPlace
  readonly keys: StorageKeys
  /** What a site is given. */
  readonly variables: Readonly<Record<string, string>>
  /** The same server under another prefix, in which nothing is. */
  emptyPlace(): BucketPlace
  /**
   * From now on, requests fail.
   * @param times how many; absent: all until {@link heal}
   * @param which by method and path; absent: every one
   */
  fail(fault: S3Fault, times?: number, which?: (request: string) => boolean): void
  heal(): void
  /** Methods and paths since the last call. */
  seen(): string[]
  close(): Promise<void>
}

const BUCKET = 'passage-test'
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

/**
 * The server hides the place of the next page with a cipher that OpenSSL no longer has. With the same key twice, triple DES
 * is that cipher.
 */
function bringBackDes(): void {
  const { createCipheriv, createDecipheriv } = crypto
  const twice = (key: crypto.CipherKey) => Buffer.concat([key as Buffer, key as Buffer])
  const patched = {
    createCipheriv: (name: string, key: crypto.CipherKey, iv: crypto.BinaryLike | null) =>
      name === 'des' ? createCipheriv('des-ede-cbc', twice(key), iv) : createCipheriv(name, key, iv),
    createDecipheriv: (name: string, key: crypto.CipherKey, iv: crypto.BinaryLike | null) =>
      name === 'des' ? createDecipheriv('des-ede-cbc', twice(key), iv) : createDecipheriv(name, key, iv),
  }
  Object.assign(crypto, patched)
}

/** Start both on ports of their own. */
export async function startTestS3(): Promise<TestS3> {
  bringBackDes()
  const directory = await mkdtemp(path.join(os.tmpdir(), 'passage-s3-'))
  const address = '127.0.0.1'
  const server = new S3rver({
    address,
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  // It compares signatures; only for a bucket itself it forgets the slash at the end of the path, as no other server does.
  server.middleware.unshift((context, next) => {
    if (/^\/[^/]+\/(?:\?|$)/.test(context.url)) {
      context.app = Object.create(context.app, { allowMismatchedSignatures: { value: true } })
    }
    return next()
  })
  const { port: behind } = await server.run()
  let failing: { fault: S3Fault; left: number; which: (request: string) => boolean } | undefined
  let requests: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const asked = `${incoming.method} ${incoming.url}`
    requests.push(asked)
    const isHit = failing !== undefined && failing.left > 0 && failing.which(asked)
    if (failing && isHit) failing.left -= 1
    pass(incoming, outgoing, behind, isHit ? failing?.fault : undefined)
  })
  await new Promise<void>((resolve) => proxy.listen(0, address, resolve))
  const { port } = proxy.address() as AddressInfo
  let prefixes = 0
  const placeOf = (prefix: string): BucketPlace => ({
    kind: 'bucket',
    bucket: BUCKET,
    prefix,
    endpoint: `http://${address}:${port}`,
    region: 'us-east-1',
    pathStyle: true,
  })
  return {
    place: placeOf('photos/'),
    keys: KEYS,
    variables: {
      STORAGE_URL: `s3://${BUCKET}/photos?endpoint=http://${address}:${port}`,
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    emptyPlace: () => {
      prefixes += 1
      return placeOf(`place-${prefixes}/`)
    },
    fail: (fault, times = Number.POSITIVE_INFINITY, which = () => true) => {
      failing = { fault, left: times, which }
    },
    heal: () => {
      failing = undefined
    },
    seen: () => {
      const since = requests
      requests = []
      return since
    },
    close: async () => {
      proxy.closeAllConnections()
      await new Promise((resolve) => proxy.close(resolve))
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number, fault?: S3Fault): void {
  incoming.on('error', () => undefined)
  outgoing.on('error', () => undefined)
  if (fault === 'away') return void incoming.socket.destroy()
  if (fault === 'silent') return void incoming.resume()
  if (fault === 'busy') return void refuse(incoming, outgoing, 503, 'SlowDown')
  if (fault === 'denied') return void refuse(incoming, outgoing, 403, 'AccessDenied')
  const { method, url: asked = '', headers } = incoming
  // Short pages, so that there are several of them.
  const asking = asked.replace('list-type=2', 'list-type=2&max-keys=3')
  const upstream = request({ host: '127.0.0.1', port, method, path: asking, headers })
  upstream.on('error', () => outgoing.destroy())
  upstream.on('response', (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    let isFirst = true
    answer.on('data', (chunk: Buffer) => {
      if (fault === 'changed' && isFirst && method === 'GET') flip(chunk)
      outgoing.write(fault === 'cut' ? chunk.subarray(0, chunk.length / 2) : chunk, () => {
        if (fault === 'cut') outgoing.destroy()
      })
      isFirst = false
    })
    answer.on('end', () => (fault === 'cut' ? outgoing.destroy() : outgoing.end()))
  })
  let isFirst = true
  incoming.on('data', (chunk: Buffer) => {
    if (fault === 'changed' && isFirst) flip(chunk)
    isFirst = false
    upstream.write(chunk)
  })
  incoming.on('end', () => upstream.end())
}

function flip(bytes: Buffer): void {
  bytes[0] = (bytes[0] ?? 0) ^ 1
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, status: number, code: string): void {
  incoming.resume()
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  outgoing.writeHead(status, { 'Content-Type': 'application/xml', 'Content-Length': text.length })
  outgoing.end(incoming.method === 'HEAD' ? undefined : text)
}
