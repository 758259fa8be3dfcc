/** A mail server for tests, with configurable answers. */
import type { AddressInfo, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/**
 * Behaviour for a mail's content: accepts it · rejects it with an SMTP code · `hang`: reads it and never
 * answers · `cut`: breaks the connection without accepting it · `lose-receipt`: accepts it and breaks the
 * connection before its 250 · `cut-after`: accepts it, sends 250 and breaks the connection.
 */
export type SmtpAnswer = 'take' | 'hang' | 'cut' | 'lose-receipt' | 'cut-after' | number

/** Behaviour before the content. */
export interface SmtpManner {
  /** Codes with which every sender, or every recipient, is rejected. */
  readonly senderCode?: number
  readonly recipientCode?: number
  /** What it says with a rejection. */
  readonly words?: string
  /** Where it falls silent: before its greeting, at the sender, or at the recipient. */
  readonly silentAt?: 'greeting' | 'sender' | 'recipient'
  /** The only user and password that may send. */
  readonly account?: { readonly user: string; readonly pass: string }
  /** How long it thinks before its 250, in milliseconds. */
  readonly thinkMs?: number
}

/** A running mail server. */
export interface TestSmtp {
  readonly url: string
  readonly port: number
  /** Raw text of every mail taken. */
  readonly taken: string[]
  /** Recipients of every mail taken. */
  readonly recipients: string[][]
  /** How many mails were offered, taken or not. */
  readonly offered: () => number
  /** How many connections were opened, and the most at a time. */
  readonly connections: { opened: number; atOnce: number }
  close(): Promise<void>
}

/**
 * Start a server.
 * @param answers one for each mail in turn; after the last one every mail is taken
 * @param port 0: a free one
 */
export async function startTestSmtp(
  answers: SmtpAnswer[] = [],
  manner: SmtpManner = {},
  port = 0,
): Promise<TestSmtp> {
  const { account, silentAt, senderCode, recipientCode, thinkMs = 0, words = 'as the test wants it' } = manner
  const refusal = (code: number) => Object.assign(new Error(words), { responseCode: code })
  const taken: string[] = []
  const recipients: string[][] = []
  const sockets = new Set<Socket>()
  const connections = { opened: 0, atOnce: 0 }
  let offered = 0

  const cut = (session: SMTPServerSession) => {
    for (const socket of sockets) if (socket.remotePort === session.remotePort) socket.destroySoon()
  }
  const server = new SMTPServer({
    authOptional: account === undefined,
    allowInsecureAuth: true,
    disabledCommands: account ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    // A server that hangs still has to be stopped.
    closeTimeout: 1,
    onAuth({ username, password }, _, callback) {
      if (username === account?.user && password === account?.pass) callback(null, { user: username })
      else callback(new Error('no such account'))
    },
    onConnect(_, callback) {
      if (silentAt !== 'greeting') callback()
    },
    onMailFrom(_, __, callback) {
      if (silentAt !== 'sender') callback(senderCode === undefined ? null : refusal(senderCode))
    },
    onRcptTo(_, __, callback) {
      if (silentAt !== 'recipient') callback(recipientCode === undefined ? null : refusal(recipientCode))
    },
    onData(stream, session, callback) {
      const answer = answers[offered++] ?? 'take'
      const end = (mail: string) => {
        if (answer === 'hang') return
        if (answer === 'cut') return cut(session)
        if (typeof answer === 'number') return callback(refusal(answer))
        taken.push(mail)
        recipients.push(session.envelope.rcptTo.map(({ address }) => address))
        if (answer === 'lose-receipt') return cut(session)
        callback(null)
        if (answer === 'cut-after') cut(session)
      }
      text(stream).then((mail) => (thinkMs > 0 ? setTimeout(end, thinkMs, mail) : end(mail)), callback)
    },
  })
  // Some tests are about a client that disconnects in the middle.
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    connections.opened += 1
    connections.atOnce = Math.max(connections.atOnce, sockets.size)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const bound = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    taken,
    recipients,
    connections,
    offered: () => offered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
