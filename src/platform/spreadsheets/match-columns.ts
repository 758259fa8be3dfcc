/** Finding the columns of a table by their headings, in whatever order they stand. */
import { fold } from '#/lib/fold.ts'
import { type SheetTable, TableRejection } from './table.ts'

/** A column that a table may have. */
export interface WantedColumn<Key extends string> {
  readonly key: Key
  /** Every heading that it goes by. */
  readonly names: readonly string[]
}

/** The columns of a table. */
export interface MatchedColumns<Key extends string> {
  /** Where each stands; 0 is the first. Absent where the table does not have it. */
  readonly at: ReadonlyMap<Key, number>
  /** Headings that nothing goes by. */
  readonly ignored: readonly string[]
}

/** A heading without accents, case, units and punctuation. */
function plain(heading: string): string {
  return fold(heading)
    .replace(/[^\p{L}\p{N}€]+/gu, ' ')
    .trim()
}

/**
 * Matches headings.
 * @throws {TableRejection} when two headings mean the same
 */
export function matchColumns<Key extends string>(
  { headings }: Pick<SheetTable, 'headings'>,
  wanted: readonly WantedColumn<Key>[],
): MatchedColumns<Key> {
  const byName = new Map(wanted.flatMap(({ key, names }) => names.map((name) => [plain(name), key] as const)))
  const at = new Map<Key, number>()
  const ignored: string[] = []
  for (const [column, heading] of headings.entries()) {
    const key = byName.get(plain(heading))
    if (key === undefined) {
      if (heading !== '') ignored.push(heading)
      continue
    }
    if (at.has(key)) throw new TableRejection('same-heading', heading)
    at.set(key, column)
  }
  return { at, ignored }
}
