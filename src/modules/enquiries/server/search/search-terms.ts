/**
 * Terms of a search over enquiries, read from the typed text and as conditions of SQL. Words hold letters and figures
 * only (`splitTerms`), so nothing in them needs care but quotes.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { normalized } from '#/lib/normalized-text.ts'
import { splitTerms } from '#/lib/split-terms.ts'
import type { Engine } from '#/platform/database/open-database.ts'
import { FEWEST_DIGITS } from './enquiry-words.ts'

/** One thing that has to be there: a word that begins with one of these. */
export interface SearchTerm {
  readonly beginnings: readonly string[]
  /** Whether the whole word has to be the same: single letters begin too many. */
  readonly whole: boolean
}

/** More words than these narrow nothing down any more. */
const MAX_TERMS = 8

/** Figures with what people write between them; figures in a word are part of that word. */
const NUMBER = /(?<![\p{L}\p{N}])\+?\d[\d\s().\-/]*\d(?![\p{L}\p{N}])/gu

/** The terms of a search; none when there is nothing to look for. */
export function searchTerms(text: string): SearchTerm[] {
  const terms: SearchTerm[] = []
  const rest = normalized(text, 'NFKC').replaceAll(NUMBER, (typed) => {
    const digits = typed.replaceAll(/\D/g, '')
    if (digits.length < FEWEST_DIGITS) return typed
    terms.push({ beginnings: numberForms(digits), whole: false })
    return ' '
  })
  for (const word of splitTerms(rest)) {
    const single = word.length === 1 && /[\p{Script=Latin}\p{Script=Cyrillic}\d]/u.test(word)
    terms.push({ beginnings: [word], whole: single })
  }
  return terms.slice(0, MAX_TERMS)
}

/** With and without the zeros of a national (06 …) or international (0033 …) call. */
function numberForms(digits: string): string[] {
  const bare = digits.replace(/^0{1,2}/, '')
  return bare === digits || bare.length < FEWEST_DIGITS ? [digits] : [digits, bare]
}

/**
 * The ids of enquiries that the engine's index finds, as a query in brackets.
 * @param max ends the search there: whether there are more is all that is then known
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
