/** Rows of shared lists, as they are found by a secret. */

import type { Selectable } from 'kysely'
import { isLanguage, type Language } from '#/i18n/languages.ts'
import type { Db } from '#/platform/database/schema.ts'
import { hashSecret } from '#/platform/secrets/secret.ts'
import { isSecret } from '../model/secret.ts'
import {
  type SharedContent,
  type ShareOptions,
  sharedContent,
  shareOptions,
} from '../model/shared-content.ts'
import type { SharedListTable } from './tables/shared-list.ts'

/** A shared list with its texts read. */
export interface StoredList extends Omit<Selectable<SharedListTable>, 'content' | 'options' | 'language'> {
  readonly content: SharedContent
  readonly options: ShareOptions
  readonly language: Language
}

/** The list behind a link; undefined when the link is wrong, has ended or was stopped: nobody can tell which. */
export async function findByToken(db: Db, token: string, now: Date): Promise<StoredList | undefined> {
  if (!isSecret(token)) return undefined
  const row = await openLists(db, now).where('token_hash', '=', hashSecret(token)).executeTakeFirst()
  return row && readList(row)
}

/** A list that is shared, by its id; undefined once it is stopped or its time is over. */
export async function findById(db: Db, id: string, now: Date): Promise<StoredList | undefined> {
  const row = await openLists(db, now).where('id', '=', id).executeTakeFirst()
  return row && readList(row)
}

/** The other lists of a mailbox that have answers, the oldest first; twenty at most. */
export async function findOthersOf(db: Db, { id, email }: StoredList, now: Date): Promise<StoredList[]> {
  const answered = (table: 'shared_list_answer' | 'shared_list_comment') =>
    db.selectFrom(table).select('list_id').distinct()
  const rows = await openLists(db, now)
    .where('email', '=', email)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('id', 'in', answered('shared_list_answer')),
        eb('id', 'in', answered('shared_list_comment')),
      ]),
    )
    .orderBy('created_at')
    .limit(20)
    .execute()
  return rows.map(readList)
}

function openLists(db: Db, now: Date) {
  return db
    .selectFrom('shared_list')
    .selectAll()
    .where('expires_at', '>', now.toISOString())
    .where('stopped_at', 'is', null)
}

/** The owner's list, also while it is stopped; undefined once its time is over. */
export async function findByOwner(db: Db, owner: string, now: Date): Promise<StoredList | undefined> {
  if (!isSecret(owner)) return undefined
  const row = await db
    .selectFrom('shared_list')
    .selectAll()
    .where('owner_hash', '=', hashSecret(owner))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && readList(row)
}

function readList(row: Selectable<SharedListTable>): StoredList {
  return {
    ...row,
    content: sharedContent.parse(JSON.parse(row.content)),
    options: shareOptions.parse(JSON.parse(row.options)),
    language: isLanguage(row.language) ? row.language : 'en',
  }
}

/** Every choice about a list, the oldest first. */
export function readAnswers(db: Db, listId: string) {
  return db
    .selectFrom('shared_list_answer')
    .select(['reader', 'slug', 'name', 'choice', 'at'])
    .where('list_id', '=', listId)
    .orderBy('at')
    .orderBy('reader')
    .execute()
}

/** Every comment about a list, the oldest first; those that its owner has removed too. */
export function readComments(db: Db, listId: string) {
  return db
    .selectFrom('shared_list_comment')
    .select(['id', 'reader', 'slug', 'name', 'text', 'at', 'removed_at'])
    .where('list_id', '=', listId)
    .orderBy('at')
    .orderBy('id')
    .execute()
}
