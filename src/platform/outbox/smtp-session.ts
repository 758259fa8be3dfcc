/** One conversation with a mail server. */
import { Readable } from 'node:stream'
import SmtpConnection from 'nodemailer/lib/smtp-connection'
import type { SmtpSettings } from '../smtp-settings.ts'
import type { ComposedMail } from './compose-mail.ts'
import { MailError } from './outgoing-mail.ts'
import { mailError, type SmtpStage } from './smtp-failure.ts'

/** How long to wait, in milliseconds. */
export interface SmtpPatience {
  /** For the connection and the server's greeting, each. */
  readonly connectMs: number
  /** From the first command until the server has the whole mail: giving up costs nothing. */
  readonly talkMs: number
  /**
   * For the receipt, once the server has it: ten minutes, as RFC 5321, 4.5.3.2.6 asks, since a client that gives up
   * earlier sends the mail twice.
   */
  readonly receiptMs: number
  /** The same once the site is being stopped. */
  readonly lastReceiptMs: number
}

/** An open connection. Errors of all its steps are {@link MailError}s; after one, it is closed. */
export class SmtpSession {
  readonly #connection: SmtpConnection
  readonly #patience: SmtpPatience
  #stage: SmtpStage = 'connecting'
  #fail: ((error: unknown) => void) | undefined
  #open = true

  private constructor(settings: SmtpSettings, patience: SmtpPatience) {
    this.#patience = patience
    this.#connection = new SmtpConnection({
      host: settings.host,
      port: settings.port,
      secure: settings.secure,
      requireTLS: settings.requireTls,
      ignoreTLS: settings.ignoreTls,
      tls: { rejectUnauthorized: settings.rejectUnauthorized },
      ...(settings.name ? { name: settings.name } : {}),
      connectionTimeout: patience.connectMs,
      greetingTimeout: patience.connectMs,
      dnsTimeout: patience.connectMs,
      // Every step has its own limit.
      socketTimeout: patience.receiptMs + patience.talkMs,
    })
    this.#connection.on('error', (error: Error) => this.#broken(error))
    this.#connection.on('end', () => this.#broken(new Error('the server ended the connection')))
  }

  /** Connect and, where the settings say so, sign in. */
  static async open(settings: SmtpSettings, patience: SmtpPatience, signal?: AbortSignal) {
    const session = new SmtpSession(settings, patience)
    await session.#step(signal, (settle) => session.#connection.connect(settle))
    session.#stage = 'talking'
    const { auth } = settings
    if (auth)
      await session.#step(signal, (settle) => session.#connection.login({ credentials: auth }, settle))
    return session
  }

  /** Whether another mail can be sent. */
  get isOpen(): boolean {
    return this.#open
  }

  /** Hand a mail over. Resolve with the server's receipt; the signal counts until the server has it all. */
  async send({ envelope, message }: ComposedMail, signal?: AbortSignal): Promise<void> {
    const content = Readable.from([message], { objectMode: false })
    content.once('end', () => {
      this.#stage = 'handed-over'
    })
    await this.#step(signal, (settle) =>
      this.#connection.send({ ...envelope, size: message.length }, content, settle),
    )
    this.#stage = 'talking'
  }

  /** Say goodbye; no one waits for the answer. */
  quit(): void {
    if (!this.#open) return
    this.#open = false
    this.#connection.quit()
    const { connectMs } = this.#patience
    setTimeout(() => this.#connection.close(), connectMs).unref()
  }

  #broken(error: Error): void {
    this.#open = false
    this.#fail?.(error)
  }

  /** One step of the conversation, within its time. Giving up closes the connection. */
  #step(
    signal: AbortSignal | undefined,
    run: (settle: (error?: Error | null) => void) => void,
  ): Promise<void> {
    const { connectMs, talkMs, receiptMs, lastReceiptMs } = this.#patience
    const started = performance.now()
    return new Promise((resolve, reject) => {
      let handedOverAt: number | undefined
      const limit = () => {
        if (this.#stage !== 'handed-over') {
          if (signal?.aborted) return { at: 0, error: new MailError('stopped', 'the site was stopped') }
          const at = started + talkMs + (this.#stage === 'connecting' ? 2 * connectMs : 0)
          return { at, error: new MailError('timeout', `the mail server took longer than ${talkMs} ms`) }
        }
        handedOverAt ??= performance.now()
        const error = new MailError(
          'unconfirmed',
          'the mail server received the email but did not confirm it',
        )
        return { at: handedOverAt + (signal?.aborted ? lastReceiptMs : receiptMs), error }
      }
      const look = () => {
        const { at, error } = limit()
        if (performance.now() >= at) finish(error)
      }
      const finish = (error?: unknown) => {
        clearInterval(watch)
        signal?.removeEventListener('abort', look)
        this.#fail = undefined
        if (error === undefined || error === null) return resolve()
        this.#open = false
        const named = mailError(error, this.#stage)
        this.#connection.close()
        reject(named)
      }
      const watch = setInterval(look, Math.min(1000, Math.max(20, talkMs / 10)))
      signal?.addEventListener('abort', look)
      this.#fail = finish
      if (signal?.aborted) return look()
      run(finish)
    })
  }
}
