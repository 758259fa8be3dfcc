import { useFormatter, useTranslations } from 'use-intl'
import { formatAmount } from '#/i18n/format.ts'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { Total } from '../model/totals.ts'

/** What is said of quotes wherever they are shown. */
export function useQuoteWords() {
  const t = useTranslations('admin.quotes')
  const format = useFormatter()
  const language = useScreenLanguage()
  const amountOf = (cents: number) => formatAmount(cents, language)
  return {
    amountOf,
    /** @param day ISO 8601 */
    dayOf: (day: string) =>
      format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: 'short', day: 'numeric', month: 'short' }),
    daysOf: (firstDay: string, lastDay: string) =>
      `${formatDayRange(firstDay, lastDay, language)} ${lastDay.slice(0, 4)}`,
    /** @param at ISO 8601 */
    momentOf: (at: string) =>
      format.dateTime(new Date(at), {
        ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
        hourCycle: 'h23',
      }),
    /** With the choice, where there are several. */
    totalOf: ({ choice, grossCents }: Total) =>
      choice === null
        ? amountOf(grossCents)
        : `${t('choice', { choice })} ${amountOf(grossCents)}`.replaceAll(' ', '\u00a0'),
  }
}
