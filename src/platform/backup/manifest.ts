/** Contents of `manifest.json` of a backup. */
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Engine } from '#/platform/database/open-database.ts'
import { isStorageKey } from '#/platform/storage/local-storage.ts'
import { BackupError } from './backup-error.ts'

/** Raised when older code could no longer restore what newer code has backed up. */
export const MANIFEST_FORMAT = 1

/** Written last, so that a folder without it is no backup. */
export const MANIFEST_FILE = 'manifest.json'

/** The folder of the photographs inside a backup. */
export const PHOTOS = 'files'

/** The secret that was made in `DATA_DIR`. */
export const SECRET_FILE = 'auth-secret'

/** The name of the database's file inside a backup: an SQLite database, or an archive of `pg_dump`. */
export const DATABASE_FILES: Readonly<Record<Engine, string>> = {
  sqlite: 'database.sqlite',
  postgres: 'database.dump',
}

const knownPath = (text: string) =>
  text === SECRET_FILE ||
  Object.values(DATABASE_FILES).includes(text) ||
  (text.startsWith(`${PHOTOS}/`) && isStorageKey(text.slice(PHOTOS.length + 1)))

const fileSchema = z.object({
  /** Relative, with slashes. Only known places: a manifest never leads out of its folder. */
  path: z.string().refine(knownPath, 'is not a file of a backup'),
  bytes: z.int().nonnegative(),
  /** Hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

const manifestSchema = z.object({
  product: z.literal('passage'),
  format: z.int().positive(),
  /** Of the application. */
  version: z.string(),
  /** ISO 8601, UTC: when the database was read. Everything committed before is in the backup. */
  createdAt: z.iso.datetime(),
  siteUrl: z.string(),
  /** Id of the installation; null before its first start. */
  installation: z.string().nullable(),
  engine: z.enum(['sqlite', 'postgres']),
  engineVersion: z.string(),
  /** Migrations that the database has seen, in their order. */
  migrations: z.array(z.string()),
  /** Rows of every table. */
  tables: z.record(z.string(), z.int().nonnegative()),
  files: z.array(fileSchema),
  /** Keys of photographs that rows name and the storage did not have: the site lacked them already. */
  missingPhotos: z.array(z.string()),
  /** Identifies the secret of this backup without revealing it. */
  secretId: z.string(),
})

/** A stored file with its size in bytes and its SHA-256. */
export type BackupFile = z.infer<typeof fileSchema>

/** A backup's description of itself. */
export type Manifest = z.infer<typeof manifestSchema>

/**
 * Read a manifest's text.
 * @throws {BackupError} when it is torn, not ours, or of a newer format
 */
export function parseManifest(text: string): Manifest {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new BackupError(`${MANIFEST_FILE} is damaged: it is not JSON.`, 'damaged', { cause: error })
  }
  const format = z.object({ product: z.literal('passage'), format: z.int() }).safeParse(json)
  if (format.success && format.data.format > MANIFEST_FORMAT) {
    throw new BackupError('The backup was made by a newer version of the site. Restore it with that one.')
  }
  const parsed = manifestSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const where = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new BackupError(`${MANIFEST_FILE} is damaged: ${where.slice(0, 3).join('; ')}.`, 'damaged')
}

/**
 * Read the manifest of a folder.
 * @throws {BackupError} when the folder is no backup
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST_FILE), 'utf8').catch((error) => {
    throw new BackupError(`${folder} is not a backup: it has no ${MANIFEST_FILE}.`, 'other', { cause: error })
  })
  return parseManifest(text)
}

const LENGTH = 16

/** Identify a secret without revealing it, to see whether two are the same: they have at least 32 random characters. */
export function secretId(secret: string): string {
  return createHmac('sha256', secret).update('passage backup').digest('hex').slice(0, LENGTH)
}

/** The secret that was made in `DATA_DIR`, if one was. */
export function readKeptSecret(dataDir: string): Promise<string | undefined> {
  return readFile(path.join(dataDir, SECRET_FILE), 'utf8').catch(() => undefined)
}
