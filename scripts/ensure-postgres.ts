import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { installPackages, isExecutable } from './system-programs.ts'

/** Where Debian and its relatives put the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'

/** PostgreSQL for the tests of backups: a server and the client that goes with it. */
const PROGRAMS = ['initdb', 'postgres', 'pg_dump', 'pg_restore']

/**
 * Find the folder of a PostgreSQL of this machine: that of `POSTGRES_BIN`, else the newest of Debian's, else one on the
 * PATH.
 */
export function findSystemPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : []
  const newestFirst = versions.sort((a, b) => Number(b) - Number(a))
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...newestFirst.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find(
    (folder) => folder !== '' && PROGRAMS.every((name) => isExecutable(path.join(folder, name))),
  )
}

/**
 * See to it that there is a PostgreSQL with `pg_dump`: the npm package of the other data tests has the server alone.
 * On Debian as root its package is installed.
 * @throws {Error} when none can be had: tests of backups are never left out in silence
 */
export function ensurePostgres(): void {
  if (findSystemPostgres() !== undefined) return
  if (installPackages(['postgresql']) && findSystemPostgres() !== undefined) return
  throw new Error(
    `The tests of backups need PostgreSQL's programs ${PROGRAMS.join(', ')}. Install PostgreSQL, or set POSTGRES_BIN to their folder.`,
  )
}
