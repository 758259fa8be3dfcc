import { useTranslations } from 'use-intl'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { parisDay } from '#/lib/paris-time.ts'
import { Icon, type IconName } from '#/ui/site/icon.tsx'
import type { AskedStay } from '../../model/brief.ts'
import { comingFashionWeeks } from '../../model/fashion-weeks.ts'
import { stayWords } from './stay-words.ts'

/** As many weeks as are offered beside the calendar: those of a year. */
const WEEKS_OFFERED = 6

interface DaysFieldProps {
  readonly label: string
  /** Said where no days are chosen. */
  readonly any: string
  readonly stay: AskedStay
}

/**
 * The days of a search as one range: a button that opens a calendar with the fashion weeks drawn in (`choose-days.ts`). What
 * is sent are two plain fields, the first day and the number of days; without script these are what is seen.
 */
export function DaysField({ label, any, stay }: DaysFieldProps) {
  const t = useTranslations('dates')
  const venue = useTranslations('venue')
  const language = useLanguage()
  const weeks = comingFashionWeeks(parisDay(new Date())).slice(0, WEEKS_OFFERED)
  return (
    <div className="days">
      <button
        type="button"
        className="days-open"
        aria-haspopup="dialog"
        aria-expanded="false"
        aria-controls="search-days"
        data-early=""
      >
        <span className="cell-label">{label}</span>
        <span className="days-text" data-none={any} data-language={language}>
          {stayWords(stay, language) || any}
        </span>
        <Icon name="chevron" small />
      </button>
      <div className="days-plain">
        <label>
          <span className="cell-label">{venue('firstDay')}</span>
          <input name="startDate" type="date" defaultValue={stay.startDate ?? ''} />
        </label>
        <label>
          <span className="cell-label">{venue('numberOfDays')}</span>
          <input
            name="duration"
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={venue('anyDays')}
            defaultValue={stay.duration ?? ''}
          />
        </label>
      </div>
      <div className="days-panel" id="search-days" role="dialog" aria-label={t('calendar.choose')} hidden>
        <div data-calendar="">
          <CalendarArrow slot="previous" icon="arrow-back" label={t('calendar.previous')} />
          <CalendarArrow slot="next" icon="arrow" label={t('calendar.next')} />
        </div>
        <div className="days-weeks">
          <p id="days-weeks">{t(weeks.every(({ confirmed }) => confirmed) ? 'weeks' : 'weeksExpected')}</p>
          <ul aria-labelledby="days-weeks">
            {weeks.map(({ id, from, to }) => (
              <li key={from}>
                <button type="button" data-from={from} data-to={to}>
                  <b>{t(`short.${id}`)}</b> {formatDayRange(from, to, language)}
                </button>
              </li>
            ))}
          </ul>
          <button type="button" className="link" data-clear="">
            {t('calendar.clear')}
          </button>
        </div>
      </div>
    </div>
  )
}

interface CalendarArrowProps {
  /** The place that the calendar's element has for it. */
  readonly slot: 'previous' | 'next'
  readonly icon: IconName
  readonly label: string
}

/** What stands in a button of the calendar, which `choose-days.ts` puts there. */
function CalendarArrow({ slot, icon, label }: CalendarArrowProps) {
  return (
    <span slot={slot} role="img" aria-label={label}>
      <Icon name={icon} />
    </span>
  )
}
