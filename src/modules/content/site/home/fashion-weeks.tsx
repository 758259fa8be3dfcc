import { useTranslations } from 'use-intl'
import { formatDayRange } from '#/i18n/format-day-range.ts'
import { useLanguage } from '#/i18n/react/address-context.tsx'
import { PageLink } from '#/i18n/react/page-link.tsx'
import { parisDay } from '#/lib/paris-time.ts'
import { briefSearch } from '#/modules/venues/model/brief.ts'
import { comingFashionWeeks, stayOfWeek } from '#/modules/venues/model/fashion-weeks.ts'

/** How many are offered: one of each kind. */
const OFFERED = 3

/** The next fashion weeks, each a link to the list of venues with its days. */
export function FashionWeeks() {
  const t = useTranslations('dates')
  const language = useLanguage()
  const today = parisDay(new Date())
  const weeks = comingFashionWeeks(today).slice(0, OFFERED)
  if (weeks.length === 0) return null
  return (
    <div className="fashion-weeks">
      <p id="fashion-weeks">{t(weeks.every(({ confirmed }) => confirmed) ? 'weeks' : 'weeksExpected')}</p>
      <ul aria-labelledby="fashion-weeks">
        {weeks.map((week) => (
          <li key={week.from}>
            <PageLink page="venues" search={briefSearch(stayOfWeek(week, today))}>
              <b>{t(`short.${week.id}`)}</b> <span>{formatDayRange(week.from, week.to, language)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
