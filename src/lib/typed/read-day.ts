/** The one reader of typed days of the calendar. */
import { isIsoDay } from '../iso-day.ts'
import { normalized } from '../normalized-text.ts'
import { monthOf } from './month-words.ts'
import { plainLine } from './plain-line.ts'

/**
 * What was typed: nothing, a day, one of two days (day or month first?), or none. `missing`: there is no such day, as 30
 * February. Days are ISO.
 */
export type ReadDay =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'ask'; readonly days: readonly [dayFirst: string, monthFirst: string] }
  | { readonly kind: 'refused'; readonly reason: 'missing' | 'unclear' }

const LONGEST = 60
const UNCLEAR: ReadDay = { kind: 'refused', reason: 'unclear' }

const YEAR_FIRST = /^(\d{4}) ?[-/. ] ?(\d{1,2}) ?[-/. ] ?(\d{1,2})\.?$/u
const EAST_ASIAN = /^(?:(\d{4}) ?[年년] ?)?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일号號]?(?: ?[(（].*[)）])?$/u
const FIGURES = /^(\d{1,2}) ?([-/.]) ?(\d{1,2})(?: ?\2 ?(\d{2}|\d{4}))?\.?$/u

/**
 * Read a day as people write it: `2027-03-05`, `5 mars 2027`, `March 5th`, `5.3.2027`, `2027年3月5日`. Without a year it is
 * the next such day.
 * @param today ISO
 */
export function readDay(text: string, today: string): ReadDay {
  const plain = text.length > LONGEST ? '?' : plainLine(text)
  if (plain === '') return { kind: 'nothing' }
  const asian = EAST_ASIAN.exec(normalized(text, 'NFKC').trim())
  const [, year, month = '', date = ''] = YEAR_FIRST.exec(plain) ?? asian ?? []
  if (month !== '') return dayOf(year, Number(month), Number(date), today)
  const figures = FIGURES.exec(plain)
  return figures ? inFigures(figures, today) : inWords(plain, today)
}

/** With points the day comes first; with strokes it depends on the country, and is asked where both are possible. */
function inFigures([, first, mark, second, year]: RegExpExecArray, today: string): ReadDay {
  const [one, other] = [Number(first), Number(second)]
  const dayFirst = dayOf(year, other, one, today)
  if (mark === '.' || one === other || one > 12) return dayFirst
  const monthFirst = dayOf(year, one, other, today)
  if (monthFirst.kind !== 'day') return dayFirst
  if (dayFirst.kind !== 'day') return monthFirst
  return { kind: 'ask', days: [dayFirst.day, monthFirst.day] }
}

function inWords(plain: string, today: string): ReadDay {
  const tokens = plain.match(/\d+|\p{L}+/gu) ?? []
  const words = tokens.filter((token) => !/\d/u.test(token)).map(monthOf)
  const months = words.filter((month) => month !== 0)
  const [date = '', year, ...more] = tokens.filter((token) => /\d/u.test(token))
  const [month] = months
  if (month === undefined || months.length > 1 || more.length > 0 || !/^\d{1,2}$/u.test(date)) return UNCLEAR
  return year === undefined || /^(?:\d{2}|\d{4})$/u.test(year)
    ? dayOf(year, month, Number(date), today)
    : UNCLEAR
}

function dayOf(year: string | undefined, month: number, date: number, today: string): ReadDay {
  const thisYear = Number(today.slice(0, 4))
  if (year !== undefined) return existing(year.length === 2 ? `20${year}` : year, month, date)
  const next = existing(String(thisYear), month, date)
  return next.kind === 'day' && next.day >= today ? next : existing(String(thisYear + 1), month, date)
}

function existing(year: string, month: number, date: number): ReadDay {
  const two = (part: number) => String(part).padStart(2, '0')
  const day = `${year}-${two(month)}-${two(date)}`
  return isIsoDay(day) ? { kind: 'day', day } : { kind: 'refused', reason: 'missing' }
}
