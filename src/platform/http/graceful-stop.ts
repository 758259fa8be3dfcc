/** Graceful stop of a server: every accepted request gets its answer. */
import type { RequestListener, Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** How often connections are closed that have become idle meanwhile, in milliseconds. */
const SWEEP_MS = 50

/** How long connections stay open on which nothing is under way, in milliseconds: a request may be on the line. */
const LINGER_MS = 200

/** Once the process is draining, answers close their connections, so that nothing is sent on one that is about to go. */
export function closingWhileDraining(handler: RequestListener): RequestListener {
  return (request, response) => {
    if (isDraining()) response.setHeader('Connection', 'close')
    handler(request, response)
  }
}

/**
 * Stop taking connections and let requests under way finish; a connection is closed as soon as it
 * has nothing more to answer.
 * @param graceMs after this time the connections that are left are cut
 * @param hurried cuts them at once
 */
export async function stopServer(server: Server, graceMs: number, hurried?: AbortSignal): Promise<void> {
  // `Server.close` of HTTP would end idle connections at once, and with them a request that is on the line.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  let sweep: NodeJS.Timeout | undefined
  const linger = setTimeout(() => {
    // Kept-alive connections would hold the server open until their own time-out.
    server.closeIdleConnections()
    sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  }, LINGER_MS)
  const cutAll = () => server.closeAllConnections()
  const cut = setTimeout(cutAll, graceMs)
  if (hurried?.aborted) cutAll()
  hurried?.addEventListener('abort', cutAll)
  await closed
  hurried?.removeEventListener('abort', cutAll)
  clearTimeout(linger)
  clearInterval(sweep)
  clearTimeout(cut)
  // Ends the timers of HTTP itself.
  server.close()
}

/** Whether this process has been asked to stop: balancers shall look elsewhere while it still answers. */
let draining = false

/** From now on `/readyz` answers 503 and connections are not kept. */
export function beginDraining(): void {
  draining = true
}

/** Whether it has begun. */
export function isDraining(): boolean {
  return draining
}
