/**
 * Scripts of service workers that an earlier site at this address may have left in browsers (ADR 0096). A worker goes on
 * serving its old pages until its own file says otherwise: a 404 leaves it where it is.
 */
import type { DirectEndpoint } from '#/platform/http/direct-endpoint.ts'
import { sendPlain } from '#/platform/http/send.ts'

/** Names that site builders, plugins and frameworks give to them. */
export const FORMER_WORKERS = [
  '/sw.js',
  '/service-worker.js',
  '/serviceworker.js',
  '/service_worker.js',
  '/serviceWorker.js',
  '/ngsw-worker.js',
  '/pwabuilder-sw.js',
  '/pwa-sw.js',
  '/superpwa-sw.js',
  '/firebase-messaging-sw.js',
  '/OneSignalSDKWorker.js',
  '/OneSignalSDKUpdaterWorker.js',
] as const

/** Script of a worker that takes the old one's place at once, clears what it kept, goes, and shows the pages that it held as they are now. */
export const LEAVING_WORKER = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const key of await caches.keys()) await caches.delete(key)
  await self.registration.unregister()
  for (const page of await self.clients.matchAll({ type: 'window' })) page.navigate(page.url).catch(() => {})
}
`

/** The same script under each of the names. */
export function formerWorkerEndpoints(): [string, DirectEndpoint][] {
  return FORMER_WORKERS.map((path) => [
    path,
    {
      method: 'GET',
      answer: (request, response) =>
        sendPlain(request, response, 200, LEAVING_WORKER, {
          'Content-Type': 'text/javascript; charset=utf-8',
          // Browsers ask for it again on each navigation of a page that it holds.
          'Cache-Control': 'no-cache',
        }),
    },
  ])
}
