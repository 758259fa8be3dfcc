import { useTranslations } from 'use-intl'
import type { OfficeHours } from '#/lib/working-hours.ts'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { HolidayList } from './holiday-list.tsx'
import { OfficeHoursForm } from './office-hours-form.tsx'

interface SettingsPageProps {
  hours: { readonly value: OfficeHours; readonly version: number }
  /** `2026-11-25`, in Paris. */
  today: string
  onSaved: () => Promise<void>
}

/** Settings of the agency, for administrators. */
export function SettingsPage({ hours, today, onSaved }: SettingsPageProps) {
  const t = useTranslations('admin.settings')
  return (
    <>
      <AdminPageHead title={t('title')} />
      <div className="scroll">
        <div className="account">
          <OfficeHoursForm key={hours.version} hours={hours} onSaved={onSaved} />
          <HolidayList today={today} />
        </div>
      </div>
    </>
  )
}
