import { useFormatter, useTranslations } from 'use-intl'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import type { EntryAnswer, ShownEntry } from '../calendar.functions.ts'
import type { DayRange } from '../model/day-range.ts'

/** What is said of entries wherever they are shown. */
export function useEntryWords() {
  const t = useTranslations('admin.calendar')
  const format = useFormatter()
  const language = useScreenLanguage()
  const daysOf = ({ firstDay, lastDay }: DayRange) =>
    `${formatDayRange(firstDay, lastDay, language)} ${lastDay.slice(0, 4)}`
  return {
    daysOf,
    stateOf: ({ kind, state, rank, isStanding }: ShownEntry) => {
      if (rank !== null) return t('rank', { rank })
      return t(`state.${kind === 'hold' && !isStanding && state === 'active' ? 'lapsed' : state}`)
    },
    dayOf: (day: string) =>
      format.dateTime(new Date(day), { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
    /** @param at ISO 8601 */
    momentOf: (at: string) =>
      format.dateTime(new Date(at), {
        ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
        hourCycle: 'h23',
      }),
    /** Why nothing was changed; undefined when something was. */
    refusalOf: (answer: EntryAnswer): string | undefined => {
      if (answer.kind === 'done') return undefined
      if (answer.kind === 'taken') {
        const { title, kind } = answer.by
        return t(kind === 'closed' ? 'takenClosed' : 'taken', { who: title, days: daysOf(answer.by) })
      }
      if (answer.kind === 'refused') return t(`problem.${answer.problem}`)
      return t(answer.kind)
    },
  }
}
