import { useTranslations } from 'use-intl'
import { formatDate } from '#/i18n/format.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import type { SharedList } from '../model/shared-view.ts'

/** What a list is about: `4 venues · 2 March 2027 · 4 days · 120 guests · Fashion show`. */
export function useAboutList({ venues, startDate, days, guests, layout }: SharedList): string {
  const t = useTranslations('shared')
  const layoutName = useTranslations('layout')
  const language = useLanguage()
  return [
    t('venues', { n: venues.length }),
    startDate && formatDate(startDate, language, 'label'),
    days && t('fact.days', { n: days }),
    guests && t('guests', { n: guests }),
    layout && layoutName(layout),
  ]
    .filter(Boolean)
    .join(' · ')
}
