import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { digitOf, keyName } from '#/lib/keys.ts'
import { AdminField } from '#/ui/admin/field.tsx'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { LONGEST_OUTCOME_NOTE, LOST_REASONS, type LostReason } from '../../model/outcome.ts'
import { OutcomeButtons } from './outcome-buttons.tsx'
import type { OutcomeFormProps } from './outcome-form-props.ts'

/** Key of a reason: 1 to 9, then 0. */
const keyOf = (position: number) => String((position + 1) % LOST_REASONS.length)

/** Why an enquiry was lost: one key chooses, Enter sends. */
export function LostForm({ known, mayWait, onDecide, onClose }: OutcomeFormProps) {
  const t = useTranslations('admin.outcome')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [reason, setReason] = useState<LostReason | null>(known?.reason ?? null)
  const [note, setNote] = useState(known?.note ?? '')
  const [tried, setTried] = useState(false)
  const missing = reason === 'other' && note.trim() === ''
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (reason === null) form.current?.querySelector<HTMLElement>('input[type=radio]')?.focus()
    else if (missing) document.getElementById(`${id}-note`)?.focus()
    else onDecide({ status: 'lost', reason, note: note.trim() })
  }
  const hear = (event: KeyboardEvent) => {
    const key = keyName(event)
    const isRadio = event.target instanceof HTMLInputElement && event.target.type === 'radio'
    if (key === 'mod+Enter' || (isRadio && key === 'Enter')) return send(event)
    const digit = digitOf(event)
    if (event.target instanceof HTMLInputElement && !isRadio) return
    const at = LOST_REASONS.findIndex((_, position) => keyOf(position) === digit)
    const wanted = LOST_REASONS[at]
    if (wanted === undefined) return
    event.preventDefault()
    setReason(wanted)
    const focus = wanted === 'other' ? `#${CSS.escape(id)}-note` : `input[value="${wanted}"]`
    form.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  return (
    <form ref={form} className="outcome-form" noValidate onSubmit={send} onKeyDown={hear}>
      <fieldset aria-describedby={tried && reason === null ? `${id}-error` : undefined}>
        <legend className="soft">{t('why')}</legend>
        <div className="reasons">
          {LOST_REASONS.map((one, position) => (
            <label key={one} className="reason">
              <input
                type="radio"
                name={id}
                value={one}
                checked={reason === one}
                data-focus={one === (reason ?? LOST_REASONS[0]) ? '' : undefined}
                onChange={() => setReason(one)}
              />
              <KeyHint>{keyOf(position)}</KeyHint>
              <span>{t(`reason.${one}`)}</span>
            </label>
          ))}
        </div>
        {tried && reason === null && (
          <p className="field-error" id={`${id}-error`} role="alert">
            <AdminIcon name="circle-alert" small /> {t('reasonMissing')}
          </p>
        )}
      </fieldset>
      <AdminField
        id={`${id}-note`}
        label={t('note')}
        aside={reason === 'other' ? undefined : <span className="muted">{t('optional')}</span>}
        hint={t('noteHint')}
        error={tried && missing ? t('noteMissing') : undefined}
        value={note}
        maxLength={LONGEST_OUTCOME_NOTE}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <OutcomeButtons
        label={t('markLost')}
        mayWait={mayWait}
        onWait={() => onDecide(null)}
        onClose={onClose}
      />
    </form>
  )
}
