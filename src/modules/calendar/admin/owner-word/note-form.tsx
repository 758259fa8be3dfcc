import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { AdminField, AdminFieldBox, AdminSelect } from '#/ui/admin/field.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { OWNER_ANSWERS, WORD_LENGTHS } from '../../model/owner-ask.ts'
import { minuteInParis } from '../../model/paris-minute.ts'
import { readWord, type WordProblem } from '../../model/typed-word.ts'
import { noteOwnerWord } from '../../owner-word.functions.ts'
import { DaysFields } from './days-fields.tsx'
import { beginDays, sentDays, type WordFormProps } from './word-form.ts'

type Refused = WordProblem | 'daysRefused' | 'changed' | 'gone'

/** Note what the owner said on the phone or wrote. */
export function NoteForm({ venueId, range, origin, about, onDone, onClose }: WordFormProps) {
  const t = useTranslations('admin.ownerWord')
  const id = useId()
  const [newId] = useState(() => crypto.randomUUID())
  const [days, setDays] = useState(() => beginDays({ about, range }))
  const [typed, setTyped] = useState({
    ...{ answer: 'yes', note: '', freeFrom: '', channel: 'phone' },
    until: about === null ? '' : minuteInParis(about.wishedUntil),
  })
  const [refused, setRefused] = useState<Refused | null>(null)
  const [save, saving] = useAction(async () => {
    const fields: Readonly<Record<string, string>> = typed
    const read = readWord((name) => fields[name] ?? '', new Date())
    if ('problem' in read) return setRefused(read.problem)
    const channel = typed.channel === 'mail' ? 'mail' : 'phone'
    const outcome = await noteOwnerWord({
      data: {
        ...{ channel, word: read.word },
        about: about
          ? { id: about.id, version: about.version }
          : { ...sentDays(days), venueId, newId, origin },
      },
    })
    const { kind } = outcome
    if (kind === 'until-past') return setRefused('until')
    if (kind === 'days') return setRefused('daysRefused')
    if (kind === 'conflict' || kind === 'missing') {
      await onDone()
      return setRefused(kind === 'conflict' ? 'changed' : 'gone')
    }
    onClose()
    await onDone()
    showToast({
      type: kind === 'late' ? 'info' : 'success',
      title: t(kind === 'late' ? 'lateNoted' : 'noted'),
      timeout: 8000,
    })
  })
  const change = (name: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [name]: event.target.value })
  const error = (name: WordProblem) => (refused === name ? t(`errors.${name}`) : undefined)
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {about === null && (
        <DaysFields
          id={id}
          typed={days}
          onChange={setDays}
          error={refused === 'daysRefused' ? t('daysRefused') : undefined}
        />
      )}
      <div className="grid-2">
        <AdminSelect
          id={`${id}-answer`}
          label={t('fields.answer')}
          value={typed.answer}
          onChange={change('answer')}
        >
          {OWNER_ANSWERS.map((answer) => (
            <option key={answer} value={answer}>
              {t(`answers.${answer}`)}
            </option>
          ))}
        </AdminSelect>
        <AdminSelect
          id={`${id}-channel`}
          label={t('fields.channel')}
          value={typed.channel}
          onChange={change('channel')}
        >
          <option value="phone">{t('channels.phone')}</option>
          <option value="mail">{t('channels.mail')}</option>
        </AdminSelect>
      </div>
      {typed.answer === 'yes' && (
        <AdminField
          id={`${id}-until`}
          type="datetime-local"
          label={t('fields.until')}
          hint={t('paris')}
          value={typed.until}
          onChange={change('until')}
          error={error('until')}
        />
      )}
      {typed.answer === 'no' && (
        <AdminField
          id={`${id}-from`}
          type="date"
          label={t('fields.freeFrom')}
          value={typed.freeFrom}
          onChange={change('freeFrom')}
          error={error('freeFrom')}
        />
      )}
      <AdminFieldBox id={`${id}-note`} label={t('fields.note')} error={error('note')}>
        <textarea
          id={`${id}-note`}
          className="input"
          rows={3}
          maxLength={WORD_LENGTHS.note}
          value={typed.note}
          onChange={change('note')}
        />
      </AdminFieldBox>
      {(refused === 'changed' || refused === 'gone') && <p role="alert">{t(refused)}</p>}
      <div className="row wrap">
        <button type="submit" className="btn primary" aria-disabled={saving || undefined}>
          {t('save')}
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </form>
  )
}
