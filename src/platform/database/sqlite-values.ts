/**
 * How values travel between JavaScript and SQLite, so that both engines give the same ones.
 * SQLite has no boolean, JSON or date type; the declared type of the column says what was meant.
 */
import type { SQLInputValue, SQLOutputValue } from 'node:sqlite'

/**
 * The form in which `node:sqlite` takes a parameter: booleans as 0/1, dates as ISO text.
 * @throws TypeError for `undefined` and for objects, which `node:sqlite` would store as NULL or reject late.
 */
export function toSqliteValue(value: unknown): SQLInputValue {
  if (value === undefined) throw new TypeError('undefined was bound to an SQL parameter')
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return value ? 1 : 0
  if (isSqliteValue(value)) return value
  throw new TypeError(`a ${typeof value} was bound to an SQL parameter; wrap JSON in toJson()`)
}

function isSqliteValue(value: unknown): value is SQLInputValue {
  if (value === null || value instanceof Uint8Array) return true
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint'
}

/** Turns a stored value (never NULL) into the one that PostgreSQL would give. */
export type Decoder = (value: SQLOutputValue) => unknown

const DECODERS: Readonly<Record<string, Decoder>> = {
  boolean: (value) => value === 1,
  jsonb: (value) => JSON.parse(String(value)),
  timestamptz: (value) => new Date(String(value)),
}

/** The decoder for a column's declared type, or nothing where the stored value is already right. */
export function decoderFor(declaredType: string | null): Decoder | undefined {
  return DECODERS[(declaredType ?? '').toLowerCase()]
}
