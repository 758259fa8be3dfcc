/** Send the mails of the outbox while the server runs. */

import path from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '#/platform/database/open-database.ts'
import { inBackground } from '#/platform/database/time-limits.ts'
import type { Environment } from '#/platform/environment.ts'
import { sharedNow } from '#/platform/health/site-health.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'
import { readSmtpUrl } from '../smtp-settings.ts'
import { createFileCarrier } from './file-carrier.ts'
import type { OutboxParts } from './outbox-parts.ts'
import { onOutboxWake } from './outbox-signal.ts'
import { MailError, type RenderMail } from './outgoing-mail.ts'
import { probeRegularly } from './release-waiting.ts'
import { sendNextMail } from './send-next-mail.ts'
import { createSmtpCarrier, tryMailServer } from './smtp-carrier.ts'
import { type IdleRhythm, whenIdle } from './when-idle.ts'

/** A running worker. */
export interface OutboxWorker {
  /** Finish the mails under way and take no other. What cannot be finished in time waits for the next start. */
  stop(): Promise<void>
}

/** How a worker works, in milliseconds where it is a time. */
export interface OutboxRhythm extends IdleRhythm {
  /** How often it looks for mails of other processes and for retries that have come due. */
  readonly pollMs: number
  /** How many mails it sends at a time. */
  readonly lanes: number
  /** How long it leaves a database alone that did not answer. */
  readonly brokenMs: number
  /** How often it looks whether a mail server that was away is back. */
  readonly probeMs: number
  /** How long stopping waits before it interrupts. */
  readonly graceMs: number
}

const RHYTHM: OutboxRhythm = {
  pollMs: 2000,
  lanes: 3,
  idleMs: 30,
  patienceMs: 250,
  brokenMs: 5000,
  probeMs: 30_000,
  graceMs: 7000,
}

/**
 * Start the worker of this process. Every process may run one: a mail is claimed by a lease in the database.
 * @param render writes the mails; given by the composition, because templates are above this layer
 */
export function startOutboxWorker(
  database: Database,
  environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'siteUrl' | 'dataDir' | 'authSecret'>,
  log: Pick<Logger, 'info' | 'warn' | 'error'>,
  render: RenderMail,
): OutboxWorker {
  const { smtpUrl, mailFrom, mailTo, siteUrl, dataDir, authSecret: secret } = environment
  const files = getPhotoStore()
  const parts = { database, render, files, context: { mailTo, siteUrl }, secret, log, now: sharedNow }
  if (!smtpUrl) {
    return runOutbox({ ...parts, carrier: createFileCarrier(path.join(dataDir, 'mail'), mailFrom) })
  }
  const settings = readSmtpUrl(smtpUrl)
  void logServerState(tryMailServer(settings), log)
  const carrier = createSmtpCarrier(settings, mailFrom)
  return runOutbox({ ...parts, carrier }, { lanes: settings.maxConnections })
}

/** The loop of `startOutboxWorker`, with its parts given. */
export function runOutbox(parts: OutboxParts, changes: Partial<OutboxRhythm> = {}): OutboxWorker {
  const rhythm = { ...RHYTHM, ...changes }
  const { pollMs, lanes, brokenMs, probeMs, graceMs } = rhythm
  const stopping = new AbortController()
  const working = new Set<Promise<void>>()
  let stopped = false
  let wanted = false
  let brokenUntil = 0
  let broken = false

  const sendNext = async () => {
    await whenIdle(rhythm)
    return !stopped && (await sendNextMail(parts, { signal: stopping.signal, onClaim: wake }))
  }
  const lane = async () => {
    do {
      wanted = false
      try {
        // Each turn sends one mail; a turn that has found one starts another for the next.
        while (await sendNext()) recovered()
        recovered()
      } catch (error) {
        failed(error)
      }
    } while (wanted && !stopped && performance.now() >= brokenUntil)
  }
  const failed = (error: unknown) => {
    brokenUntil = performance.now() + brokenMs
    if (broken) return
    broken = true
    const reason = error instanceof Error ? error.message : String(error)
    parts.log.error({ reason }, 'the outbox could not be read; emails wait until it can')
  }
  const recovered = () => {
    if (broken) parts.log.info('the outbox can be read again')
    broken = false
  }
  const wake = () => {
    if (stopped || performance.now() < brokenUntil) return
    // Asked for while the last look is under way: look once more, for that look may have come too soon.
    wanted = true
    if (working.size >= lanes) return
    // Woken by a request, whose time is not the mail's.
    const work = inBackground(lane).finally(() => working.delete(work))
    working.add(work)
  }

  const stopListening = onOutboxWake(wake)
  const poll = setInterval(wake, pollMs)
  const stopProbing = probeRegularly(parts, probeMs, wake)
  wake()
  return {
    async stop() {
      stopped = true
      clearInterval(poll)
      stopProbing()
      stopListening()
      const grace = setTimeout(() => stopping.abort(), graceMs)
      await Promise.all(working)
      clearTimeout(grace)
      parts.carrier.close()
    },
  }
}

/** A mail server that does not answer now may answer later: the site starts all the same, and says so. */
async function logServerState(attempt: Promise<void>, log: Pick<Logger, 'info' | 'warn'>) {
  try {
    await attempt
    log.info('the mail server answers')
  } catch (error) {
    const failure = error instanceof MailError ? error.failure : undefined
    const reason = error instanceof Error ? error.message : String(error)
    log.warn({ failure, reason }, 'the mail server of SMTP_URL refuses us; emails wait in the outbox')
  }
}
