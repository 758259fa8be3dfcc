/** One row: the number that every write to public content raises. */
export interface ContentRevisionTable {
  /** Always 1. */
  id: number
  revision: number
}

/** The content revision's part of the schema. */
export interface ContentRevisionTables {
  content_revision: ContentRevisionTable
}
