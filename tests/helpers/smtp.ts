/** A mail server for tests, which answers as it is told. */
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** What the server says to a mail's content: takes it, an SMTP code with which it refuses, or nothing, ever. */
export type SmtpAnswer = 'take' | 'hang' | number

/** A running mail server. */
export interface TestSmtp {
  readonly url: string
  /** Raw text of every mail taken. */
  readonly taken: string[]
  /** Recipients of every mail taken. */
  readonly recipients: string[][]
  /** How many mails were offered, taken or not. */
  readonly offered: () => number
  close(): Promise<void>
}

/**
 * Starts a server on a free port.
 * @param answers one for each mail in turn; after the last one every mail is taken
 * @param recipientCode an SMTP code with which every recipient is refused
 */
export async function startTestSmtp(answers: SmtpAnswer[] = [], recipientCode?: number): Promise<TestSmtp> {
  const taken: string[] = []
  const recipients: string[][] = []
  let offered = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    // A server that hangs still has to be stopped.
    closeTimeout: 1,
    onRcptTo(_, __, callback) {
      callback(recipientCode === undefined ? null : refusal(recipientCode))
    },
    onData(stream, session, callback) {
      const answer = answers[offered++] ?? 'take'
      text(stream).then((mail) => {
        if (answer === 'hang') return
        if (typeof answer === 'number') return callback(refusal(answer))
        taken.push(mail)
        recipients.push(session.envelope.rcptTo.map(({ address }) => address))
        callback(null)
      }, callback)
    },
  })
  // A client that gives up in the middle is what some tests are about.
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    recipients,
    offered: () => offered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal(code: number): Error {
  return Object.assign(new Error('as the test wants it'), { responseCode: code })
}
