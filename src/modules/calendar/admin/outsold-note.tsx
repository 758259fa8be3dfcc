import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Notice } from '#/ui/admin/notice.tsx'
import { fetchOriginDays } from '../calendar.functions.ts'
import type { EntryOrigin } from '../model/calendar-entry.ts'
import type { DayRange } from '../model/day-range.ts'
import { CALENDAR_KEY } from './use-entry-actions.ts'

/** What is to be sold, apart from its venue. */
export interface PlannedSale {
  readonly origin: EntryOrigin
  readonly days: DayRange
}

/** How many options of others end when the days of something are sold; nothing where none does. */
export function OutsoldNote({ sale, venue }: { sale: PlannedSale; venue: { slug: string; name: string } }) {
  const question = { ...sale, venues: [venue.slug] }
  const { data } = useQuery({
    queryKey: [CALENDAR_KEY, question],
    queryFn: () => fetchOriginDays({ data: question }),
  })
  return <OutsoldCount count={data?.venues.find(({ name }) => name === venue.name)?.ahead ?? 0} />
}

/** The same, where they are counted already. */
export function OutsoldCount({ count }: { count: number }) {
  const t = useTranslations('admin.calendar')
  return count > 0 && <Notice kind="warning">{t('outsells', { count })}</Notice>
}
