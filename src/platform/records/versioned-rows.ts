import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Db, Schema } from '#/platform/database/schema.ts'

interface Counted {
  id: string
  version: number
}

/** Tables whose rows have an id and count their changes. */
type VersionedTable = {
  [Table in keyof Schema]: Selectable<Schema[Table]> extends Counted ? Table : never
}[keyof Schema]

/** How the rows of a table are held and written, as `RecordKind` wants it: by their id, each write with the next version. */
export function versionedRows<Table extends VersionedTable>(table: Table) {
  type Row = Selectable<Schema[Table]>
  // Kysely derives no columns from a table that is a type parameter; the two that are named here, all of them have.
  const rowsOf = (db: Db) =>
    (db as unknown as Kysely<{ rows: Counted }>).updateTable(table as unknown as 'rows')
  return {
    /** Lock a row until the end of the transaction, on both engines: it is written as it is. */
    hold: async (db: Db, id: string): Promise<Row | undefined> =>
      (await rowsOf(db)
        .set((eb) => ({ version: eb.ref('version') }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()) as Row | undefined,
    /** @throws {NoResultError} when a row is gone that was held */
    write: async (
      db: Db,
      { id, version }: Readonly<Counted>,
      values: Updateable<Schema[Table]>,
    ): Promise<Row> =>
      (await rowsOf(db)
        .set({ ...values, version: version + 1 })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()) as Row,
  }
}
