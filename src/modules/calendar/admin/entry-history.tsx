import { useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import { RecordHistory } from '#/ui/admin/records/record-history.tsx'
import { fetchEntryHistory, type ShownEntry } from '../calendar.functions.ts'
import type { DayRange } from '../model/day-range.ts'
import { useEntryWords } from './use-entry-words.ts'

/** Who did what with an entry, and when. */
export function EntryHistory({ entry: { id, version } }: { entry: Pick<ShownEntry, 'id' | 'version'> }) {
  const t = useTranslations('admin.calendar')
  const words = useRecordWords()
  const checks = useTranslations('admin.booking.checks')
  const { daysOf, dayOf, momentOf } = useEntryWords()
  return (
    <RecordHistory
      className="plain"
      about={['calendar', id, version]}
      read={() => fetchEntryHistory({ data: { id } })}
      current={0}
      words={words}
      none={t('noHistory')}
      describe={({ actor, event, details, by }) => {
        const { firstDay, lastDay, untilAt, from, to, reason, item, day } = details
        const say = (value: DayRange | string) => {
          if (typeof value !== 'string') return daysOf(value)
          return event === 'extended' ? momentOf(value) : value
        }
        const isOther = from !== undefined && to !== undefined && say(from) !== say(to)
        return {
          who: actor ?? t('byItself'),
          event: t(`happened.${event}`),
          changes: (
            <>
              {firstDay !== undefined && lastDay !== undefined && <p>{daysOf({ firstDay, lastDay })}</p>}
              {untilAt && <p>{t('origin.until', { moment: momentOf(untilAt) })}</p>}
              {isOther && (
                <p>
                  <del>{say(from)}</del> <ins>{say(to)}</ins>
                </p>
              )}
              {item && (
                <p>
                  {checks(item)}
                  {day && `, ${dayOf(day)}`}
                </p>
              )}
              {reason && <p>{reason}</p>}
              {by && (
                <p>
                  {by.title}, {daysOf(by)}
                </p>
              )}
            </>
          ),
        }
      }}
    />
  )
}
