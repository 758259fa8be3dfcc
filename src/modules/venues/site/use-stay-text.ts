import { useTranslations } from 'use-intl'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { laterDay } from '#/lib/iso-day.ts'
import type { AskedStay } from '../model/brief.ts'

/** The words for a stay: “1–4 March”, “From 1 March”, “4 days”; nothing for none. */
export function useStayText(): (stay: AskedStay) => string {
  const t = useTranslations('dates')
  const venue = useTranslations('venue')
  const language = useLanguage()
  return ({ startDate, duration }) => {
    if (startDate !== undefined && duration !== undefined)
      return formatDayRange(startDate, laterDay(startDate, duration - 1), language)
    if (startDate !== undefined) return t('from', { day: formatDayRange(startDate, startDate, language) })
    return duration === undefined ? '' : venue('days', { n: duration })
  }
}
