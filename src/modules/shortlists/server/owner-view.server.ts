/** A shared list as its owner sees it. */
import type { Database } from '#/platform/database/open-database.ts'
import { isChoice } from '../model/reader-answer.ts'
import type { OwnerAnswer, OwnerView } from '../model/shared-view.ts'
import { findByOwner, readAnswers, readComments } from './shared-lists.repository.server.ts'

/** The state of the owner's list; undefined once it is over. */
export async function readOwnerView(
  { db }: Database,
  owner: string,
  now: Date,
): Promise<OwnerView | undefined> {
  const list = await findByOwner(db, owner, now)
  if (list === undefined) return undefined
  const [answers, comments] = await Promise.all([readAnswers(db, list.id), readComments(db, list.id)])
  const told: OwnerAnswer[] = [
    ...answers.flatMap(({ name, slug, choice, at }) =>
      isChoice(choice) ? [{ ...{ comment: null, isRemoved: false }, name, slug, choice, text: '', at }] : [],
    ),
    ...comments.map(({ id, removed_at, name, slug, text, at }) => ({
      ...{ comment: id, isRemoved: removed_at !== null },
      ...{ name, slug, choice: null, text, at },
    })),
  ]
  return {
    expiresAt: list.expires_at,
    updatedAt: list.updated_at,
    isStopped: list.stopped_at !== null,
    options: list.options,
    title: list.content.title,
    ownerName: list.content.ownerName,
    email: list.email,
    answers: told.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
  }
}
