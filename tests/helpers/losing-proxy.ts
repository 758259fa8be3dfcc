/** A way to PostgreSQL that can lose the answer to a commit, as a failover or a broken network does. */
import { mkdtemp, rm } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'

/** A proxy in front of a test database. */
export interface LosingProxy {
  /** The address of the database behind it. */
  readonly url: string
  /** From now on commits happen, and their caller sees a broken connection. */
  lose(): void
  /** As usual again; gives how many answers were lost. */
  heal(): number
  close(): Promise<void>
}

const SOCKET = '.s.PGSQL.5432'
/** A simple query of Kysely, with the zero byte that ends it. */
const COMMIT = Buffer.from('commit\0')

/** @param behind address of a server that listens on a socket of this machine */
export async function startLosingProxy(behind: string): Promise<LosingProxy> {
  const host = new URL(behind.replace('@/', '@localhost/')).searchParams.get('host') ?? ''
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-proxy-'))
  const sockets = new Set<Socket>()
  let losing = false
  let lost = 0
  const server = createServer((client) => {
    const upstream = createConnection(path.join(host, SOCKET))
    let isLost = false
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.on('data', (chunk) => {
      isLost ||= losing && Buffer.from(chunk).includes(COMMIT)
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) => {
      if (!isLost) return void client.write(chunk)
      // The server has answered, so the commit has happened.
      lost += 1
      client.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(path.join(folder, SOCKET), resolve))
  return {
    url: behind.replace(host, folder).replace(encodeURIComponent(host), folder),
    lose() {
      losing = true
      lost = 0
    },
    heal() {
      losing = false
      return lost
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
