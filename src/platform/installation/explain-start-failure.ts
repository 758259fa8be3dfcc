/** Explanations for an operator, in place of a stack, when the site or a command cannot start. */
import { explainDatabaseError } from '#/platform/database/explain-database-error.ts'
import { type Environment, getEnvironment } from '#/platform/environment.ts'
import { EnvironmentError } from '#/platform/environment-error.ts'
import { explainFileError } from '#/platform/files/explain-file-error.ts'
import { StartError } from '#/platform/start-error.ts'
import { StorageError } from '#/platform/storage/storage-error.ts'

/** Values that the sentences name. */
type Named = Pick<Environment, 'databaseUrl' | 'host' | 'port'>

/**
 * A sentence or a few that say what is wrong and what to do, for every failure that can be foreseen.
 * @returns nothing for a failure that is a defect: its stack is what helps then
 */
export function explainStartFailure(error: unknown, given?: Named): string | undefined {
  if (error instanceof EnvironmentError || error instanceof StartError) return error.message
  const environment = given ?? knownEnvironment()
  for (const cause of causesOf(error)) {
    if (cause instanceof StorageError) return `STORAGE_URL: ${cause.message}.`
    const text =
      (environment && (explainListenError(cause, environment) ?? explainDatabaseError(cause, environment))) ??
      explainPath(cause)
    if (text !== undefined) return text
  }
  return undefined
}

function knownEnvironment(): Named | undefined {
  try {
    return getEnvironment()
  } catch {
    return undefined
  }
}

/** The error, what caused it, and the parts of errors that stand for several. */
function* causesOf(error: unknown): Generator<Error> {
  if (!(error instanceof Error)) return
  yield error
  if (error instanceof AggregateError) for (const part of error.errors) yield* causesOf(part)
  yield* causesOf(error.cause)
}

/** By Node's `code`; `EADDRINUSE` names the port. */
function explainListenError(
  error: NodeJS.ErrnoException,
  { host, port }: Pick<Environment, 'host' | 'port'>,
): string | undefined {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what uses it, or set PORT to another one.`
  const asked = error.syscall === 'listen' || error.syscall === 'bind'
  if (asked && error.code === 'EACCES')
    return `This user may not listen on port ${port}. Set PORT to one above 1023.`
  if (
    (asked && error.code === 'EADDRNOTAVAIL') ||
    (error.syscall === 'getaddrinfo' && nameOf(error) === host)
  )
    return `HOST ${host} is not an address of this machine. Set HOST to one, such as 127.0.0.1 or 0.0.0.0.`
  return undefined
}

function nameOf(error: NodeJS.ErrnoException & { hostname?: string }): string | undefined {
  return error.hostname
}

function explainPath(error: NodeJS.ErrnoException): string | undefined {
  if (error.syscall === undefined || error.path === undefined) return undefined
  try {
    return `${explainFileError(error, `${error.path} could not be used (${error.syscall})`)}.`
  } catch {
    return undefined
  }
}
