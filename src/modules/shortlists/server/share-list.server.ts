/** Sharing a list, changing it, and ending that (behaviour 5.16). */
import { randomUUID } from 'node:crypto'
import { readEmailAddress } from '#/forms/email-address.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db } from '#/platform/database/schema.ts'
import { hashSecret } from '#/platform/secrets/secret.ts'
import { SHARED_TOTALS, UNOPENED_DAYS } from '../model/share-limits.ts'
import type { ShareRequest } from '../model/shared-content.ts'
import { sharedUntil } from '../model/shared-until.ts'
import type { SharedLink } from '../model/shared-view.ts'
import type { ListSecrets } from './secrets.server.ts'
import { findByOwner } from './shared-lists.repository.server.ts'

/**
 * Share a list until its event is over, for some months at least. Both secrets are in the answer and nowhere else. With the secrets of a list that is there
 * already it is that list, as it is asked for now.
 * @param limit lists in all
 * @returns undefined when there is no room for one more
 */
export async function shareList(
  { db }: Database,
  request: ShareRequest,
  link: ListSecrets,
  now: Date,
  limit?: number,
): Promise<SharedLink | undefined> {
  const at = now.toISOString()
  const columns = columnsOf(request)
  const tokenHash = hashSecret(link.token)
  const stored = await db.transaction().execute(async (transaction) => {
    if (!(await makeRoom(transaction, tokenHash, now, limit))) return undefined
    const known = await transaction
      .selectFrom('shared_list')
      .select('created_at')
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst()
    const first = new Date(known?.created_at ?? at)
    const expires_at = sharedUntil(request.list, { first, last: now }).toISOString()
    return transaction
      .insertInto('shared_list')
      .values({
        id: randomUUID(),
        token_hash: tokenHash,
        owner_hash: hashSecret(link.owner),
        ...columns,
        mailed_at: null,
        created_at: at,
        updated_at: at,
        expires_at,
        stopped_at: null,
        opened_at: null,
        owner_mark: null,
      })
      .onConflict((conflict) =>
        conflict.column('token_hash').doUpdateSet({ ...columns, updated_at: at, expires_at }),
      )
      .returning('expires_at')
      .executeTakeFirstOrThrow()
  })
  return stored && { ...link, expiresAt: stored.expires_at }
}

/**
 * Share the owner's list as it is now; answers stay, and its end is counted anew.
 * @returns whether the list is still shared
 */
export async function updateList(
  { db }: Database,
  owner: string,
  request: ShareRequest,
  now: Date,
): Promise<boolean> {
  const list = await findByOwner(db, owner, now)
  if (list === undefined || list.stopped_at !== null) return false
  const { email, ...columns } = columnsOf(request)
  await db
    .updateTable('shared_list')
    .set({
      ...columns,
      ...(email === null && !request.removesEmail ? {} : { email }),
      updated_at: now.toISOString(),
      expires_at: sharedUntil(request.list, { first: new Date(list.created_at), last: now }).toISOString(),
    })
    .where('id', '=', list.id)
    .execute()
  return true
}

/**
 * Stop sharing at once, or take that back; the list is deleted an hour later.
 * @returns whether there is such a list
 */
export async function stopList(
  { db }: Database,
  owner: string,
  now: Date,
  isStopped = true,
): Promise<boolean> {
  const list = await findByOwner(db, owner, now)
  if (list === undefined) return false
  await db
    .updateTable('shared_list')
    .set({ stopped_at: isStopped ? now.toISOString() : null })
    .where('id', '=', list.id)
    .execute()
  return true
}

function columnsOf({ list, options, email, language }: ShareRequest) {
  return {
    language,
    content: JSON.stringify(list),
    options: JSON.stringify(options),
    email: readEmailAddress(email)?.toLowerCase() ?? null,
  }
}

/**
 * Whether a list may be added; the oldest one that nobody has opened for a week goes for it. One that was opened stays to its end.
 * @param tokenHash of the list: one that is there already needs no room
 * @param limit lists in all
 */
async function makeRoom(
  db: Db,
  tokenHash: string,
  now: Date,
  limit: number = SHARED_TOTALS.lists,
): Promise<boolean> {
  const { others } = await db
    .selectFrom('shared_list')
    .select(({ fn }) => fn.countAll<number | string>().as('others'))
    .where('token_hash', '<>', tokenHash)
    .executeTakeFirstOrThrow()
  if (Number(others) < limit) return true
  const oldest = await db
    .selectFrom('shared_list')
    .select('id')
    .where('opened_at', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - UNOPENED_DAYS * DAY_MS).toISOString())
    .orderBy('created_at')
    .limit(Number(others) - limit + 1)
    .execute()
  if (oldest.length <= Number(others) - limit) return false
  await db
    .deleteFrom('shared_list')
    .where(
      'id',
      'in',
      oldest.map(({ id }) => id),
    )
    .execute()
  return true
}
