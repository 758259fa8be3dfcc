import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isIsoDay, laterDay } from '#/lib/iso-day.ts'
import { FARTHEST_DAY, problemOfLaterDay } from '#/lib/offered-days.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { ChoiceMenu } from '#/ui/admin/choice-menu.tsx'
import { AdminDialog } from '#/ui/admin/dialog.tsx'
import { AdminField } from '#/ui/admin/field.tsx'
import { isSnoozed, type Seen, useSnoozeWords } from './use-snooze.ts'

/** Chosen for a day that is none of those offered. */
const FREE = 'date'

interface SnoozeMenuProps {
  rows: readonly Seen[]
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The hint of its key. */
  trigger: Parameters<typeof ChoiceMenu>[0]['trigger']
  triggerClass: string
  side?: 'top' | 'bottom'
  /** Out of sight until a day (ISO 8601, Paris); `null` brings back. */
  onSnooze: (until: string | null) => void
}

/** The days until which requests can be out of sight: those offered, or any date to come. */
export function SnoozeMenu({ rows, onSnooze, ...menu }: SnoozeMenuProps) {
  const days = useTranslations('admin.followUps.day')
  const { choicesFor } = useSnoozeWords()
  const [isAsked, setAsked] = useState(false)
  const offered = choicesFor(rows)
  const [until, ...others] = [...new Set(rows.map(({ snoozedUntil }) => snoozedUntil))]
  const shared = others.length === 0 ? (until ?? null) : null
  return (
    <>
      <ChoiceMenu
        {...menu}
        choices={[...offered, { value: FREE, label: `${days('date')}…`, key: String(offered.length + 1) }]}
        chosen={shared !== null && rows.some(isSnoozed) ? [shared] : []}
        onChoose={(value) => (value === FREE ? setAsked(true) : onSnooze(value))}
      />
      {isAsked && (
        <DateDialog
          present={shared}
          onClose={() => setAsked(false)}
          onChoose={(day) => {
            setAsked(false)
            onSnooze(day)
          }}
        />
      )}
    </>
  )
}

interface DateDialogProps {
  present: string | null
  onChoose: (day: string) => void
  onClose: () => void
}

function DateDialog({ present, onChoose, onClose }: DateDialogProps) {
  const t = useTranslations('admin.snooze')
  const followUps = useTranslations('admin.followUps')
  const id = useId()
  const tomorrow = laterDay(parisDay(new Date()), 1)
  const [error, setError] = useState<string>()
  return (
    <AdminDialog open onClose={onClose} title={t('button')} closeLabel={followUps('cancel')}>
      <form
        className="narrow-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          const day = String(new FormData(event.currentTarget).get('until') ?? '')
          const problem = isIsoDay(day) ? problemOfLaterDay(day, tomorrow) : 'none'
          if (problem === undefined) return onChoose(day)
          setError(problem === 'past' ? t('past') : followUps(`problem.${problem}`))
          document.getElementById(id)?.focus()
        }}
      >
        <AdminField
          id={id}
          name="until"
          type="date"
          label={followUps('on')}
          min={tomorrow}
          max={laterDay(tomorrow, FARTHEST_DAY)}
          defaultValue={present ?? ''}
          error={error}
          data-focus
        />
        <div className="row">
          <button type="submit" className="btn primary">
            {t('button')}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {followUps('cancel')}
          </button>
        </div>
      </form>
    </AdminDialog>
  )
}
