/** Terms as conditions of SQL. Words hold letters and figures only (`splitTerms`), so nothing in them needs care but quotes. */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Engine } from '#/platform/database/open-database.ts'
import type { SearchTerm } from './search-terms.ts'

/**
 * The ids of enquiries that the engine's index finds, as a query in brackets.
 * @param most ends the search there: whether there are more is all that is then known
 */
export function foundByIndex(engine: Engine, terms: readonly SearchTerm[], max: number) {
  if (engine === 'postgres') {
    return sql<{ enquiry_id: string }>`(
      select enquiry_id from enquiry_search where tokens @@ ${postgresQuery(terms)}::tsquery limit ${max}
    )`
  }
  return sql<{ enquiry_id: string }>`(
    select enquiry_id from enquiry_search where number in (
      select rowid from enquiry_words where enquiry_words match ${sqliteQuery(terms)} order by rowid desc limit ${max}
    )
  )`
}

/** Whether the words of a row of `enquiry_search` hold every term: the same as the index says, for one row. */
export function wordsHold(engine: Engine, terms: readonly SearchTerm[]): RawBuilder<SqlBool> {
  const position = sql.raw(engine === 'postgres' ? 'strpos' : 'instr')
  const tests = terms.map(({ beginnings, whole }) => {
    const forms = beginnings.map((beginning) => {
      const end = whole ? ' ' : ''
      return sql<SqlBool>`${position}(' ' || enquiry_search.words || ' ', ${` ${beginning}${end}`}) > 0`
    })
    return sql<SqlBool>`(${sql.join(forms, sql` or `)})`
  })
  return sql<SqlBool>`(${sql.join(tests, sql` and `)})`
}

function sqliteQuery(terms: readonly SearchTerm[]): string {
  return terms
    .map(
      ({ beginnings, whole }) => `(${beginnings.map((one) => `"${one}"${whole ? '' : '*'}`).join(' OR ')})`,
    )
    .join(' AND ')
}

function postgresQuery(terms: readonly SearchTerm[]): string {
  return terms
    .map(({ beginnings, whole }) => `(${beginnings.map((one) => `'${one}'${whole ? '' : ':*'}`).join('|')})`)
    .join('&')
}
