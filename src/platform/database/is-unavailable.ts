import { StorageError } from '#/platform/storage/storage-error.ts'
import { DatabaseTimeoutError, failureOfRequest } from './time-limits.ts'

/** `node:sqlite`: the file, or a table of it, is locked and stayed so (5, 6); the disk is full (13). */
const SQLITE_LATER: ReadonlySet<number> = new Set([5, 6, 13])

/** Error codes of Node for a connection that could not be made or was lost. */
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  // The disk: of the database, or of a photograph.
  'ENOSPC',
  'EDQUOT',
])

/**
 * PostgreSQL: connection exceptions, no room or connection left, shutting down or starting, a lock or a statement that
 * took too long (errcodes, classes 08, 25, 53, 55, 57).
 */
const SQLSTATE = /^(?:08...|25P03|53...|55P03|57014|57P0[1-5])$/

/** Messages of `pg` that carry no code. */
const PG_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed)/

/**
 * Whether a request fails because database or storage are away, full or too busy: the one rule by which every door answers 503
 * and not 500. What has failed in the course of the request counts as well, whatever error was made of it.
 */
export function failsForNow(error: unknown): boolean {
  return isUnavailable(error) || isUnavailable(failureOfRequest())
}

/** Whether a failure is the database being away or too busy: the same question may be answered in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnavailable)
  if (!(error instanceof Error)) return false
  if (error instanceof DatabaseTimeoutError || error instanceof StorageError) return true
  const { code, errcode, syscall } = error as { code?: unknown; errcode?: unknown; syscall?: unknown }
  if (typeof errcode === 'number') return SQLITE_LATER.has(errcode & 0xff)
  // A server on a socket of this machine that has stopped: the file is no longer there.
  if (syscall === 'connect') return true
  if (typeof code === 'string' && (LOST.has(code) || SQLSTATE.test(code))) return true
  return PG_MESSAGE.test(error.message) || (error.cause !== undefined && isUnavailable(error.cause))
}
