import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePagePath } from '#/i18n/react/page-link.tsx'
import { laterDay } from '#/lib/iso-day.ts'
import { parisDay } from '#/lib/paris-time.ts'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import { AdminField } from '#/ui/admin/field.tsx'
import { useAction } from '#/ui/admin/use-action.ts'
import { WORD_LENGTHS } from '../../model/owner-ask.ts'
import { minuteInParis, momentInParis } from '../../model/paris-minute.ts'
import { sendOwnerAsk, withdrawOwnerAsk } from '../../owner-word.functions.ts'
import { DaysFields } from './days-fields.tsx'
import { beginDays, sentDays, type WordFormProps } from './word-form.ts'

/** Days for which a question proposes to keep the venue. */
const KEPT_DAYS = 7

/** Ask the owner by mail; it leaves after the undo time. */
export function AskForm({ venueId, range, origin, about, onDone, onClose, undo }: WordFormProps) {
  const t = useTranslations('admin.ownerWord')
  const path = usePagePath()
  const id = useId()
  // Made once, so that what is sent again after a lost answer asks nothing twice.
  const [key] = useState(() => crypto.randomUUID())
  const [days, setDays] = useState(() => beginDays({ about, range }))
  const [until, setUntil] = useState(() => `${laterDay(parisDay(new Date()), KEPT_DAYS)}T18:00`)
  const [client, setClient] = useState(about?.client ?? '')
  const [named, setNamed] = useState(about?.client != null)
  const [remind, setRemind] = useState(true)
  const [refused, setRefused] = useState<'daysRefused' | 'untilPast' | 'noMail' | 'gone' | null>(null)
  const [send, sending] = useAction(async () => {
    const moment = momentInParis(until)
    if (moment === undefined) return setRefused('untilPast')
    const outcome = await sendOwnerAsk({
      data: {
        ...{ ...sentDays(days), id: key, venueId, until: moment, remind },
        ...{ client: named && client.trim() !== '' ? client : null, origin: about?.origin ?? origin },
      },
    })
    if (outcome.kind !== 'asked') {
      const reasons = {
        'no-mail': 'noMail',
        missing: 'gone',
        days: 'daysRefused',
        'until-past': 'untilPast',
      } as const
      return setRefused(reasons[outcome.kind])
    }
    onClose()
    await onDone()
    undo.done(t('asked', { to: outcome.ask.sentTo }), {
      ...{ change: t('askedChange'), offeredMs: UNDO_OFFERED_MS },
      undo: async () => {
        const isUndone = await withdrawOwnerAsk({ data: { id: key } })
        return isUndone ? { isUndone } : { isUndone, over: t('left') }
      },
    })
  })
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <DaysFields
        id={id}
        typed={days}
        onChange={setDays}
        error={refused === 'daysRefused' ? t('daysRefused') : undefined}
      />
      <AdminField
        id={`${id}-until`}
        type="datetime-local"
        label={t('fields.until')}
        hint={t('paris')}
        required
        min={minuteInParis(new Date().toISOString())}
        value={until}
        onChange={(event) => setUntil(event.target.value)}
        error={refused === 'untilPast' ? t('untilPast') : undefined}
      />
      <label className="check">
        <input type="checkbox" checked={named} onChange={(event) => setNamed(event.target.checked)} />
        <span>{t('named')}</span>
      </label>
      {named && (
        <AdminField
          id={`${id}-client`}
          label={t('fields.client')}
          maxLength={WORD_LENGTHS.client}
          value={client}
          onChange={(event) => setClient(event.target.value)}
        />
      )}
      <label className="check">
        <input type="checkbox" checked={remind} onChange={(event) => setRemind(event.target.checked)} />
        <span>{t('remind')}</span>
      </label>
      {(refused === 'noMail' || refused === 'gone') && <p role="alert">{t(refused)}</p>}
      {refused === 'noMail' && (
        <a className="link" href={`${path('admin-venue', { slug: venueId })}#owner`}>
          {t('addMail')}
        </a>
      )}
      <div className="row wrap">
        <button type="submit" className="btn primary" aria-disabled={sending || undefined}>
          {t('send')}
        </button>
        <button type="button" className="btn quiet" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </form>
  )
}
