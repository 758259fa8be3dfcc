import { DatabaseTimeoutError } from './time-limits.ts'

/** `node:sqlite`: the file is locked by another process, and stayed so. */
const SQLITE_BUSY = 5

/** Error codes of Node for a connection that could not be made or was lost. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
])

/**
 * PostgreSQL: connection exceptions, no connection left, shutting down or starting, a lock or a statement that took too
 * long (errcodes, classes 08, 25, 53, 55, 57).
 */
const SQLSTATE = /^(?:08...|25P03|53300|55P03|57014|57P0[1-5])$/

/** Messages of `pg` that carry no code. */
const PG_MESSAGE = /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout)/

/** Whether a failure is the database being away or too busy: the same question may be answered in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseTimeoutError) return true
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown }
  if (typeof errcode === 'number') return (errcode & 0xff) === SQLITE_BUSY
  // A server on a socket of this machine that has stopped: the file is no longer there.
  if (syscall === 'connect') return true
  if (typeof code === 'string' && (LOST.has(code) || SQLSTATE.test(code))) return true
  return PG_MESSAGE.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause))
}
