import { useTranslations } from 'use-intl'

const HOUR_MIN = 60
const DAY_MIN = 24 * HOUR_MIN

/** Limit in minutes from which days are shown instead of hours. */
const DAYS_FROM_MIN = 72 * HOUR_MIN

/** Format minutes as `40 min`, `5 h 40` or `4 j 6 h`. */
export function useDuration(): (minutes: number) => string {
  const t = useTranslations('admin.overview.duration')
  return (minutes) => {
    const whole = Math.round(minutes)
    if (whole < HOUR_MIN) return t('minutes', { m: whole })
    if (whole < DAYS_FROM_MIN) {
      return t('hours', { h: Math.floor(whole / HOUR_MIN), m: String(whole % HOUR_MIN).padStart(2, '0') })
    }
    return t('days', { d: Math.floor(whole / DAY_MIN), h: Math.floor((whole % DAY_MIN) / HOUR_MIN) })
  }
}
