import { useTranslations } from 'use-intl'
import { wholeWeeks } from './hire-durations.ts'

/** The words for a length of hire in days: “3 days”, “2 weeks”. */
export function useDuration(): (days: number) => string {
  const t = useTranslations('venue')
  return (days) => {
    const weeks = wholeWeeks(days)
    return weeks === undefined ? t('days', { n: days }) : t('weeks', { n: weeks })
  }
}
