import { laterDay } from '#/lib/iso-day.ts'
import { formatDate, heldToMonth } from './format.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** What is between two days, where it is not a dash. */
const BETWEEN: Partial<Record<Language, string>> = { cn: '至', ja: '～', ko: '~' }

/**
 * Days as a label: `1–4 March`, `27 February – 1 March`, Japanese `3月1日～4日`. `Intl` itself writes slashes in Chinese and
 * Japanese and zeros in Italian.
 * @param first ISO 8601, as is the last
 */
export function formatDayRange(first: string, last: string, language: Language): string {
  const { firstOfMonth, intl } = LANGUAGES[language]
  const format = new Intl.DateTimeFormat(intl, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const partsOf = (day: string) =>
    heldToMonth(format.formatToParts(new Date(day))).map((part) => ({
      ...part,
      value: part.type === 'day' && part.value === '1' && firstOfMonth ? firstOfMonth : part.value,
    }))
  const textOf = (day: string) => partsOf(day).map(({ value }) => value)
  const between = BETWEEN[language]
  if (first === last) return textOf(first).join('')
  if (first.slice(0, 7) !== last.slice(0, 7))
    return [textOf(first).join(''), textOf(last).join('')].join(between ?? '\u00a0– ')
  const from = partsOf(first)
  const at = from.findIndex(({ type }) => type === 'day')
  // The sign of a day is repeated (1日～4日, 1.–4.), a word after it is not.
  const [sign = ''] = /^\S/u.exec(from[at + 1]?.value ?? '') ?? []
  return partsOf(last)
    .map(({ type, value }) =>
      // No line ends between the two.
      type === 'day' ? `${from[at]?.value}${sign}${between ?? '–\u2060'}${value}` : value,
    )
    .join('')
}

/**
 * The days of a stay with their year: `2–6 March 2027`, Japanese `2027年3月2日～6日`.
 * @param days whole days, the first one counted; the first alone where they are not known
 */
export function formatStayDays(first: string, days: number | null, language: Language): string {
  const last = laterDay(first, (days ?? 1) - 1)
  const [start, end] = [first, last].map((day) => formatDate(day, language, 'label'))
  if (start === undefined || end === undefined || first === last) return start ?? ''
  const lastDay = formatDayRange(last, last, language)
  if (first.slice(0, 4) !== last.slice(0, 4) || !end.includes(lastDay))
    return [start, end].join(BETWEEN[language] ?? '\u00a0– ')
  return end.replace(lastDay, formatDayRange(first, last, language))
}
