import type { Server } from 'node:http'

/**
 * Stops taking connections, lets requests under way finish, closes idle connections at once.
 * @param graceMs after this time the connections that are left are cut
 */
export async function stopServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(cut)
}
