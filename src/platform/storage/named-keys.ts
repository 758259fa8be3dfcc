/** Which files of the storage rows name. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Storage } from './local-storage.ts'
import { PHOTO_TABLES } from './photo-tables.ts'

/** Keys per query: SQLite accepts some thousands of parameters. */
const AT_A_TIME = 500

/** Those of some keys that a row of any table names, with the hash that it tells (hexadecimal). */
export async function findNamedKeys(
  db: QueryExecutorProvider,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>()
  for (let at = 0; at < keys.length; at += AT_A_TIME) {
    const some = sql.join(keys.slice(at, at + AT_A_TIME))
    for (const table of PHOTO_TABLES) {
      const asked = sql<{ key: string; sha256: string }>`
        select key, sha256 from ${sql.table(table)} where key in (${some})`
      for (const { key, sha256 } of (await asked.execute(db)).rows) named.set(key, sha256)
    }
  }
  return named
}

/**
 * Remove files after a certain refusal: the transaction that was to name them has ended and has told that it did not, or
 * it has taken their rows away. Only those go that no row names, asked for outside of that transaction. After an
 * error nobody knows whether the commit has happened or will yet: then nothing is removed, and the hourly sweep finds
 * what no row names (ADR 0092).
 * @throws what database or storage throw; the sweep does the rest
 */
export async function removeUnnamed(
  { db, storage }: { readonly db: QueryExecutorProvider; readonly storage: Pick<Storage, 'remove'> },
  keys: readonly string[],
): Promise<void> {
  const named = await findNamedKeys(db, keys)
  for (const key of keys) if (!named.has(key)) await storage.remove(key)
}
