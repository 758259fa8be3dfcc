import { useTranslations } from 'use-intl'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { FashionWeek } from '../model/fashion-weeks.ts'

/** A fashion week in one quiet line, with its days; those that are not certain are said that they are expected. */
export function FashionWeekNote({ week, hidden = false }: { week: FashionWeek; hidden?: boolean }) {
  const t = useTranslations('dates')
  const { id, from, to, confirmed } = week
  const values = { week: t(`week.${id}`), dates: formatDayRange(from, to, useLanguage()) }
  return (
    <p className="fashion-week" data-from={from} data-to={to} hidden={hidden}>
      {t(confirmed ? 'during' : 'duringExpected', values)}
    </p>
  )
}
