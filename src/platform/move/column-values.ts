/** Values of both engines as text, by the type that PostgreSQL declares. */
import type { SQLOutputValue } from 'node:sqlite'

/** Values in the order of the columns. */
export type TextRow = readonly (string | null)[]

/** How one type is written and compared. */
interface ColumnKind {
  /** SQL that reads a quoted column as text; plain: `::text`. */
  readonly read?: (column: string) => string
  /** The one text of several that mean the same; plain: the text itself. */
  readonly canonical?: (text: string) => string
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  text: {},
  integer: {},
  bigint: {},
  boolean: { canonical: (text) => ({ 0: 'false', 1: 'true' })[text] ?? text },
  // Both engines write the shortest text of the same double, each in its own way.
  'double precision': { canonical: (text) => String(Number(text)) },
  // `jsonb` orders the keys of objects in its own way.
  jsonb: { canonical: (text) => JSON.stringify(sortKeys(JSON.parse(text))) },
  'timestamp with time zone': {
    read: (column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    canonical: (text) => new Date(text).toISOString(),
  },
  bytea: { read: (column) => `'\\x' || encode(${column}, 'hex')` },
}

/** Whether values of a type can be moved: a migration with another one names it in {@link KINDS}. */
export function isKnownType(type: string): boolean {
  return type in KINDS
}

/** SQL that reads a column of PostgreSQL as text. */
export function readAsText(column: string, type: string): string {
  return KINDS[type]?.read?.(column) ?? `${column}::text`
}

/**
 * A value of SQLite as the text that PostgreSQL takes in for this type. Columns of SQLite hold what was put in, whatever
 * they were declared: what does not fit is refused by PostgreSQL.
 */
export function toPostgresText(value: SQLOutputValue): string | null {
  if (value === null) return null
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  return String(value)
}

/** The text by which values of both engines are compared. */
export function canonicalText(text: string | null, type: string): string | null {
  return text === null ? null : (KINDS[type]?.canonical?.(text) ?? text)
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}
