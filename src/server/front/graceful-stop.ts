import type { Server } from 'node:http'

/** How often connections are closed that have become idle meanwhile, in milliseconds. */
const SWEEP_MS = 50

/**
 * Stops taking connections and lets requests under way finish; a connection is closed as soon as it
 * has nothing more to answer.
 * @param graceMs after this time the connections that are left are cut
 */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // Kept-alive connections would hold the server open until their own time-out.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
