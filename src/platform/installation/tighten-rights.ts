/** Taking rights of other users of the machine from what an earlier version, or another umask, has left readable. */
import { chmodSync, lstatSync, realpathSync } from 'node:fs'
import path from 'node:path'
import type { Environment } from '#/platform/environment.ts'

/** Contents of `DATA_DIR`, and the database wherever it is. */
const ENTRIES = [
  'auth-secret',
  'builds',
  'cache',
  'files',
  'incoming',
  'installation.json',
  'mail',
  'running',
] as const

const DATABASE_ENDINGS = ['', '-wal', '-shm', '-journal'] as const

const GROUP_AND_OTHERS = 0o077

/** A folder in which all users may make files but only remove their own, such as /tmp. */
const STICKY = 0o1000

/** Changes made, as paths. */
export interface TightenedRights {
  readonly tightened: readonly string[]
  /** Still open to others: not ours to change, or a file system without rights. */
  readonly refused: readonly string[]
}

/**
 * Take the rights of group and others from `DATA_DIR`, from what lies directly in it, and from the SQLite files. What
 * lies deeper is behind these folders. A shared folder that is given as `DATA_DIR` itself (sticky, as /tmp) keeps its
 * rights; pictures in a folder outside (`STORAGE_URL`) keep those that the operator has given them.
 */
export function tightenRights({
  dataDir,
  databaseUrl,
}: Pick<Environment, 'dataDir' | 'databaseUrl'>): TightenedRights {
  const inside = ENTRIES.map((name) => path.join(dataDir, name))
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
  const database = file === undefined ? [] : DATABASE_ENDINGS.map((ending) => file + ending)
  const tightened: string[] = []
  const refused: string[] = []
  for (const place of [realpathSync(dataDir), ...inside, ...database]) {
    const outcome = tighten(place)
    if (outcome === 'tightened') tightened.push(place)
    if (outcome === 'refused') refused.push(place)
  }
  return { tightened, refused }
}

function tighten(place: string): 'tightened' | 'refused' | 'nothing to do' {
  const found = lstatSync(place, { throwIfNoEntry: false })
  // A link has no rights of its own, and what it leads to was put elsewhere on purpose.
  if (found === undefined || found.isSymbolicLink()) return 'nothing to do'
  if ((found.mode & GROUP_AND_OTHERS) === 0 || (found.mode & STICKY) !== 0) return 'nothing to do'
  try {
    chmodSync(place, found.mode & 0o700)
  } catch {
    return 'refused'
  }
  // File systems without rights, such as FAT, take the call and change nothing.
  return (lstatSync(place).mode & GROUP_AND_OTHERS) === 0 ? 'tightened' : 'refused'
}
