import path from 'node:path'
import { EnvironmentError } from '#/platform/environment-error.ts'
import {
  findStorageProblems,
  isBucketUrl,
  readBucketUrl,
  STORAGE_FORM,
  type StorageKeyVariables,
  type StoragePlace,
  StorageUrlError,
} from '#/platform/storage-settings.ts'

/** Where an installation keeps what it knows. */
export interface DataPlaces {
  /** Absolute folder for the database, files, caches and mails. */
  readonly dataDir: string
  /** `file:/absolute/path.db` or `postgres://…`. */
  readonly databaseUrl: string
  /** Where photographs and papers are. */
  readonly storage: StoragePlace
}

/** The variables that say so; an empty one means "not set". */
export interface PlaceVariables extends StorageKeyVariables {
  readonly DATA_DIR?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly STORAGE_URL?: string | undefined
}

const FILE = 'file:'

/** What a path must not begin with: only a shell replaces it, and a folder of that very name would be made. */
export const SHELL_ONLY =
  'begins with ~, $ or %, which nothing replaces here: write the whole path, such as /srv/passage'

/** Whether a path, or `file:` and one, begins so. */
export function isShellOnly(text: string): boolean {
  return /^(?:file:(?:\/\/)?)?[~$%]/.test(text)
}

/**
 * Read the places with their defaults. Create nothing: restoring asks before there is a folder.
 * @throws {EnvironmentError} when a path would name another folder than its author meant, or a bucket cannot be asked
 */
export function dataPlaces(variables: PlaceVariables): DataPlaces {
  const { DATA_DIR, DATABASE_URL, STORAGE_URL } = variables
  const problems = Object.entries({ DATA_DIR, DATABASE_URL, STORAGE_URL })
    .filter(([, text]) => text !== undefined && isShellOnly(text))
    .map(([name]) => `${name} ${SHELL_ONLY}`)
    .concat(findStorageProblems(variables))
  if (problems.length > 0) throw new EnvironmentError(problems)
  const dataDir = path.resolve(DATA_DIR || './var')
  const databaseUrl = DATABASE_URL || `${FILE}${path.join(dataDir, 'site.db')}`
  return {
    dataDir,
    databaseUrl: databaseUrl.startsWith(FILE)
      ? `${FILE}${path.resolve(databaseUrl.slice(FILE.length))}`
      : databaseUrl,
    storage: readStoragePlace(STORAGE_URL || `${FILE}${path.join(dataDir, 'files')}`),
  }
}

/**
 * Read the address of a storage.
 * @throws {StorageUrlError} when it is none
 */
export function readStoragePlace(text: string): StoragePlace {
  if (isBucketUrl(text)) return readBucketUrl(text)
  if (isShellOnly(text)) throw new StorageUrlError(SHELL_ONLY)
  if (!/^file:./.test(text)) throw new StorageUrlError(STORAGE_FORM)
  return { kind: 'folder', folder: path.resolve(text.slice(FILE.length)) }
}
