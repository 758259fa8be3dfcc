/** Storage of the redirects. */

import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import type { RedirectTables } from './tables/redirect.ts'

export type StoredRedirect = Selectable<RedirectTables['redirect']>

type Reader = Db

/** Every redirect that is not removed, the latest change first. */
export function readRedirects(db: Reader): Promise<StoredRedirect[]> {
  return db
    .selectFrom('redirect')
    .selectAll()
    .where('removed_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('source')
    .execute()
}

export async function countRedirects(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('redirect')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Columns written by a change. */
export interface RedirectValues extends Pick<StoredRedirect, 'source' | 'source_key' | 'covers' | 'target'> {
  readonly updated_by: string
}

/** Insert a redirect and return its id. */
export async function insertRedirect(
  transaction: Transaction,
  values: RedirectValues,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  const at = now.toISOString()
  await transaction
    .insertInto('redirect')
    .values({ ...values, id, hits: 0, created_at: at, updated_at: at })
    .execute()
  return id
}

/** Add redirected visits to the stored count. */
export async function addHits(
  { db }: Database,
  hits: ReadonlyMap<string, { readonly count: number; readonly at: Date }>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    // In the order of their ids, so that two processes never deadlock.
    for (const [id, { count, at }] of [...hits].sort(([a], [b]) => (a < b ? -1 : 1))) {
      await transaction
        .updateTable('redirect')
        .set((eb) => ({ hits: eb('hits', '+', count), last_hit_at: at.toISOString() }))
        .where('id', '=', id)
        .execute()
    }
  })
}
