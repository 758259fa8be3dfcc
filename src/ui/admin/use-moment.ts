import { useFormatter, useLocale } from 'use-intl'
import { parisDay } from '#/lib/paris-time.ts'
import { DAY_MS } from '#/lib/time-spans.ts'

/**
 * Format a time for the lists of the back office: the time today, weekday and time in the last week, else the
 * date; `withHour` keeps the time with that.
 * @returns a function of an ISO 8601 time
 */
export function useMoment({ withHour = false } = {}): (at: string) => string {
  const format = useFormatter()
  return (at) => {
    const then = new Date(at)
    const age = Date.now() - then.getTime()
    if (parisDay(then) === parisDay(new Date()))
      return format.dateTime(then, { hour: '2-digit', minute: '2-digit' })
    if (age < 6 * DAY_MS)
      return format.dateTime(then, { weekday: 'short', hour: '2-digit', minute: '2-digit' })
    const hour = withHour ? ({ hour: '2-digit', minute: '2-digit' } as const) : {}
    return format.dateTime(then, { day: 'numeric', month: 'short', year: 'numeric', ...hour })
  }
}

/**
 * Format a past time for narrow columns: the time today, “yesterday”, else day and month.
 * @returns a function of an ISO 8601 time
 */
export function useWhen(): (at: string) => string {
  const format = useFormatter()
  const locale = useLocale()
  return (at) => {
    const then = new Date(at)
    const on = parisDay(then)
    if (on === parisDay(new Date())) return format.dateTime(then, { hour: '2-digit', minute: '2-digit' })
    if (on === parisDay(new Date(Date.now() - DAY_MS)))
      return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day')
    return format.dateTime(then, { day: 'numeric', month: 'short' })
  }
}
