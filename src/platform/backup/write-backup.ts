/** Writing a backup into a folder that is not yet called one. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { DataPlaces } from '#/platform/data-places.ts'
import type { Engine } from '#/platform/database/open-database.ts'
import { projectRoot } from '#/platform/project-root.ts'
import { completePhotos, copyPhotos } from './copy-photos.ts'
import { copyFile, digestFile, sync, writeDurably } from './hashed-files.ts'
import {
  type BackupFile,
  DATABASE_FILES,
  MANIFEST_FILE,
  MANIFEST_FORMAT,
  type Manifest,
  PHOTOS,
  readKeptSecret,
  SECRET_FILE,
  secretId,
} from './manifest.ts'
import { openPatiently } from './open-patiently.ts'
import { snapshotPostgres } from './postgres-snapshot.ts'
import { type OnProgress, reportProgress } from './progress.ts'
import type { Snapshot } from './snapshot.ts'
import { snapshotSqlite } from './sqlite-snapshot.ts'

/** Sources of a backup. */
export interface BackupSource {
  readonly places: DataPlaces
  readonly siteUrl: string
  /** Of the environment; absent where one was made in `DATA_DIR`. */
  readonly authSecret: string | undefined
}

/** How it is done. */
export interface BackupRun {
  readonly onProgress: OnProgress
  readonly signal: AbortSignal
  readonly now: () => Date
}

/** A photograph that was removed while it was copied is gone from the rows at the next look. */
const MAX_LOOKS = 3

/** Which engine an address is of. */
export function engineOf(databaseUrl: string): Engine {
  return databaseUrl.startsWith('file:') ? 'sqlite' : 'postgres'
}

/**
 * Write database, photographs, secret and, last, the manifest. Photographs come first: one that is added while they are
 * copied is found by the rows of the database, which is read after them; one that is removed was copied already.
 * @param folder empty
 */
export async function writeBackup(folder: string, source: BackupSource, run: BackupRun): Promise<Manifest> {
  const { places, siteUrl, authSecret } = source
  const engine = engineOf(places.databaseUrl)
  const copying = {
    ...openPatiently(places.storage),
    target: path.join(folder, PHOTOS),
    signal: run.signal,
    onProgress: reportProgress('Copying photographs', run.onProgress),
  }
  await mkdir(copying.target, { mode: 0o700 })
  const copied = await copyPhotos(copying)
  const database = path.join(folder, DATABASE_FILES[engine])
  let look = await lookAtDatabase(database, places, run)
  let unmet = await completePhotos(copying, copied, look.snapshot.photos)
  for (let looks = 1; unmet.length > 0 && looks < MAX_LOOKS; looks++) {
    await rm(database)
    look = await lookAtDatabase(database, places, run)
    unmet = await completePhotos(copying, copied, look.snapshot.photos)
  }
  for (const key of unmet) {
    run.onProgress(
      `The photograph ${key} is ${copied.has(key) ? 'not the one its row tells of' : 'missing'} on the site.`,
    )
  }
  const files: BackupFile[] = [{ path: DATABASE_FILES[engine], ...(await digestFile(database)) }]
  const kept = authSecret === undefined ? await readKeptSecret(places.dataDir) : undefined
  if (kept !== undefined) {
    const file = await copyFile(path.join(places.dataDir, SECRET_FILE), path.join(folder, SECRET_FILE))
    files.push({ path: SECRET_FILE, ...file })
  }
  for (const [key, file] of [...copied].sort(([a], [b]) => (a < b ? -1 : 1))) {
    files.push({ path: `${PHOTOS}/${key}`, ...file })
  }
  const manifest: Manifest = {
    product: 'passage',
    format: MANIFEST_FORMAT,
    version: await ownVersion(),
    createdAt: look.at.toISOString(),
    siteUrl,
    installation: look.snapshot.installation,
    engine,
    engineVersion: look.snapshot.engineVersion,
    migrations: [...look.snapshot.migrations],
    tables: { ...look.snapshot.tables },
    files,
    missingPhotos: unmet.filter((key) => !copied.has(key)),
    secretId: secretId(authSecret ?? kept ?? ''),
  }
  await syncFolders(folder)
  await writeDurably(path.join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 2)}\n`)
  await sync(folder)
  return manifest
}

async function lookAtDatabase(
  target: string,
  { databaseUrl }: DataPlaces,
  { onProgress, signal, now }: BackupRun,
): Promise<{ snapshot: Snapshot; at: Date }> {
  signal.throwIfAborted()
  const at = now()
  const snapshot =
    engineOf(databaseUrl) === 'sqlite'
      ? await snapshotSqlite(
          databaseUrl.slice('file:'.length),
          target,
          reportProgress('Copying the database', onProgress),
        )
      : await snapshotPostgres(databaseUrl, target, signal)
  return { snapshot, at }
}

async function syncFolders(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isDirectory()) await sync(path.join(entry.parentPath, entry.name))
  }
}

async function ownVersion(): Promise<string> {
  const text = await readFile(path.join(projectRoot(), 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
