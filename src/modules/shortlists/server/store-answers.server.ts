/** Rows of a reader's answers, within the limits of a list. */

import { randomUUID } from 'node:crypto'
import type { Transaction } from '#/platform/database/schema.ts'
import type { AnswerProblem, ReaderAnswers, VenueAnswer } from '../model/reader-answer.ts'
import { SHARE_LIMITS, SHARED_TOTALS } from '../model/share-limits.ts'
import { readAnswers, readComments } from './shared-lists.repository.server.ts'

/** Whose answers they are, and when. */
export interface AnswerPlace {
  readonly listId: string
  readonly reader: string
  readonly now: Date
}

/** What became of an answer. */
interface Stored {
  readonly problem?: AnswerProblem
  /** Whether there is anything that the owner has not seen. */
  readonly changed: boolean
}

/** Store what is new; the caller takes its transaction back when there is a problem. */
export async function storeAnswers(
  db: Transaction,
  sent: ReaderAnswers,
  place: AnswerPlace,
): Promise<Stored> {
  const choices = await storeChoices(db, sent, place)
  if (choices.problem) return choices
  const comments = await storeComments(db, sent, place)
  return { ...comments, changed: choices.changed || comments.changed }
}

async function storeChoices(
  db: Transaction,
  { name, answers }: ReaderAnswers,
  place: AnswerPlace,
): Promise<Stored> {
  const known = await readAnswers(db, place.listId)
  const own = new Map(known.flatMap((row) => (row.reader === place.reader ? [[row.slug, row.choice]] : [])))
  const changed = answers.filter(({ slug, choice }) => choice !== '' && own.get(slug) !== choice)
  const added = changed.filter(({ slug }) => !own.has(slug))
  if (known.length + added.length > SHARE_LIMITS.answers) return { problem: 'full', changed: false }
  if (added.length > 0 && !(await hasRoom(db, 'answers'))) return { problem: 'full', changed: false }
  const at = place.now.toISOString()
  for (const { slug, choice } of changed) {
    await db
      .insertInto('shared_list_answer')
      .values({ list_id: place.listId, reader: place.reader, slug, name, choice, at })
      .onConflict((conflict) =>
        conflict.columns(['list_id', 'reader', 'slug']).doUpdateSet({ name, choice, at }),
      )
      .execute()
  }
  return { changed: changed.length > 0 }
}

const MINUTE_MS = 60_000

async function storeComments(
  db: Transaction,
  { name, answers }: ReaderAnswers,
  place: AnswerPlace,
): Promise<Stored> {
  const { listId, reader, now } = place
  const known = await readComments(db, listId)
  // A page that is loaded again after its form was sent sends the same once more.
  const isRepeated = ({ slug, comment }: VenueAnswer) =>
    known.findLast((row) => row.reader === reader && row.slug === slug)?.text === comment
  const added = answers.filter((answer) => answer.comment !== '' && !isRepeated(answer))
  if (added.length === 0) return { changed: false }
  if (known.length + added.length > SHARE_LIMITS.comments) return { problem: 'full', changed: false }
  if (!(await hasRoom(db, 'comments'))) return { problem: 'full', changed: false }
  const since = new Date(now.getTime() - MINUTE_MS).toISOString()
  const lately = known.filter(({ at }) => at > since)
  const own = lately.filter((row) => row.reader === reader)
  // All comments of one form count as one: a reader who fills in the whole page without script is not hurrying.
  if (lately.length >= SHARE_LIMITS.commentsByAll || own.length >= SHARE_LIMITS.commentsByReader)
    return { problem: 'later', changed: false }
  const at = now.toISOString()
  await db
    .insertInto('shared_list_comment')
    .values(
      added.map(({ slug, comment }) => ({
        id: randomUUID(),
        list_id: listId,
        reader,
        slug,
        name,
        text: comment,
        at,
        removed_at: null,
      })),
    )
    .execute()
  return { changed: true }
}

/** Whether all lists together have fewer rows than they may have. */
async function hasRoom(db: Transaction, kind: 'answers' | 'comments'): Promise<boolean> {
  const { rows } = await db
    .selectFrom(kind === 'answers' ? 'shared_list_answer' : 'shared_list_comment')
    .select(({ fn }) => fn.countAll<number | string>().as('rows'))
    .executeTakeFirstOrThrow()
  return Number(rows) < SHARED_TOTALS[kind]
}
