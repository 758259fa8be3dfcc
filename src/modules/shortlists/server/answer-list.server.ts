/** A reader's choices and comments, stored together with the mail that tells the owner of them. */
import { sql, type Transaction } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { OutboxTables } from '#/platform/database/tables/outbox.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import type { AnswerProblem, ReaderAnswers } from '../model/reader-answer.ts'
import { mailAbout, nextMailAt } from './answer-mail.server.ts'
import { findByToken, type StoredList } from './shared-lists.repository.server.ts'
import { type AnswerPlace, storeAnswers } from './store-answers.server.ts'
import type { SharedListTables } from './tables/shared-list.ts'

type Tables = SharedListTables & OutboxTables

/** Who answers, and about which list. */
export interface AnswerContext {
  readonly token: string
  /** Hash of the secret in the reader's cookie. */
  readonly reader: string
  readonly now: Date
  /** Whether the owner may get one more mail today; asked only when one would be planned. */
  readonly mayMail: (email: string) => Promise<boolean>
  /** Makes the link that ends the mails. */
  readonly stopKeyOf: (listId: string) => string
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

/** Stores an answer, all of it or nothing. Gives why it is not taken; undefined when it is stored. */
export async function answerList(
  { db }: Pick<Database<Tables>, 'db'>,
  sent: ReaderAnswers,
  context: AnswerContext,
): Promise<AnswerProblem | undefined> {
  const found = await findByToken(db, context.token, context.now)
  if (found === undefined) return 'ended'
  const mail = await plannedMail(found, context)
  try {
    await db.transaction().execute(async (transaction) => {
      const list = await holdList(transaction, found.id, context)
      const place: AnswerPlace = { ...context, listId: list.id }
      const known = new Set(list.content.venues.map(({ slug }) => slug))
      if (!list.options.answers || !sent.answers.every(({ slug }) => known.has(slug)))
        throw new AnswerRejection('ended')
      const { problem, changed } = await storeAnswers(transaction, sent, place)
      if (problem) throw new AnswerRejection(problem)
      if (changed && mail && list.mailed_at === found.mailed_at) await promise(transaction, list, mail)
    })
    return undefined
  } catch (error) {
    if (error instanceof AnswerRejection) return error.problem
    throw error
  }
}

/** Answers to one list come one after the other: what is counted stays true until the end. */
async function holdList(
  transaction: Transaction<Tables>,
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

type Mail = ReturnType<typeof mailAbout>

async function plannedMail(
  list: StoredList,
  { now, mayMail, stopKeyOf }: AnswerContext,
): Promise<Mail | undefined> {
  if (list.email === null) return undefined
  const notBefore = nextMailAt(list.mailed_at, now)
  if (notBefore === undefined || !(await mayMail(list.email))) return undefined
  return mailAbout(list, list.email, { at: now, notBefore, stopKey: stopKeyOf(list.id) })
}

async function promise(transaction: Transaction<Tables>, { id }: StoredList, mail: Mail): Promise<void> {
  await enqueueMail(transaction, mail)
  await transaction
    .updateTable('shared_list')
    .set({ mailed_at: mail.notBefore })
    .where('id', '=', id)
    .execute()
}
