import { connect, type Socket } from 'node:net'

/** A POST whose body is written by hand, as slowly as wanted. */
export interface RawPost {
  readonly socket: Socket
  /** The answer so far. */
  answer(): string
  /** Status of the answer, as soon as there is one. */
  readonly status: Promise<number>
  /** Resolved when the connection has ended, on either side. */
  readonly closed: Promise<void>
}

interface RawPostOptions {
  readonly path: string
  /** As announced in `Content-Length`, in bytes. */
  readonly length: number
  readonly headers?: Readonly<Record<string, string>>
}

/** Open a connection of its own and send the head of a POST. */
export function rawPost(origin: string, { path, length, headers = {} }: RawPostOptions): RawPost {
  const { hostname, port, host } = new URL(origin)
  const socket = connect(Number(port), hostname)
  let answer = ''
  const status = Promise.withResolvers<number>()
  const closed = Promise.withResolvers<void>()
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
    const found = /^HTTP\/1\.1 (\d{3}) /.exec(answer)
    if (found) status.resolve(Number(found[1]))
  })
  // The server may end a connection while bytes are on their way.
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closed.resolve()
    status.resolve(0)
  })
  const lines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    `Content-Length: ${length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return { socket, answer: () => answer, status: status.promise, closed: closed.promise }
}

/** Write bytes at a steady pace, ten times a second; end when all are written or the connection has ended. */
export async function writeAtPace(socket: Socket, bytes: Uint8Array, bytesPerSecond: number): Promise<void> {
  const piece = Math.max(1, Math.round(bytesPerSecond / 10))
  for (let at = 0; at < bytes.length && !socket.destroyed; at += piece) {
    socket.write(bytes.subarray(at, at + piece))
    // The slow line itself.
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
