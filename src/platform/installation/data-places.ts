import path from 'node:path'

/** Where an installation keeps what it knows. */
export interface DataPlaces {
  /** Absolute folder for the database, files, caches and mails. */
  readonly dataDir: string
  /** `file:/absolute/path.db` or `postgres://…`. */
  readonly databaseUrl: string
  /** Absolute folder of the picture store. */
  readonly storageDir: string
}

/** The variables that say so; an empty one means "not set". */
export interface PlaceVariables {
  readonly DATA_DIR?: string | undefined
  readonly DATABASE_URL?: string | undefined
  readonly STORAGE_URL?: string | undefined
}

const FILE = 'file:'

/** Reads the places with their defaults. Makes nothing: restoring asks before there is a folder. */
export function dataPlaces({ DATA_DIR, DATABASE_URL, STORAGE_URL }: PlaceVariables): DataPlaces {
  const dataDir = path.resolve(DATA_DIR || './var')
  const databaseUrl = DATABASE_URL || `${FILE}${path.join(dataDir, 'site.db')}`
  return {
    dataDir,
    databaseUrl: databaseUrl.startsWith(FILE)
      ? `${FILE}${path.resolve(databaseUrl.slice(FILE.length))}`
      : databaseUrl,
    storageDir: path.resolve(STORAGE_URL ? STORAGE_URL.slice(FILE.length) : path.join(dataDir, 'files')),
  }
}
