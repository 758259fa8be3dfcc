/** Sends the mails of the outbox while the server runs. */
import path from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from '#/server/environment.ts'
import { createFileCarrier } from './file-carrier.ts'
import type { OutboxDatabase } from './outbox-rows.ts'
import { onOutboxWake } from './outbox-signal.ts'
import type { RenderMail } from './outgoing-mail.ts'
import { type OutboxParts, sendNextMail } from './send-next-mail.ts'
import { createSmtpCarrier } from './smtp-carrier.ts'

/** How often a worker looks for mails of other processes and for retries that have come due. */
const POLL_MS = 2000

/** A running worker. */
export interface OutboxWorker {
  /** Finishes the mail under way and takes no other. */
  stop(): Promise<void>
}

/**
 * Starts the worker of this process. Every process may run one: a mail is claimed by a lease in the database.
 * @param render writes the mails; given by the composition, because templates stand above this layer
 */
export function startOutboxWorker(
  database: OutboxDatabase,
  environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'siteUrl' | 'dataDir'>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  render: RenderMail,
): OutboxWorker {
  const { smtpUrl, mailFrom, mailTo, siteUrl, dataDir } = environment
  const carrier = smtpUrl
    ? createSmtpCarrier(smtpUrl, mailFrom)
    : createFileCarrier(path.join(dataDir, 'mail'), mailFrom)
  return runOutbox({ database, carrier, render, context: { mailTo, siteUrl }, log, now: () => new Date() })
}

/** The loop of `startOutboxWorker`, with its parts given. */
export function runOutbox(parts: OutboxParts, pollMs = POLL_MS): OutboxWorker {
  let stopped = false
  let wanted = false
  let working: Promise<void> | undefined

  const work = async () => {
    do {
      wanted = false
      try {
        while (!stopped && (await sendNextMail(parts))) {
          // Each turn sends one mail.
        }
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error)
        parts.log.error({ reason }, 'the outbox could not be read')
      }
    } while (wanted && !stopped)
    working = undefined
  }
  const wake = () => {
    // Asked for while the last look is under way: look once more, for that look may have been too early.
    wanted = true
    if (!stopped) working ??= work()
  }

  const stopListening = onOutboxWake(wake)
  const poll = setInterval(wake, pollMs)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(poll)
      stopListening()
      await working
      parts.carrier.close()
    },
  }
}
