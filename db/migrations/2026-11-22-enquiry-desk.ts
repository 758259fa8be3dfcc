/** What answering requests needs: the reply clock, who has read what, and lists and search over 100,000 requests. */
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Db = Kysely<unknown>

/** Frozen: see `frozen.json`. */
export const enquiryDesk: Migration = {
  async up(db: Db) {
    await db.schema.alterTable('enquiry').addColumn('first_answered_at', 'text').execute()
    await indexLists(db)
    await createRead(db)
    await createSearch(db)
  },
}

/**
 * Each index holds every column that lists filter by, so that counting and paging need no rows. The two partial ones are
 * the halves of the inbox: what waits for an answer, and the rest.
 */
async function indexLists(db: Db) {
  const waiting = sql`first_answered_at is null and status in ('new', 'in-progress')`
  const rest = sql`kind, language, owner, first_answered_at`
  await db.schema.dropIndex('enquiry_status').execute()
  const indexes = [
    sql`enquiry_waiting on enquiry (created_at, id, status, ${rest}) where ${waiting}`,
    sql`enquiry_settled on enquiry (created_at, id, status, ${rest}) where not (${waiting})`,
    sql`enquiry_received on enquiry (created_at, id, status, ${rest})`,
    sql`enquiry_status on enquiry (status, created_at, id, ${rest})`,
    sql`enquiry_event on enquiry (start_date, created_at, id, status, ${rest})`,
    sql`enquiry_owner on enquiry (owner, status, created_at)`,
  ]
  for (const index of indexes) await sql`create index ${index}`.execute(db)
}

async function createRead(db: Db) {
  await db.schema
    .createTable('enquiry_read')
    .addColumn('enquiry_id', 'text', (c) => c.notNull().references('enquiry.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('enquiry_read_key', ['enquiry_id', 'user_id'])
    .execute()
  await db.schema.createIndex('enquiry_read_by').on('enquiry_read').column('user_id').execute()
}

/**
 * The words of a request, folded, each once, with one space between: made by the application, indexed by the engine's own
 * full-text search without any idea of words of its own.
 */
async function createSearch(db: Db) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  await db.schema
    .createTable('enquiry_search')
    // Rises with every request; SQLite's index names rows by it.
    .addColumn('number', postgres ? 'serial' : 'integer', (c) =>
      postgres ? c.primaryKey() : c.primaryKey().autoIncrement(),
    )
    .addColumn('enquiry_id', 'text', (c) => c.notNull().unique().references('enquiry.id').onDelete('cascade'))
    .addColumn('words', 'text', (c) => c.notNull())
    .execute()
  await (postgres ? indexInPostgres(db) : indexInSqlite(db))
}

async function indexInPostgres(db: Db) {
  await sql`
    alter table enquiry_search add column tokens tsvector
    generated always as (array_to_tsvector(string_to_array(words, ' '))) stored
  `.execute(db)
  await sql`create index enquiry_words on enquiry_search using gin (tokens) with (fastupdate = off)`.execute(
    db,
  )
}

async function indexInSqlite(db: Db) {
  await sql`
    create virtual table enquiry_words using fts5 (
      words, content = 'enquiry_search', content_rowid = 'number',
      detail = 'none', columnsize = 0, prefix = '2 3', tokenize = 'unicode61 remove_diacritics 0'
    )
  `.execute(db)
  // Words of erased requests must not stay in the file until the index happens to be tidied.
  await sql`insert into enquiry_words (enquiry_words, rank) values ('secure-delete', 1)`.execute(db)
  const add = sql`insert into enquiry_words (rowid, words) values (new.number, new.words)`
  const remove = sql`insert into enquiry_words (enquiry_words, rowid, words) values ('delete', old.number, old.words)`
  await sql`create trigger enquiry_words_insert after insert on enquiry_search begin ${add}; end`.execute(db)
  await sql`create trigger enquiry_words_delete after delete on enquiry_search begin ${remove}; end`.execute(
    db,
  )
  await sql`
    create trigger enquiry_words_update after update of words on enquiry_search begin ${remove}; ${add}; end
  `.execute(db)
}
