/** HTTP server with a small application of its own, for tests of the layers before every page. */
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import pino from 'pino'
import { createHostCheck } from '#/platform/http/host-check.ts'
import { createHttpHandler } from '#/platform/http/http-server.ts'
import type { HttpServerParts } from '#/platform/http/http-server-parts.ts'
import { PageCache } from '#/platform/http/page-cache.ts'
import { ImageService } from '#/platform/images/image-service.ts'
import { SocialImageService } from '#/platform/social-images/social-image-service.ts'

let server: Server | undefined

/** End the server of the present test. */
export function stopServing(): void {
  server?.close()
}

/** An HTML page as the application answers it. */
export const html = (text: string, status = 200) =>
  new Response(`<html>${text}</html>`, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })

/** Listen on the loopback address; `parts` replace those of a site whose pages are all the same. */
export async function serve(parts: Partial<HttpServerParts> = {}): Promise<string> {
  let port = 0
  const handler = createHttpHandler({
    application: async () => html('page'),
    decide: (url) => ({
      kind: 'page',
      target: url.pathname,
      cacheable: true,
      takesForms: url.pathname === '/contact-venue',
    }),
    isCrawler: (agent) => agent === 'Bot',
    isOwnHost: createHostCheck('https://passage.example', '127.0.0.1', () => port),
    staticFiles: new Map(),
    images: new ImageService({
      originals: { read: async () => undefined, version: async () => undefined, list: async () => [] },
      cacheDir: '/nonexistent',
      cacheBytes: 1_000_000,
      processes: 1,
      parallel: 1,
      onError: () => {},
    }),
    previews: new SocialImageService({
      find: async () => undefined,
      originals: { read: async () => undefined, version: async () => undefined, list: async () => [] },
      cacheDir: '/nonexistent',
      processes: 1,
      onError: () => {},
    }),
    pageCache: new PageCache({ maxBytes: 1_000_000, revision: () => 1 }),
    nonce: 'secret',
    siteUrl: 'https://passage.example',
    trustProxy: 0,
    development: false,
    log: pino({ level: 'silent' }),
    ...parts,
  })
  const listening = createServer(handler)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  port = (listening.address() as AddressInfo).port
  return `http://127.0.0.1:${port}`
}

/** Send bytes as they are and return the first line of the answer. */
export function statusLineOf(origin: string, request: string): Promise<string> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(request.replaceAll('\n', '\r\n')))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      if (!answer.includes('\r\n')) return
      socket.destroy()
      resolve(answer.split('\r\n', 1)[0] ?? '')
    })
    socket.on('error', reject)
  })
}
