import { useTranslations } from 'use-intl'
import { useLongDay } from '#/i18n/react/use-long-day.ts'
import { frenchHolidays } from '#/lib/working-hours.ts'

/** Holidays of the next twelve months: on them the clock stands still. */
export function HolidayList({ today }: { today: string }) {
  const t = useTranslations('admin.settings')
  const longDay = useLongDay()
  const year = Number(today.slice(0, 4))
  const inAYear = `${year + 1}${today.slice(4)}`
  const days = [...frenchHolidays(year), ...frenchHolidays(year + 1)].filter(
    (day) => day >= today && day < inAYear,
  )
  return (
    <section className="section" aria-labelledby="holidays">
      <h2 id="holidays">{t('holidays')}</h2>
      <div>
        <p className="soft">{t('holidaysLead')}</p>
        <ul className="holidays">
          {days.map((day) => (
            <li key={day}>{longDay(new Date(`${day}T12:00:00Z`), { year: 'numeric' })}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
