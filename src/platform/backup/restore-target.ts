/** Where a backup is restored to: a place in which nothing is. */
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import type { DataPlaces } from '#/platform/data-places.ts'
import { StartError } from '#/platform/start-error.ts'
import { identityOfPlace } from '#/platform/storage-settings.ts'
import { BackupError } from './backup-error.ts'
import { isRunning } from './backup-name.ts'
import { writeDurably } from './hashed-files.ts'
import { withClient } from './postgres-snapshot.ts'
import { type PhotoTarget, photoTarget, RESTORING } from './restore-photos.ts'
import { engineOf } from './write-backup.ts'

/** File that names the process that restores. */
const OWNER = 'owner.json'

/** A disk of its own has such a folder from the beginning. */
const OF_THE_DISK = 'lost+found'

/** Where parts of a restore wait, each on the disk of its place. */
export interface Staging {
  readonly folder: string
  readonly photos: PhotoTarget
  /** The SQLite file; absent on PostgreSQL. */
  readonly database: string | undefined
}

const sqliteFile = ({ databaseUrl }: DataPlaces) =>
  engineOf(databaseUrl) === 'sqlite' ? databaseUrl.slice('file:'.length) : undefined

/** The places in which a restore prepares its parts. */
export function stagingOf(places: DataPlaces): Staging {
  const file = sqliteFile(places)
  return {
    folder: path.join(places.dataDir, RESTORING),
    photos: photoTarget(places.storage),
    database: file && `${file}${RESTORING}`,
  }
}

/**
 * Whether a restore into these places was begun and not finished.
 * A site that started then would show what is not whole.
 */
export function isRestoring(places: Pick<DataPlaces, 'dataDir'>): boolean {
  return existsSync(path.join(places.dataDir, RESTORING))
}

/**
 * Make sure that nothing is there, and mark the place as being restored to. What an interrupted restore prepared is
 * removed.
 * @param keys of the photographs that will be restored
 * @throws {BackupError} when something is there, or another restore is at work
 */
export async function claimTarget(places: DataPlaces, keys: readonly string[]): Promise<Staging> {
  const staging = stagingOf(places)
  const interrupted = isRestoring(places)
  const storage = identityOfPlace(places.storage)
  const owner = await readOwner(staging)
  rejectWhileRestoring(owner, staging)
  // It found the bucket empty, so these are its own.
  const ours = new Set(owner.storage === storage ? keys : [])
  const occupied = [
    ...(await occupiedFiles(places, staging)),
    ...(await staging.photos.findOccupied(ours)),
    ...(await occupiedDatabase(places)),
  ]
  if (occupied.length > 0) {
    const why = interrupted
      ? 'An earlier restore was interrupted here. Remove what it left and restore again'
      : 'A backup is restored only to where nothing is, so that nothing is lost. Name another place, or move this away'
    throw new BackupError(`${why}: ${[...new Set(occupied)].join(', ')}`)
  }
  await mkdir(places.dataDir, { recursive: true, mode: 0o700 })
  for (const leftover of [staging.database, staging.folder]) {
    if (leftover) await rm(leftover, { recursive: true, force: true })
  }
  // Two restores at once: the second one finds the folder.
  await mkdir(staging.folder, { mode: 0o700 })
  const self: Owner = { pid: process.pid, host: hostname(), storage }
  await writeDurably(path.join(staging.folder, OWNER), JSON.stringify(self))
  await staging.photos.prepare()
  return staging
}

/** Who restores, and where the photographs go. */
interface Owner {
  readonly pid?: number
  readonly host?: string
  readonly storage?: string
}

async function readOwner({ folder }: Staging): Promise<Owner> {
  const text = await readFile(path.join(folder, OWNER), 'utf8').catch(() => '{}')
  return JSON.parse(text || '{}') as Owner
}

function rejectWhileRestoring({ pid, host }: Owner, { folder }: Staging): void {
  if (pid !== undefined && host === hostname() && isRunning(pid)) {
    throw new BackupError(`Another restore is at work in ${path.dirname(folder)} (process ${pid}).`)
  }
}

async function occupiedFiles(places: DataPlaces, staging: Staging): Promise<string[]> {
  const { dataDir, storage } = places
  const own = new Set<string | undefined>([
    staging.folder,
    staging.database,
    path.join(dataDir, OF_THE_DISK),
    // Asked for what is in it.
    storage.kind === 'folder' ? storage.folder : undefined,
  ])
  const inData = (await entriesOf(dataDir)).filter((entry) => !own.has(entry))
  const file = sqliteFile(places)
  const database = file ? ['', '-wal', '-shm'].map((ending) => file + ending).filter(existsSync) : []
  return [...inData, ...database]
}

async function entriesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.map((name) => path.join(folder, name))
}

/** Tables, views and sequences that no extension brought along. */
const OCCUPIED = `
  select count(*) as n, min(relname) as example from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where relkind in ('r', 'p', 'v', 'm', 'S', 'f') and nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
  and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
`

async function occupiedDatabase({ databaseUrl }: DataPlaces): Promise<string[]> {
  if (engineOf(databaseUrl) === 'sqlite') return []
  const [row] = await withClient(databaseUrl, (read) => read(OCCUPIED))
  return Number(row?.n) === 0 ? [] : [`the database of DATABASE_URL (${row?.n} tables, e.g. ${row?.example})`]
}

/**
 * Refuse to start where a restore is under way or was interrupted: what is there is not whole.
 * @throws {StartError} with how to go on
 */
export function rejectUnfinishedRestore(dataDir: string): void {
  if (!isRestoring({ dataDir })) return
  throw new StartError(
    `A restore into ${dataDir} was begun and has not been finished, so nothing was started. Wait for it, or remove ` +
      `${dataDir} (and empty DATABASE_URL where it is PostgreSQL) and run again: npm run restore -- BACKUP`,
  )
}
