import { useLocale, useTranslations } from 'use-intl'
import { parisDay } from '#/lib/paris-time.ts'
import { DAY_MS } from '#/lib/time-spans.ts'
import { durationDays } from '#/lib/typed/duration-days.ts'

const WEEK = 7

/** Format days and times for narrow columns, in Paris time. */
export function useShortDay() {
  const t = useTranslations('admin.inbox')
  const locale = useLocale()
  const write = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Paris', ...options }).format(at)

  /** `18 nov.`, `1er févr.`; with the year when it is another one and not near. */
  function day(iso: string, now: Date): string {
    const at = new Date(iso.length === '2026-11-22'.length ? `${iso}T12:00:00Z` : iso)
    const far = at.getTime() - now.getTime() > 300 * DAY_MS || now.getTime() - at.getTime() > 0
    const otherYear = parisDay(at).slice(0, 4) !== parisDay(now).slice(0, 4)
    const text = write(at, {
      day: 'numeric',
      month: 'short',
      ...(far && otherYear ? { year: 'numeric' } : {}),
    })
    // Intl does not know the ordinal of the first (behaviour 7.16).
    return locale.startsWith('fr') ? text.replace(/^1 /u, '1er ') : text
  }

  /** Time for today, weekday and time for yesterday, else the day. */
  function received(iso: string, now: Date): string {
    const at = new Date(iso)
    const time = () => write(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
    if (parisDay(at) === parisDay(now)) return time()
    if (parisDay(at) === parisDay(new Date(now.getTime() - DAY_MS))) {
      return `${write(at, { weekday: 'short' })} ${time()}`
    }
    return day(iso, now)
  }

  /** `2 mars · 6 j`, `1er févr. · 2 sem.`; undefined without a day. */
  function event(startDate: string | null, duration: string | null, now: Date): string | undefined {
    if (startDate === null) return undefined
    const days = Math.round(durationDays(duration ?? '') ?? 0)
    const start = day(startDate, now)
    if (days < 1) return start
    const length = days % WEEK === 0 ? t('weeks', { weeks: days / WEEK }) : t('days', { days })
    return `${start} · ${length}`
  }

  return { day, received, event }
}
