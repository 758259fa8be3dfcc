import { useFormatter, useTranslations } from 'use-intl'
import { useRecordWords } from '#/i18n/react/use-record-words.ts'
import type { OfficeHours } from '#/lib/working-hours.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { saveOfficeHours } from '../../agency-settings.functions.ts'
import { officeHoursSchema } from '../../model/office-hours.schema.ts'
import { forgetMe } from '../current-me.ts'
import { SettingConflict } from './setting-conflict.tsx'
import { useSettingEditor, type VersionedSetting } from './use-setting-editor.ts'

/** Every half hour of a day, in minutes after midnight. */
const TIMES = Array.from({ length: 49 }, (_, half) => half * 30)

interface OfficeHoursFormProps {
  hours: VersionedSetting<OfficeHours>
}

/** The hours in which the reply clock runs. */
export function OfficeHoursForm({ hours: setting }: OfficeHoursFormProps) {
  const t = useTranslations('admin.settings')
  const words = useRecordWords()
  const format = useFormatter()
  const isValid = (hours: OfficeHours) => officeHoursSchema.safeParse(hours).success
  const { editor, saving } = useSettingEditor(setting, {
    name: t('hours'),
    saved: t('saved'),
    send: async (hours, version) => {
      const outcome = await saveOfficeHours({ data: { hours, version } })
      // The layout knows them from the session.
      forgetMe()
      return outcome
    },
    problemOf: (hours) => (isValid(hours) ? undefined : () => document.getElementById('closes')?.focus()),
  })
  const { draft: hours, isDirty, write } = editor
  const valid = isValid(hours)
  const time = (minutes: number) =>
    format.dateTime(new Date(Date.UTC(2026, 0, 1, 0, minutes)), {
      timeZone: 'UTC',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: minutes === 1440 ? 'h24' : 'h23',
    })
  const options = TIMES.map((minutes) => (
    <option key={minutes} value={minutes}>
      {time(minutes)}
    </option>
  ))
  return (
    <section className="section" aria-labelledby="hours">
      <h2 id="hours">{t('hours')}</h2>
      <form
        className="narrow-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (isDirty && valid) void saving.save()
        }}
      >
        <p className="soft">{t('hoursLead')}</p>
        {saving.conflict && (
          <SettingConflict
            saving={saving}
            title={t('conflict')}
            theirs={(['opens', 'closes'] as const).map((field) => ({
              label: t(field),
              value: time(saving.conflict?.value[field] ?? 0),
            }))}
          />
        )}
        <div className="hours-pair">
          <AdminSelect
            id="opens"
            label={t('opens')}
            value={hours.opens}
            onChange={(event) => write((now) => ({ ...now, opens: Number(event.target.value) }))}
          >
            {options}
          </AdminSelect>
          <AdminSelect
            id="closes"
            label={t('closes')}
            value={hours.closes}
            onChange={(event) => write((now) => ({ ...now, closes: Number(event.target.value) }))}
          >
            {options}
          </AdminSelect>
        </div>
        <p role="status" className={valid ? 'hint' : 'field-error'}>
          {!valid && <AdminIcon name="circle-alert" small />}
          {valid ? t('length', { hours: format.number((hours.closes - hours.opens) / 60) }) : t('order')}
        </p>
        <p>
          <button
            type="submit"
            className="btn primary"
            aria-disabled={!isDirty || !valid || saving.isSaving || undefined}
          >
            {words.save}
          </button>
        </p>
      </form>
    </section>
  )
}
