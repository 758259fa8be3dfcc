/** The tables that are moved, as the schema of either engine tells them. */
import { MoveError } from './move-error.ts'

/** Names that SQLite has for one. */
export interface SourceTable {
  readonly name: string
  readonly columns: readonly string[]
  /** Columns of the primary key: rows are copied and compared in its order. */
  readonly key: readonly string[]
  /** Tables whose rows have to be there first. */
  readonly references: readonly string[]
}

/** Column types by name, by table: those that the target declares. */
export type TargetTypes = ReadonlyMap<string, ReadonlyMap<string, string>>

/** A table with what its columns hold. */
export interface MovedTable extends Omit<SourceTable, 'columns'> {
  readonly columns: readonly { readonly name: string; readonly type: string }[]
}

/** The key of a row, for an operator: `id = 5`. */
export function keyOf({ key, columns }: MovedTable, row: readonly (string | null)[]): string {
  return key.map((name) => `${name} = ${row[columns.findIndex((column) => column.name === name)]}`).join(', ')
}

/** Tables that say how far the schema has come; each engine has its own. */
export const MIGRATION_TABLES = /^kysely_/

/**
 * Put both schemas together, tables that others refer to first.
 * @throws {MoveError} when one side has a table or a column that the other lacks: nothing may be left behind
 */
export function matchTables(source: readonly SourceTable[], target: TargetTypes): MovedTable[] {
  const lacking = [...target.keys()].filter((name) => source.every((table) => table.name !== name))
  if (lacking.length > 0) throw new MoveError(`The source has no table ${lacking.join(', ')}.`)
  const tables = source.map((table): MovedTable => {
    const types = target.get(table.name)
    if (types === undefined) throw new MoveError(`The target has no table ${table.name}.`)
    const unmatched = new Set(table.columns).symmetricDifference(new Set(types.keys()))
    if (unmatched.size > 0) {
      throw new MoveError(`Only one side has these columns of ${table.name}: ${[...unmatched].join(', ')}.`)
    }
    return { ...table, columns: [...types].map(([name, type]) => ({ name, type })) }
  })
  return inOrderOfReferences(tables)
}

function inOrderOfReferences(tables: readonly MovedTable[]): MovedTable[] {
  const ordered = new Map<string, MovedTable>()
  while (ordered.size < tables.length) {
    const ready = tables.filter(
      ({ name, references }) => !ordered.has(name) && references.every((other) => ordered.has(other)),
    )
    if (ready.length === 0) throw new MoveError('Tables refer to each other in a circle, or to themselves.')
    for (const table of ready) ordered.set(table.name, table)
  }
  return [...ordered.values()]
}
