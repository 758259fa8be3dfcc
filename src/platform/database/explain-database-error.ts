/** Advice for an operator when the database does not open. */

/** Result codes of SQLite (https://www.sqlite.org/rescode.html). */
const SQLITE: Readonly<Record<number, (file: string) => string>> = {
  5: (file) =>
    `The database ${file} is locked by another program, such as an open sqlite3 shell. Close it and start again.`,
  6: (file) => `The database ${file} is locked by another program. Close it and start again.`,
  8: (file) =>
    `The database ${file} may not be written by this user. Give it the right to write the file and its folder.`,
  10: (file) =>
    `The disk reports an error at the database ${file}. Look at the log of the system (dmesg) and for a full disk.`,
  11: (file) => damaged(file),
  13: (file) => `The disk of the database ${file} is full. Make room and start again.`,
  14: (file) =>
    `The database ${file} cannot be opened. Give this user the right to read and write the file and its folder.`,
  23: (file) => `The database ${file} may not be opened by this user.`,
  26: (file) => damaged(file),
}

/** Advice for a damaged SQLite file. */
export function damaged(file: string): string {
  return `The database ${file} is damaged. Nothing was started, so that it does not get worse.
  - Keep a copy of the file and of its -wal and -shm.
  - Move the folder away and run: npm run restore -- BACKUP
  - Without a backup, "sqlite3 ${file} .recover" saves what can be read.`
}

/** SQLSTATE of PostgreSQL (appendix A of its manual). */
const POSTGRES: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password. Correct user and password in DATABASE_URL',
  '28000': 'refuses the user. Correct DATABASE_URL, or allow the user in pg_hba.conf',
  '3D000': 'has no database of this name. Make it (createdb), or correct DATABASE_URL',
  '42501': 'does not let this user make tables. Give it the right: grant create on schema public to the user',
  '53100': 'has no room on its disk. Make room and start again',
  '53300': 'has no connection left. Raise max_connections, or lower WEB_CONCURRENCY',
  '55P03': 'holds a lock on the tables for another session. Wait until it has ended and start again',
  '57014': 'took too long. Look what keeps it busy, and start again',
  '57P03': 'is starting or stopping. Start again in a moment',
  '25006': 'is read-only, perhaps a standby. Correct DATABASE_URL',
}

const ANSWERS_NOT = 'does not answer. Start it, or correct host and port in DATABASE_URL'

/** Error codes of Node for a connection that could not be made. */
const CONNECTION: Readonly<Record<string, string>> = {
  ECONNREFUSED: ANSWERS_NOT,
  ENOENT: ANSWERS_NOT,
  ETIMEDOUT: ANSWERS_NOT,
  EHOSTUNREACH: ANSWERS_NOT,
  ECONNRESET: 'broke the connection. Look at its log',
  ENOTFOUND: 'is on a machine whose name cannot be resolved. Correct the host in DATABASE_URL',
  EAI_AGAIN: 'is on a machine whose name cannot be looked up just now. Look at the network',
}

/**
 * A sentence for a failure of the database at the start.
 * @returns nothing for another failure
 */
export function explainDatabaseError(
  error: Error,
  { databaseUrl }: { readonly databaseUrl: string },
): string | undefined {
  const file = databaseUrl.startsWith('file:') ? databaseUrl.slice('file:'.length) : undefined
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown }
  // Kysely keeps the names of migrations that ran, and rejects those that this version does not have.
  if (
    /previously executed migration \S+ is missing|expected previously executed migration/.test(error.message)
  )
    return `The database ${file ?? shownUrl(databaseUrl)} was last used by another, probably newer version of the site. Start that version, or restore a backup of before it: npm run restore -- BACKUP\nWhere you develop, set another DATA_DIR: each branch with migrations of its own needs one.`
  if (file !== undefined) {
    // The low byte is the code; the others say more precisely why.
    return typeof errcode === 'number' ? SQLITE[errcode & 0xff]?.(file) : undefined
  }
  const known = typeof code === 'string' ? code : ''
  const isConnecting = syscall === 'connect' || syscall === 'getaddrinfo' || syscall === 'read'
  const advice =
    POSTGRES[known] ??
    (isConnecting ? CONNECTION[known] : undefined) ??
    (/timeout exceeded when trying to connect|Connection terminated|Query read timeout/.test(error.message)
      ? ANSWERS_NOT
      : undefined)
  return advice === undefined ? undefined : `PostgreSQL (${shownUrl(databaseUrl)}) ${advice}.`
}

/** The address without user and password. */
export function shownUrl(url: string): string {
  const { host, pathname, searchParams } = new URL(
    url.replace(/^(postgres(?:ql)?:\/\/(?:[^@/]*@)?)\//, '$1socket/'),
  )
  return `${searchParams.get('host') ?? host}${pathname}`
}
