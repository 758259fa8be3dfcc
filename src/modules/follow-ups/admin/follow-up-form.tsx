import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isIsoDay, laterDay } from '#/lib/iso-day.ts'
import { keyName } from '#/lib/keys.ts'
import { DAY_CHOICES, daysFromToday, FARTHEST_DAY, problemOfLaterDay } from '#/lib/offered-days.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'
import { AdminField, AdminFieldBox, AdminSelect } from '#/ui/admin/field.tsx'
import type { FollowUp } from '../model/follow-up.ts'
import { useFollowUpWords } from './use-follow-up-words.ts'

/** What is typed of a follow-up. */
export type TypedFollowUp = Pick<FollowUp, 'day' | 'note' | 'assignee'>

interface FollowUpFormProps {
  /** The one that is changed; null for a new one. */
  row: FollowUp | null
  today: string
  me: string
  team: readonly { readonly id: string; readonly name: string }[]
  /** @returns whether it was saved */
  onSave: (typed: TypedFollowUp) => Promise<boolean | undefined>
  onClose: () => void
}

/** Day, note and person of a follow-up; Enter saves. */
export function FollowUpForm({ row, today, me, team, onSave, onClose }: FollowUpFormProps) {
  const t = useTranslations('admin.followUps')
  const { dayOf } = useFollowUpWords()
  const id = useId()
  const days = daysFromToday(today)
  const [choice, setChoice] = useState<(typeof DAY_CHOICES)[number] | 'date'>(row ? 'date' : 'tomorrow')
  const [date, setDate] = useState(row?.day ?? '')
  const [note, setNote] = useState(row?.note ?? '')
  const [assignee, setAssignee] = useState(row ? row.assignee : me)
  const [error, setError] = useState<string>()
  const save = async () => {
    const day = choice === 'date' ? date : days[choice]
    const problem = !isIsoDay(day) ? 'none' : day === row?.day ? undefined : problemOfLaterDay(day, today)
    setError(problem && t(`problem.${problem}`))
    if (problem !== undefined) return document.getElementById(`${id}-date`)?.focus()
    if ((await onSave({ day, note: note.trim(), assignee })) === true) onClose()
  }
  const hear = (event: KeyboardEvent) => {
    const key = keyName(event)
    if (key !== 'Escape' && key !== 'mod+Enter') return
    event.preventDefault()
    event.stopPropagation()
    if (key === 'Escape') onClose()
    else void save()
  }
  return (
    <form
      className="follow-up-form"
      noValidate
      data-keys="own"
      onKeyDown={hear}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <fieldset>
        <legend className="sr">{t('when')}</legend>
        {[...DAY_CHOICES, 'date' as const].map((one) => (
          <label key={one} className="follow-up-day">
            <input
              type="radio"
              name={`${id}-when`}
              checked={choice === one}
              // biome-ignore lint/a11y/noAutofocus: the form was opened to be typed in
              autoFocus={choice === one}
              onChange={() => setChoice(one)}
            />
            <span>{t(`day.${one}`)}</span>
            {one !== 'date' && <span className="muted">{dayOf(days[one])}</span>}
          </label>
        ))}
      </fieldset>
      {choice === 'date' && (
        <AdminField
          id={`${id}-date`}
          type="date"
          label={t('on')}
          min={today}
          max={laterDay(today, FARTHEST_DAY)}
          value={date}
          error={error}
          onChange={(event) => setDate(event.target.value)}
        />
      )}
      <AdminFieldBox id={`${id}-note`} label={t('note')}>
        <textarea
          id={`${id}-note`}
          className="input"
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </AdminFieldBox>
      <AdminSelect
        id={`${id}-for`}
        label={t('for')}
        value={assignee ?? ''}
        onChange={(event) => setAssignee(event.target.value || null)}
      >
        {team.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        <option value="">{t('owner')}</option>
      </AdminSelect>
      <p className="row">
        <button type="submit" className="btn primary">
          {t('save')}
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          {t('cancel')}
        </button>
      </p>
    </form>
  )
}
