/** Restoring a backup: all of it or nothing (ADR 0054). */
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { forEachAtOnce } from '#/lib/for-each-at-once.ts'
import type { DataPlaces } from '#/platform/data-places.ts'
import { migrationNames } from '#/platform/database/migrate.ts'
import type { Engine } from '#/platform/database/open-database.ts'
import { unpackArchive } from './backup-archive.ts'
import { BackupError, inWords } from './backup-error.ts'
import { copyFile, sync } from './hashed-files.ts'
import { DATABASE_FILES, type Manifest, PHOTOS, SECRET_FILE, secretId } from './manifest.ts'
import { type OnProgress, reportProgress } from './progress.ts'
import { fillPostgres, settlePostgres, settleSqlite } from './restore-database.ts'
import { claimTarget, type Staging } from './restore-target.ts'
import { isArchive, verifyDatabase, verifyFiles } from './verify-backup.ts'
import { engineOf } from './write-backup.ts'

/** Source and target of a restore. */
export interface RestoreOrder {
  /** A folder or a `.tar`. */
  readonly backup: string
  readonly places: DataPlaces
  /** `AUTH_SECRET` of the environment. */
  readonly authSecret: string | undefined
  /** Whether waiting mails leave with the next start: only when the site stood still since before the backup. */
  readonly releaseMails: boolean
  /** SQL for what has happened since the backup, run once the data is there: in the schema that it has by its migrations. */
  readonly statements?: (migrations: readonly string[]) => readonly string[]
}

/** How it is done. */
export interface RestoreRun {
  readonly onProgress: OnProgress
  readonly now: () => Date
}

const ENGINE_NAMES: Readonly<Record<Engine, string>> = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/**
 * Restore a backup to where nothing is.
 * @returns what the backup says of itself
 * @throws {BackupError} with an explanation, before anything is touched where the backup or the place is not fit
 */
export async function restoreBackup(order: RestoreOrder, run: RestoreRun): Promise<Manifest> {
  const { places } = order
  const backup = path.resolve(order.backup)
  const manifest = await verifyFiles(backup, run.onProgress)
  rejectUnfit(manifest, places)
  const keys = photoKeys(manifest)
  const staging = await claimTarget(places, keys).catch((error: unknown) => {
    throw inWords(error, places.dataDir)
  })
  const since = {
    heldAt: order.releaseMails ? undefined : run.now(),
    statements: order.statements?.(manifest.migrations) ?? [],
  }
  try {
    const database = await stage(backup, manifest, staging, run.onProgress)
    await verifyDatabase(database, manifest)
    if (staging.database) await settleSqlite(staging.database, since)
    await moveInPlace(manifest, staging, places)
    // With one of these two there is a site; before, there was nothing.
    if (staging.database) await rename(staging.database, places.databaseUrl.slice('file:'.length))
    else await fillPostgres(database, places.databaseUrl)
  } catch (error) {
    await takeBack(keys, staging, places)
    throw inWords(error, places.dataDir)
  }
  if (staging.database) await sync(path.dirname(staging.database))
  else await settlePostgres(places.databaseUrl, manifest, since)
  // Until now a start would have been refused.
  await rm(staging.folder, { recursive: true })
  await sync(places.dataDir)
  reportSecret(manifest, order.authSecret, run.onProgress)
  return manifest
}

function rejectUnfit(manifest: Manifest, { databaseUrl }: DataPlaces): void {
  const engine = engineOf(databaseUrl)
  if (manifest.engine !== engine) {
    throw new BackupError(
      `The backup is of ${ENGINE_NAMES[manifest.engine]}, and DATABASE_URL is ${ENGINE_NAMES[engine]}: a backup is restored to the engine it was made on.`,
    )
  }
  const known = new Set(migrationNames())
  const unknown = manifest.migrations.filter((name) => !known.has(name))
  if (unknown.length > 0) {
    throw new BackupError(
      `The backup was made by a newer version of the site (it knows the migration ${unknown[0]}). Restore it with that version.`,
    )
  }
}

/**
 * Bring everything to the disks on which it will be, and compare it again: the backup may lie on a bad disk.
 * @returns the file of the database
 */
async function stage(
  backup: string,
  manifest: Manifest,
  staging: Staging,
  onProgress: OnProgress,
): Promise<string> {
  const progress = reportProgress('Restoring files', onProgress)
  const unpacked = isArchive(backup) ? path.join(staging.folder, 'unpacked') : undefined
  if (unpacked) {
    await mkdir(unpacked, { mode: 0o700 })
    await unpackArchive(backup, unpacked)
  }
  let done = 0
  await forEachAtOnce(staging.photos.lanes, manifest.files, async (file) => {
    const from = path.join(unpacked ?? backup, file.path)
    const key = keyOf(file.path)
    const sha256 =
      key === undefined
        ? (await copyFile(from, stagedPlace(file.path, staging))).sha256
        : await staging.photos.take(from, key)
    if (unpacked) await rm(from)
    if (sha256 !== file.sha256) {
      throw new BackupError(`${file.path} could not be read as it is in the manifest.`, 'damaged')
    }
    done += 1
    progress(done, manifest.files.length)
  })
  return stagedPlace(DATABASE_FILES[manifest.engine], staging)
}

function stagedPlace(file: string, staging: Staging): string {
  if (file === DATABASE_FILES.sqlite && staging.database) return staging.database
  return path.join(staging.folder, file)
}

/** Secret and photographs: without a database they are no site, and a start refuses them. */
async function moveInPlace(manifest: Manifest, staging: Staging, places: DataPlaces): Promise<void> {
  if (manifest.files.some(({ path }) => path === SECRET_FILE)) {
    await rename(path.join(staging.folder, SECRET_FILE), path.join(places.dataDir, SECRET_FILE))
  }
  await staging.photos.moveInPlace()
  await sync(places.dataDir)
}

/** After a failure that this process survives, the place is empty again. */
async function takeBack(keys: readonly string[], staging: Staging, { dataDir }: DataPlaces): Promise<void> {
  let isLeft = false
  await staging.photos.takeBack(keys).catch(() => {
    isLeft = true
  })
  // A bucket that has gone keeps what was put there: the folder stays as well, by which the next restore knows it.
  const leftovers = [path.join(dataDir, SECRET_FILE), staging.database, isLeft ? undefined : staging.folder]
  for (const place of leftovers) if (place) await rm(place, { recursive: true, force: true })
}

/** The key of a photograph in a backup; nothing for another file. */
function keyOf(file: string): string | undefined {
  return file.startsWith(`${PHOTOS}/`) ? file.slice(PHOTOS.length + 1) : undefined
}

function photoKeys({ files }: Manifest): string[] {
  return files.flatMap(({ path }) => keyOf(path) ?? [])
}

function reportSecret(manifest: Manifest, authSecret: string | undefined, onProgress: OnProgress): void {
  const own = manifest.files.some(({ path }) => path === SECRET_FILE)
  if (authSecret !== undefined && secretId(authSecret) !== manifest.secretId) {
    onProgress(
      'AUTH_SECRET is not the one of the backup: everybody signs in again, and second factors by app have to be set up anew. Set the former AUTH_SECRET to avoid that.',
    )
  } else if (authSecret === undefined && !own) {
    onProgress(
      'The backup does not hold AUTH_SECRET, which was set in the environment: set the same one before the start.',
    )
  }
}
