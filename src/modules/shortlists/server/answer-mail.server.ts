/** The mail that informs an owner of new answers: one in a quarter of an hour at most, whatever the number of their lists. */

import { DAY_MS } from '#/lib/time-spans.ts'
import { recipientKey } from '#/platform/rate-limits/recipient-limit.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import type { SharedAnswersPayload } from '../mail/shared-answers.ts'
import { answersKey } from './answers-link.server.ts'
import type { Recipient } from './recipients.repository.server.ts'
import type { StoredList } from './shared-lists.repository.server.ts'

const PAUSE_MS = 15 * 60_000

/** To an address whose owner has not said yet that they want these mails. */
const UNCONFIRMED_PAUSE_MS = DAY_MS

/**
 * When the next mail to a recipient may leave.
 * @param known their row; undefined for an address that was never written to
 * @returns undefined when they ended these mails, and while one is waiting, which will bring them here anyway
 */
export function nextMailAt(known: Recipient | undefined, now: Date): string | undefined {
  if (known?.stopped_at) return undefined
  if (!known?.mailed_at) return now.toISOString()
  const latest = Date.parse(known.mailed_at)
  if (latest > now.getTime()) return undefined
  const pause = known.confirmed_at === null ? UNCONFIRMED_PAUSE_MS : PAUSE_MS
  // An address that is not confirmed may be a stranger's: nothing is kept for later.
  if (known.confirmed_at === null && latest + pause > now.getTime()) return undefined
  return new Date(Math.max(now.getTime(), latest + pause)).toISOString()
}

/** A mail for the outbox. It says nothing that a stranger has typed, so that no one can write to others through us (ADR 0137). */
export function mailAbout(
  { id, language }: StoredList,
  email: string,
  mail: {
    readonly at: Date
    readonly notBefore: string
    readonly secret: string
    readonly confirmed: boolean
  },
) {
  const { at, notBefore, secret, confirmed } = mail
  const keys = { stopKey: mailKeyOf(email, secret), answersKey: answersKey(id, email, secret) }
  const payload: SharedAnswersPayload = {
    template: 'shared-answers',
    data: { language, email, ...keys, confirmed },
  }
  return { payload, enquiryId: null, at: at.toISOString(), notBefore }
}

/** What the links in a mail prove: whose mailbox they were sent to. Nothing has to be kept for it. */
export function mailKeyOf(email: string, secret: string): string {
  return signed(recipientKey(email, secret), secret)
}

/**
 * What a link of a mail is about: the key of a recipient, or the id of a list, as in mails of earlier versions.
 * @returns undefined for a link that is not ours
 */
export function readMailKey(
  key: string,
  secret: string,
): { recipient: string } | { list: string } | undefined {
  const [subject = ''] = key.split('.', 1)
  if (signed(subject, secret) !== key) return undefined
  return /^[0-9a-f]{8}-/.test(subject) ? { list: subject } : { recipient: subject }
}

function signed(subject: string, secret: string): string {
  return `${subject}.${signature(secretKey(secret, 'shared-list-mails'), subject)}`
}
