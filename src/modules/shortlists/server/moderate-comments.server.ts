/** Comments that the owner of a shared list takes away, or puts back (behaviour 5.16). */
import type { Database } from '#/platform/database/open-database.ts'
import { REMOVE_FIELD, RESTORE_FIELD } from '../model/reader-answer.ts'
import { type ListBrowser, ownerMark } from './reader-cookie.server.ts'
import { findByOwner, findByToken } from './shared-lists.repository.server.ts'

/** A comment, and whether it goes or comes back. */
export interface Moderation {
  readonly comment: string
  readonly isRemoved: boolean
}

/** What the button of a form says; undefined for every other form. */
export function moderationOf(form: Pick<FormData, 'get'>): Moderation | undefined {
  for (const field of [REMOVE_FIELD, RESTORE_FIELD]) {
    const comment = form.get(field)
    if (typeof comment === 'string') return { comment, isRemoved: field === REMOVE_FIELD }
  }
  return undefined
}

/**
 * By the secret of the owner.
 * @returns whether the list is theirs and has such a comment
 */
export async function moderateAsOwner(
  database: Database,
  owner: string,
  moderation: Moderation,
  now: Date,
): Promise<boolean> {
  const list = await findByOwner(database.db, owner, now)
  return list !== undefined && moderate(database, list.id, moderation, now)
}

/**
 * By the browser that has proven the owner's secret, on the page of the list: works without script.
 * @returns whether the list is theirs and has such a comment
 */
export async function moderateFromPage(
  database: Database,
  { token, browser }: { readonly token: string; readonly browser: Pick<ListBrowser, 'secret'> },
  moderation: Moderation,
  now: Date,
): Promise<boolean> {
  const list = await findByToken(database.db, token, now)
  if (list === undefined || list.owner_mark !== ownerMark(browser, list.id)) return false
  return moderate(database, list.id, moderation, now)
}

async function moderate(
  { db }: Database,
  listId: string,
  { comment, isRemoved }: Moderation,
  now: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('shared_list_comment')
    .set({ removed_at: isRemoved ? now.toISOString() : null })
    .where('list_id', '=', listId)
    .where('id', '=', comment)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Note that a browser has proven the owner's secret. */
export async function noteOwner(
  { db }: Database,
  owner: string,
  browser: Pick<ListBrowser, 'secret'>,
  now: Date,
): Promise<void> {
  const list = await findByOwner(db, owner, now)
  if (list === undefined) return
  const mark = ownerMark(browser, list.id)
  if (list.owner_mark === mark) return
  await db.updateTable('shared_list').set({ owner_mark: mark }).where('id', '=', list.id).execute()
}
