/** SQL that names a table of a module from a room below it or beside it: types do not see it. */
import type { SourceTree } from './source-tree.ts'

const TABLE_FILE = /^src\/modules\/([^/]+)\/server\/tables\//
const TABLE = /^ {2}([a-z_]+): \w+Table$/gm
const IN_SQL = /\b(?:from|join|into|update|table)\s+"?([a-z_]+)\b/g
const IN_CALL =
  /\b(?:selectFrom|insertInto|updateTable|deleteFrom|innerJoin|leftJoin|rightJoin|fullJoin)\(\s*'([a-z_]+)/g
const STRING = /`[^`]*`|'[^'\n]*'/g

/** The module that each table belongs to: that which declares it. */
function owners(tree: SourceTree): ReadonlyMap<string, string> {
  return new Map(
    [...tree].flatMap(([file, text]) => {
      const module = TABLE_FILE.exec(file)?.[1]
      return module === undefined
        ? []
        : [...text.matchAll(TABLE)].map(([, table = '']): [string, string] => [table, module])
    }),
  )
}

/**
 * The places, as `file: table`.
 * @param below the modules below each, whose tables it may read
 */
export function tablesAcrossWalls(
  tree: SourceTree,
  below: Readonly<Record<string, readonly string[]>>,
): string[] {
  const owner = owners(tree)
  const found = [...tree].flatMap(([file, text]) => {
    const own = /^src\/modules\/([^/]+)\//.exec(file)?.[1]
    if (own === undefined && !file.startsWith('src/platform/')) return []
    const allowed = new Set(own === undefined ? [] : [own, ...(below[own] ?? [])])
    return namedTables(text)
      .filter((table) => owner.has(table) && !allowed.has(owner.get(table) ?? ''))
      .map((table) => `${file}: ${table}`)
  })
  return [...new Set(found)]
}

function namedTables(text: string): string[] {
  const strings = [...text.matchAll(STRING)].map(([string]) => string)
  const inSql = strings.flatMap((string) => [...string.matchAll(IN_SQL)].map(([, table = '']) => table))
  // Lists of tables that a statement is made of.
  const alone = strings.map((string) => string.slice(1, -1)).filter((string) => string.includes('_'))
  const inCalls = [...text.matchAll(IN_CALL)].map(([, table = '']) => table)
  return [...inSql, ...alone, ...inCalls]
}
