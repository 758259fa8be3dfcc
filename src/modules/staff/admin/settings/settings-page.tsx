import { useTranslations } from 'use-intl'
import type { OfficeHours } from '#/lib/working-hours.ts'
import { AdminPageHead } from '#/ui/admin/page-head.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import type { LegalMentions } from '../../model/legal-mentions.schema.ts'
import { HolidayList } from './holiday-list.tsx'
import { LegalMentionsForm } from './legal-mentions-form.tsx'
import { OfficeHoursForm } from './office-hours-form.tsx'

interface SettingsPageProps {
  hours: { readonly value: OfficeHours; readonly version: number }
  mentions: { readonly value: LegalMentions; readonly version: number }
  /** `2026-11-25`, in Paris. */
  today: string
  onSaved: () => Promise<void>
}

/** Settings of the agency, for administrators. */
export function SettingsPage({ hours, mentions, today, onSaved }: SettingsPageProps) {
  const t = useTranslations('admin.settings')
  useHotKeys(useUndo('settings', onSaved).keys(), false)
  return (
    <>
      <AdminPageHead title={t('title')} />
      <div className="scroll">
        <div className="account">
          <OfficeHoursForm hours={hours} onSaved={onSaved} />
          <HolidayList today={today} />
          <LegalMentionsForm mentions={mentions} today={today} onSaved={onSaved} />
        </div>
      </div>
    </>
  )
}
