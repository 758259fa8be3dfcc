/** Figures read from a database in the same snapshot as its copy, with the same queries on both engines. */
import type { Engine } from '#/platform/database/open-database.ts'
import { findPhotoTables } from '#/platform/storage/photo-tables.ts'

/** A photograph that a row names. */
export interface PhotoReference {
  /** In the storage. */
  readonly key: string
  /** Of its bytes, hexadecimal. */
  readonly sha256: string
}

/** A database at one moment. */
export interface Snapshot {
  /** For example `PostgreSQL 15.6`. */
  readonly engineVersion: string
  /** Id of the installation; null before its first start. */
  readonly installation: string | null
  readonly migrations: readonly string[]
  /** Rows of every table. */
  readonly tables: Readonly<Record<string, number>>
  readonly photos: readonly PhotoReference[]
}

/** Run a query and return its rows. */
export type ReadRows = (query: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

/** Count the rows of tables. */
export async function countRows(read: ReadRows, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const [row] = await read(`select count(*) as n from ${quoted(table)}`)
    counts[table] = Number(row?.n)
  }
  return counts
}

/** Read which photographs rows name. */
export async function readPhotoReferences(read: ReadRows, engine: Engine): Promise<PhotoReference[]> {
  const photos = new Map<string, PhotoReference>()
  for (const table of await findPhotoTables(read, engine)) {
    for (const row of await read(`select key, sha256 from ${quoted(table)}`)) {
      photos.set(String(row.key), { key: String(row.key), sha256: String(row.sha256) })
    }
  }
  return [...photos.values()]
}

/**
 * Read the figures of a database for a manifest.
 * @param names of all its tables
 */
export async function readSnapshot(
  read: ReadRows,
  names: readonly string[],
  engine: Engine,
  engineVersion: string,
): Promise<Snapshot> {
  const applied = names.includes('kysely_migration')
    ? await read('select name from kysely_migration order by name')
    : []
  const [site] = names.includes('installation') ? await read('select id from installation') : []
  return {
    engineVersion,
    installation: site === undefined ? null : String(site.id),
    migrations: applied.map(({ name }) => String(name)),
    tables: await countRows(read, names),
    photos: await readPhotoReferences(read, engine),
  }
}

/** Tables whose numbers of rows differ, each as a sentence. */
export function differingCounts(
  wanted: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): string[] {
  const names = [...new Set([...Object.keys(wanted), ...Object.keys(found)])].sort()
  return names
    .filter((name) => wanted[name] !== found[name])
    .map(
      (name) => `table ${name}: ${wanted[name] ?? 'no table'} expected, ${found[name] ?? 'no table'} found`,
    )
}
