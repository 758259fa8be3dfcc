import { useFormatter, useTranslations } from 'use-intl'
import { frenchHolidays } from '#/lib/working-hours.ts'

/** Holidays of the next twelve months: on them the clock stands still. */
export function HolidayList({ today }: { today: string }) {
  const t = useTranslations('admin.settings')
  const format = useFormatter()
  const year = Number(today.slice(0, 4))
  const inAYear = `${year + 1}${today.slice(4)}`
  const days = [...frenchHolidays(year), ...frenchHolidays(year + 1)].filter(
    (day) => day >= today && day < inAYear,
  )
  return (
    <section className="sec" aria-labelledby="holidays">
      <h2 id="holidays">{t('holidays')}</h2>
      <div>
        <p className="soft">{t('holidaysLead')}</p>
        <ul className="holidays">
          {days.map((day) => (
            <li key={day}>
              {format.dateTime(new Date(`${day}T12:00:00Z`), {
                weekday: 'long',
                day: 'numeric',
                month: 'long',
                year: 'numeric',
              })}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
