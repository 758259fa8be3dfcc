import { formatWeekday } from './format.ts'
import { LANGUAGES, type Language } from './languages.ts'

/** `14:30` as it is in a sentence (behaviour 7.16). */
export function formatTime(time: string, language: Language): string {
  const { clock } = LANGUAGES[language]
  if (clock === undefined) return time
  const [hh = '', mm = ''] = time.split(':')
  const pattern = mm === '00' ? clock.hour : clock.minutes
  return pattern
    .replace('{hh}', hh)
    .replace('{h}', String(Number(hh)))
    .replace('{mm}', mm)
}

/** Scripts that need no comma between a day and a time. */
const WITHOUT_COMMA: ReadonlySet<string> = new Set(['Hans', 'Jpan', 'Kore'])

/** A day of the week with its date and a time in Paris: `Thursday, 4 March 2027, 14:30`. @param day ISO 8601 */
export function formatMoment(day: string, time: string, language: Language): string {
  const between = WITHOUT_COMMA.has(LANGUAGES[language].script) ? ' ' : ', '
  return `${formatWeekday(day, language)}${between}${formatTime(time, language)}`
}
