/** The mail that tells an owner of new answers: one in a quarter of an hour at most. */
import { secretKey, signature } from '#/platform/rate-limits/secret-key.ts'
import type { SharedAnswersPayload } from '../mail/shared-answers.ts'
import type { StoredList } from './shared-lists.repository.server.ts'

const PAUSE_MS = 15 * 60_000

/**
 * When the next mail may leave.
 * @param mailedAt when the latest one leaves or has left
 * @returns undefined while one is waiting, which will bring the owner here anyway
 */
export function nextMailAt(mailedAt: string | null, now: Date): string | undefined {
  if (mailedAt === null) return now.toISOString()
  const latest = Date.parse(mailedAt)
  if (latest > now.getTime()) return undefined
  return new Date(Math.max(now.getTime(), latest + PAUSE_MS)).toISOString()
}

/** A mail for the outbox. It says nothing that a stranger has typed, so that no one can write to others through us. */
export function mailAbout(
  { language }: StoredList,
  email: string,
  { at, notBefore, stopKey }: { readonly at: Date; readonly notBefore: string; readonly stopKey: string },
) {
  const payload: SharedAnswersPayload = { template: 'shared-answers', data: { language, email, stopKey } }
  return { payload, enquiryId: null, at: at.toISOString(), notBefore }
}

/** What ends the mails about a list: its id and a signature, so that nothing has to be kept for it. */
export function stopKeyOf(listId: string, secret: string): string {
  return `${listId}.${signature(secretKey(secret, 'shared-list-mails'), listId)}`
}

/** The list whose mails a key ends; undefined for a key that is not ours. */
export function listOfStopKey(key: string, secret: string): string | undefined {
  const [listId = ''] = key.split('.', 1)
  return stopKeyOf(listId, secret) === key ? listId : undefined
}
