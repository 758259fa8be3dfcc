/** `pg_dump` and `pg_restore` of this machine, called without the password on a command line. */
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { BackupError } from './backup-error.ts'

/** The programs that come with PostgreSQL's client. */
export type PostgresProgram = 'pg_dump' | 'pg_restore'

/** Parameters of an address that `pg` and libpq understand alike, and libpq's variable for each. */
const SHARED_PARAMETERS = {
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
} as const

/** Only the end of a program's output is kept: it names the cause of a failure. */
const LONGEST_COMPLAINT = 2000

/**
 * Find a program on the PATH.
 * @throws {BackupError} when it is not there
 */
export function findProgram(name: PostgresProgram): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const found = folders.map((folder) => path.join(folder, name)).find(isExecutable)
  if (found !== undefined) return found
  throw new BackupError(
    `The program ${name} was not found on the PATH. Install PostgreSQL's client (on Debian: apt-get install postgresql-client) of the server's version or a newer one.`,
    'program',
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

/** The major version of a program: 15 of `pg_dump (PostgreSQL) 15.6`. */
export async function majorVersion(program: string): Promise<number> {
  const text = await runProgram(program, ['--version'])
  return Number(/\) (\d+)/.exec(text)?.[1])
}

/** Where libpq's programs connect to. */
export interface LibpqTarget {
  /** For `--dbname`. */
  readonly database: string
  /** The rest, with the password: command lines can be read by every account of a machine. */
  readonly env: Readonly<Record<string, string>>
}

/** Read an address as `pg` reads it, which takes some that libpq does not. */
export function libpqTarget(databaseUrl: string): LibpqTarget {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl })
  const env: Record<string, string> = { PGHOST: host, PGPORT: String(port) }
  if (user) env.PGUSER = user
  if (password) env.PGPASSWORD = password
  const given = new URLSearchParams(databaseUrl.split('?')[1] ?? '')
  for (const [name, variable] of Object.entries(SHARED_PARAMETERS)) {
    const value = given.get(name)
    // A word of `pg` alone: encrypted, without checking the server's identity.
    if (value) env[variable] = value === 'no-verify' ? 'require' : value
  }
  return { database: database ?? 'postgres', env }
}

/** How a program is run. */
export interface ProgramOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal | undefined
  /** Read by the program; when this process is killed, the program meets the end of it and fails. */
  readonly input?: Readable
}

/**
 * Run a program to its end.
 * @returns what it wrote to its output
 * @throws Error with what it complained of
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { env = {}, signal, input }: ProgramOptions = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['pipe', 'pipe', 'pipe'],
      // Messages are looked into: they must be in one language.
      env: { ...process.env, ...env, LC_ALL: 'C' },
      signal,
    })
    // A program that ends prematurely closes its input; it says why itself.
    child.stdin.on('error', () => undefined)
    input?.on('error', reject)
    if (input) input.pipe(child.stdin)
    else child.stdin.end()
    let output = ''
    let complaints = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      complaints = (complaints + chunk.toString()).slice(-LONGEST_COMPLAINT)
    })
    child.once('error', reject)
    child.once('close', (code, killedBy) => {
      if (code === 0) return resolve(output)
      const how = killedBy ? `was ended by ${killedBy}` : `ended with ${code}`
      reject(new Error(`${path.basename(program)} ${how}: ${complaints.trim()}`))
    })
  })
}
