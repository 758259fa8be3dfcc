import { connect, type Socket } from 'node:net'

/** Where and what to ask for; every connection asks for the targets in turn, one after the other. */
export interface Load {
  readonly port: number
  readonly targets: readonly string[]
  readonly connections: number
  readonly seconds: number
  /** Lines of the head besides `Host`; absent: what a browser accepts for a picture. */
  readonly headers?: readonly string[]
}

const HEAD_END = Buffer.from('\r\n\r\n')

/**
 * Ask for targets over connections that stay open, and count whole answers.
 * @returns answers a second
 * @throws Error for an answer other than 200
 */
export async function answersPerSecond(load: Load): Promise<number> {
  const started = performance.now()
  const until = started + load.seconds * 1000
  const counts = await Promise.all(
    Array.from({ length: load.connections }, (_, number) => askUntil(load, number, until)),
  )
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000)
}

function askUntil(
  { port, targets, headers = ['Accept: image/*'] }: Load,
  first: number,
  until: number,
): Promise<number> {
  const lines = [`Host: localhost:${port}`, ...headers].map((line) => `${line}\r\n`).join('')
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true })
    let answers = 0
    /** Bytes of the answer that are still to come; absent while its head is. */
    let left: number | undefined
    let head: Buffer = Buffer.alloc(0)
    const ask = () => {
      const target = targets[(first + answers) % targets.length]
      socket.write(`GET ${target} HTTP/1.1\r\n${lines}\r\n`)
    }
    socket.once('connect', ask).once('error', reject)
    socket.on('data', (chunk: Buffer) => {
      if (left === undefined) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
        const end = head.indexOf(HEAD_END)
        if (end === -1) return
        const text = head.toString('latin1', 0, end)
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
        if (!text.startsWith('HTTP/1.1 200') || length === undefined) {
          socket.destroy(new Error(text.split('\r\n', 1)[0]))
          return
        }
        left = Number(length) - (head.length - end - HEAD_END.length)
      } else {
        left -= chunk.length
      }
      if (left > 0) return
      left = undefined
      head = Buffer.alloc(0)
      answers += 1
      if (performance.now() < until) ask()
      else socket.end(() => resolve(answers))
    })
  })
}
