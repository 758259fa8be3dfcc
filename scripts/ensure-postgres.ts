import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Where Debian and its relatives put the programs of each version. */
const DEBIAN = '/usr/lib/postgresql'

/** What the tests of backups need: a server and the client that goes with it. */
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

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(command: string, args: readonly string[]): void {
  console.warn(`$ ${command} ${args.join(' ')}`)
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] })
}

/**
 * See to it that there is a PostgreSQL with `pg_dump`: the npm package of the other data tests has the server alone.
 * On Debian as root its package is installed.
 * @throws {Error} when none can be had: tests of backups are never left out in silence
 */
export function ensurePostgres(): void {
  if (findSystemPostgres() !== undefined) return
  const manager = '/usr/bin/apt-get'
  if (process.getuid?.() === 0 && isExecutable(manager)) {
    run(manager, ['update', '-q'])
    run(manager, ['install', '-y', '-q', '--no-install-recommends', 'postgresql'])
    if (findSystemPostgres() !== undefined) return
  }
  throw new Error(
    `The tests of backups need PostgreSQL's programs ${PROGRAMS.join(', ')}. Install PostgreSQL, or set POSTGRES_BIN to their folder.`,
  )
}
