import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLongDay } from '#/i18n/react/use-long-day.ts'
import { frenchHolidays, type OfficeHours } from '#/lib/working-hours.ts'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { ContactPerson } from '../../model/contact-person.schema.ts'
import type { LegalMentions } from '../../model/legal-mentions.schema.ts'
import { ContactPersonForm } from './contact-person-form.tsx'
import { LegalMentionsForm } from './legal-mentions-form.tsx'
import { OfficeHoursForm } from './office-hours-form.tsx'

interface SettingsPageProps {
  hours: { readonly value: OfficeHours; readonly version: number }
  mentions: { readonly value: LegalMentions; readonly version: number }
  contact: { readonly value: ContactPerson; readonly version: number }
  /** `2026-11-25`, in Paris. */
  today: string
  /** Settings of the modules above. */
  children?: ReactNode
}

/** Settings of the agency, for administrators. */
export function SettingsPage({ hours, mentions, contact, today, children }: SettingsPageProps) {
  const t = useTranslations('admin.settings')
  useHotKeys(useUndo('settings').keys(), false)
  return (
    <>
      <AdminPageHead title={t('title')} />
      <div className="scroll">
        <div className="account">
          <OfficeHoursForm hours={hours} />
          <HolidayList today={today} />
          <ContactPersonForm contact={contact} />
          <LegalMentionsForm mentions={mentions} today={today} />
          {children}
        </div>
      </div>
    </>
  )
}

/** Holidays of the next twelve months: on them the clock stands still. */
function HolidayList({ today }: { today: string }) {
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
