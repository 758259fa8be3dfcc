/** Mails by SMTP. */

import type { SmtpSettings } from '../smtp-settings.ts'
import { type ComposedMail, composeMail } from './compose-mail.ts'
import { type MailCarrier, MailError } from './outgoing-mail.ts'
import { type SmtpPatience, SmtpSession } from './smtp-session.ts'

const PATIENCE: SmtpPatience = {
  connectMs: 20_000,
  talkMs: 120_000,
  receiptMs: 10 * 60_000,
  lastReceiptMs: 20_000,
}

/** How long a connection is kept for the next mail, where `pool` asks for it. */
const KEPT_MS = 5000

/**
 * Carry mails to a server: one connection for each, or with `pool` one after another on the same.
 * @param mailFrom the address that sends
 */
export function createSmtpCarrier(
  settings: SmtpSettings,
  mailFrom: string,
  patience: SmtpPatience = PATIENCE,
): MailCarrier {
  const kept = new Map<SmtpSession, NodeJS.Timeout>()

  const takeKept = (): SmtpSession | undefined => {
    for (const [session, timer] of kept) {
      clearTimeout(timer)
      kept.delete(session)
      if (session.isOpen) return session
    }
    return undefined
  }
  const release = (session: SmtpSession) => {
    if (!settings.pool || !session.isOpen) return session.quit()
    const end = () => {
      kept.delete(session)
      session.quit()
    }
    kept.set(session, setTimeout(end, KEPT_MS).unref())
  }
  return {
    async send(mail, signal) {
      const composed = await composeMail(mail, mailFrom)
      const known = takeKept()
      if (known && (await sentOn(known, composed, signal))) return release(known)
      const session = await SmtpSession.open(settings, patience, signal)
      await session.send(composed, signal)
      release(session)
    },
    probe: () => tryMailServer(settings, patience),
    close() {
      for (const [session, timer] of kept) {
        clearTimeout(timer)
        session.quit()
      }
      kept.clear()
    },
  }
}

/** Whether a kept connection took the mail; one that the server had closed meanwhile has not even seen it. */
async function sentOn(session: SmtpSession, composed: ComposedMail, signal?: AbortSignal): Promise<boolean> {
  try {
    await session.send(composed, signal)
    return true
  } catch (error) {
    if (error instanceof MailError && error.failure === 'dropped') return false
    throw error
  }
}

/**
 * Connect, sign in and leave again: whether mails would find their way.
 * @throws {MailError} when they would not
 */
export async function tryMailServer(
  settings: SmtpSettings,
  patience: SmtpPatience = PATIENCE,
): Promise<void> {
  const session = await SmtpSession.open(settings, patience)
  session.quit()
}
