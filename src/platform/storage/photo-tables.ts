/** The tables that name photographs of the storage. */

const QUERIES = {
  sqlite: `select tables.name from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and columns.name in ('key', 'sha256') group by tables.name having count(*) = 2`,
  // Not the information schema, which lacks what this role may not read: an error is better than a table that is not looked at.
  postgres: `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind in ('r', 'p') and pg_table_is_visible(c.oid) and not a.attisdropped
    and a.attname in ('key', 'sha256') group by c.oid, c.relname having count(*) = 2`,
}

/**
 * Find them in the schema: each has the key in its column `key` and the hash of the bytes in `sha256`. A list could lack the
 * table of a new capability, whose files no backup would hold and the sweep would remove.
 */
export async function findPhotoTables(
  read: (query: string) => Promise<readonly { readonly name?: unknown }[]>,
  engine: keyof typeof QUERIES,
): Promise<string[]> {
  return (await read(QUERIES[engine])).map(({ name }) => String(name)).toSorted()
}
