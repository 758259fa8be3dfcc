/** A reader's choices and comments, stored together with the mail that informs the owner. */

import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { recipientKey } from '#/platform/rate-limits/recipient-limit.ts'
import type { AnswerProblem, ReaderAnswers } from '../model/reader-answer.ts'
import { mailAbout, nextMailAt } from './answer-mail.server.ts'
import { findRecipient, holdRecipient, noteRecipient } from './recipients.repository.server.ts'
import { findByToken, type StoredList } from './shared-lists.repository.server.ts'
import { type AnswerPlace, storeAnswers } from './store-answers.server.ts'

/** Who answers, and about which list. */
export interface AnswerContext {
  readonly token: string
  /** Hash of the secret in the reader's cookie. */
  readonly reader: string
  readonly now: Date
  /** Whether the owner may get one more mail today; asked only when one would be planned. */
  readonly mayMail: (email: string) => Promise<boolean>
  /** `AUTH_SECRET`: names recipients, and signs the links in their mails. */
  readonly secret: string
}

/** Thrown inside the transaction, so that of an answer that is not taken nothing stays. */
class AnswerRejection extends Error {
  override readonly name = 'AnswerRejection'
  readonly problem: AnswerProblem

  constructor(problem: AnswerProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Store an answer, all of it or nothing. Return why it is not taken; undefined when it is stored. */
export async function answerList(
  { db }: Database,
  sent: ReaderAnswers,
  context: AnswerContext,
): Promise<AnswerProblem | undefined> {
  const found = await findByToken(db, context.token, context.now)
  if (found === undefined) return 'ended'
  const mail = await plannedMail(db, found, context)
  try {
    await db.transaction().execute(async (transaction) => {
      const list = await holdList(transaction, found.id, context)
      const place: AnswerPlace = { ...context, listId: list.id }
      const known = new Set(list.content.venues.map(({ slug }) => slug))
      if (!list.options.answers || !sent.answers.every(({ slug }) => known.has(slug)))
        throw new AnswerRejection('ended')
      const { problem, changed } = await storeAnswers(transaction, sent, place)
      if (problem) throw new AnswerRejection(problem)
      if (changed && mail) await promise(transaction, mail)
    })
    return undefined
  } catch (error) {
    if (error instanceof AnswerRejection) return error.problem
    throw error
  }
}

/** Answers to one list come one after the other: what is counted stays true until the end. */
async function holdList(
  transaction: Transaction,
  id: string,
  { token, now }: AnswerContext,
): Promise<StoredList> {
  await transaction
    .updateTable('shared_list')
    .set({ mailed_at: sql.ref('mailed_at') })
    .where('id', '=', id)
    .execute()
  const list = await findByToken(transaction, token, now)
  if (list === undefined) throw new AnswerRejection('ended')
  return list
}

/** A mail that may leave, if nothing happens before the transaction. */
interface PlannedMail {
  readonly mail: ReturnType<typeof mailAbout>
  readonly recipient: string
  /** As it was when the mail was planned. */
  readonly mailedAt: string | null
}

async function plannedMail(
  db: Db,
  list: StoredList,
  { now, mayMail, secret }: AnswerContext,
): Promise<PlannedMail | undefined> {
  const { email } = list
  if (email === null) return undefined
  const recipient = recipientKey(email, secret)
  const known = await findRecipient(db, recipient)
  const notBefore = nextMailAt(known, now)
  if (notBefore === undefined || !(await mayMail(email))) return undefined
  const confirmed = typeof known?.confirmed_at === 'string'
  const mail = mailAbout(list, email, { at: now, notBefore, secret, confirmed })
  return { mail, recipient, mailedAt: known?.mailed_at ?? null }
}

/** Nothing when the recipient was written to, or ended these mails, meanwhile. */
async function promise(transaction: Transaction, { mail, recipient, mailedAt }: PlannedMail): Promise<void> {
  const held = await holdRecipient(transaction, recipient)
  if (held.stopped_at !== null || held.mailed_at !== mailedAt) return
  await enqueueMail(transaction, mail)
  await noteRecipient(transaction, recipient, { mailed_at: mail.notBefore })
}
