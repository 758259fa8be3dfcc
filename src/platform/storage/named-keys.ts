/** Which files of the storage rows name. */
import { type QueryExecutorProvider, sql } from 'kysely'
import type { Storage } from './local-storage.ts'
import { findPhotoTables } from './photo-tables.ts'

/** Keys per query: SQLite accepts some thousands of parameters. */
const AT_A_TIME = 500

/** The database whose rows name files. */
interface Named {
  readonly db: QueryExecutorProvider
  readonly engine: Parameters<typeof findPhotoTables>[1]
}

/** Those of some keys that a row of any table names, with its hash (hexadecimal). */
export async function findNamedKeys(
  { db, engine }: Named,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const named = new Map<string, string>()
  if (keys.length === 0) return named
  const read = async (query: string) => (await sql.raw<{ name: string }>(query).execute(db)).rows
  const tables = await findPhotoTables(read, engine)
  // Every file would seem to have no row, and be removed.
  if (tables.length === 0) throw new Error('no table names photographs')
  for (let at = 0; at < keys.length; at += AT_A_TIME) {
    const some = sql.join(keys.slice(at, at + AT_A_TIME))
    for (const table of tables) {
      const asked = sql<{ key: string; sha256: string }>`
        select key, sha256 from ${sql.table(table)} where key in (${some})`
      for (const { key, sha256 } of (await asked.execute(db)).rows) named.set(key, sha256)
    }
  }
  return named
}

/**
 * Remove files after a certain refusal: the transaction that was to name them has ended and has reported that it did not, or
 * it has taken their rows away. Only those go that no row names, asked for outside of that transaction. After an
 * error nobody knows whether the commit has happened or will yet: then nothing is removed, and the hourly sweep finds
 * what no row names (ADR 0092).
 * @throws what database or storage throw; the sweep does the rest
 */
export async function removeUnnamed(
  { database, storage }: { readonly database: Named; readonly storage: Pick<Storage, 'remove'> },
  keys: readonly string[],
): Promise<void> {
  const named = await findNamedKeys(database, keys)
  for (const key of keys) if (!named.has(key)) await storage.remove(key)
}
