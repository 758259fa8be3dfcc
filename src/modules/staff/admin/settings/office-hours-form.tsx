import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import type { OfficeHours } from '#/lib/working-hours.ts'
import { AdminSelect } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { useUndo } from '#/ui/admin/use-undo.ts'
import { saveOfficeHours } from '../../agency-settings.functions.ts'
import { officeHoursSchema } from '../../model/office-hours.schema.ts'
import { forgetMe } from '../current-me.ts'

/** Saves the hours; the layout knows them from the session. */
async function send(data: { hours: OfficeHours; version: number }): Promise<boolean> {
  const isSaved = await saveOfficeHours({ data })
  forgetMe()
  return isSaved
}

/** Every half hour of a day, in minutes after midnight. */
const TIMES = Array.from({ length: 49 }, (_, half) => half * 30)

interface OfficeHoursFormProps {
  hours: { readonly value: OfficeHours; readonly version: number }
  onSaved: () => Promise<void>
}

/** The hours in which the reply clock runs. */
export function OfficeHoursForm({ hours: { value, version }, onSaved }: OfficeHoursFormProps) {
  const t = useTranslations('admin.settings')
  const format = useFormatter()
  const [hours, setHours] = useState(value)
  const changed = hours.opens !== value.opens || hours.closes !== value.closes
  const valid = officeHoursSchema.safeParse(hours).success
  const undo = useUndo('settings', onSaved)
  const [save, saving] = useAction(async (wanted: OfficeHours) => {
    if (await send({ hours: wanted, version })) {
      const back = { hours: value, version: version + 1 }
      undo.done(t('saved'), {
        change: t('hours'),
        undo: async () => ({ isUndone: await send(back) }),
      })
    } else showToast({ type: 'error', title: t('conflict'), timeout: REFUSED_MS })
    await onSaved()
  })
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
          if (changed && valid && !saving) void save(hours)
        }}
      >
        <p className="soft">{t('hoursLead')}</p>
        <div className="hours-pair">
          <AdminSelect
            id="opens"
            label={t('opens')}
            value={hours.opens}
            onChange={(event) => setHours({ ...hours, opens: Number(event.target.value) })}
          >
            {options}
          </AdminSelect>
          <AdminSelect
            id="closes"
            label={t('closes')}
            value={hours.closes}
            onChange={(event) => setHours({ ...hours, closes: Number(event.target.value) })}
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
            aria-disabled={!changed || !valid || saving || undefined}
          >
            {t('save')}
          </button>
        </p>
      </form>
    </section>
  )
}
