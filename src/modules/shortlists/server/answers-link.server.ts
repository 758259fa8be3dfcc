/**
 * The link in the mail about new answers: it shows them on any device, changes nothing, and ends with the list (ADR 0126). Signed, so that
 * nothing has to be kept for it.
 */
import type { Language } from '#/i18n/languages.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { recipientKey } from '#/platform/rate-limits/recipient-limit.ts'
import { isSameSecret } from '#/platform/secrets/secret.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import type { SharedList } from '../model/shared-view.ts'
import { findById, findOthersOf, type StoredList } from './shared-lists.repository.server.ts'
import { allAnswers, describeList } from './shared-page.server.ts'

/** The id of a list and a signature, each 128 bits as hexadecimal digits: fits where the token of a list stands, and is kept out of logs likewise. */
const KEY = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})[0-9a-f]{32}$/

/**
 * The key of the link. It names the mailbox too: once the list has another address, or none, the link of the former one is dead.
 * @param secret `AUTH_SECRET`
 */
export function answersKey(id: string, email: string, secret: string): string {
  const signed = signature(secretKey(secret, 'shared-list-answers'), `${id} ${recipientKey(email, secret)}`)
  return id.replaceAll('-', '') + Buffer.from(signed, 'base64url').toString('hex')
}

/** Whether a part of an address may be such a key, and not the token of a list. */
export function isAnswersKey(text: string): boolean {
  return KEY.test(text)
}

/** The id of the list that such a key names; undefined for anything else, as mails of earlier versions have it. */
export function listOfKey(key: string): string | undefined {
  return KEY.exec(key)?.slice(1).join('-')
}

/** The list of a link with all that was answered; undefined for a link that is not ours, and once the list is over or stopped. */
export async function readAnsweredList(
  database: Database,
  key: string,
  { language, secret, now }: { readonly language: Language; readonly secret: string; readonly now: Date },
): Promise<SharedList | undefined> {
  const id = listOfKey(key)
  const list = id && (await findById(database.db, id, now))
  if (!list || list.email === null || !isSameSecret(key, answersKey(list.id, list.email, secret)))
    return undefined
  const { email, expires_at: expiresAt } = list
  const [answers, others] = await Promise.all([
    allAnswers(database, list),
    findOthersOf(database.db, list, now),
  ])
  const view = await describeList(database, list, language, answers)
  const linkTo = ({ id: other, content }: StoredList) => ({
    title: content.title,
    key: answersKey(other, email, secret),
  })
  return { ...view, expiresAt, others: others.map(linkTo) }
}
