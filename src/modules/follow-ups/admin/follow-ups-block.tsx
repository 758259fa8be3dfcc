import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { parisDay } from '#/lib/paris-time.ts'
import { SnoozeLine } from '#/modules/enquiries/admin/enquiry/snooze-line.tsx'
import { useOpenSheetUndo } from '#/modules/enquiries/admin/undo/use-sheet-undo.ts'
import type { EnquiryView } from '#/modules/enquiries/model/enquiry-view.ts'
import { AdminIcon } from '#/ui/admin/icon.tsx'
import { KeyHint } from '#/ui/admin/key-hint.tsx'
import { useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import { fetchFollowUps } from '../follow-ups.functions.ts'
import type { FollowUp } from '../model/follow-up.ts'
import { FollowUpForm, type TypedFollowUp } from './follow-up-form.tsx'
import { useFollowUpActions } from './use-follow-up-actions.ts'
import { useFollowUpWords } from './use-follow-up-words.ts'

/** The follow-ups of a request, and the way to a new one. */
export function FollowUpsBlock({
  view,
  hasKeys,
  onWrite,
}: {
  view: EnquiryView
  hasKeys: boolean
  /** Open the composer, which prepares the letter that a follow-up asks for. */
  onWrite?: (() => void) | undefined
}) {
  const t = useTranslations('admin.followUps')
  const client = useQueryClient()
  const opener = useRef<HTMLButtonElement>(null)
  // The one in the form, or a new one.
  const [form, setForm] = useState<FollowUp | 'new' | null>(null)
  const queryKey = ['follow-ups', view.id]
  const { data, isError, refetch } = useQuery({
    queryKey: [...queryKey, view.version],
    queryFn: () => fetchFollowUps({ data: { enquiryId: view.id } }),
    refetchOnWindowFocus: 'always',
  })
  const { done } = useOpenSheetUndo()
  const actions = useFollowUpActions({ done, refresh: () => client.invalidateQueries({ queryKey }) })
  const mayAdd = view.erasedAt === null
  useHotKeys(mayAdd && hasKeys ? { f: () => setForm('new') } : {}, view.viewer.singleKeys)
  const open = data?.filter(({ outcome }) => outcome === null) ?? []
  const closed = data?.filter(({ outcome }) => outcome !== null) ?? []
  if (!mayAdd && data?.length === 0) return null
  const back = () => opener.current?.focus()
  const end = async (row: FollowUp, outcome: 'done' | 'removed') => {
    if (await actions.change(row, { outcome })) back()
  }
  const save = (typed: TypedFollowUp) =>
    form === 'new' || form === null
      ? actions.add({ ...typed, id: crypto.randomUUID(), enquiryId: view.id })
      : actions.change(form, typed)
  return (
    <section className="block follow-ups" aria-label={t('title')}>
      <h3>
        {t('title')}
        {mayAdd && (
          <button ref={opener} type="button" className="btn sm end" onClick={() => setForm('new')}>
            <AdminIcon name="plus" small />
            {t('add')}
            <KeyHint>F</KeyHint>
          </button>
        )}
      </h3>
      <SnoozeLine view={view} hasKeys={hasKeys} />
      {form !== null && (
        <FollowUpForm
          key={form === 'new' ? 'new' : form.id}
          row={form === 'new' ? null : form}
          today={parisDay(new Date())}
          me={view.viewer.id}
          team={view.team}
          onSave={save}
          onClose={() => {
            setForm(null)
            back()
          }}
        />
      )}
      {isError && (
        <p className="row wrap" role="alert">
          {t('failed')}{' '}
          <button type="button" className="btn sm" onClick={() => void refetch()}>
            {t('retry')}
          </button>
        </p>
      )}
      {open.length > 0 && (
        <ul>
          {open.map((row) => (
            <OpenLine
              key={row.id}
              row={row}
              onWrite={row.kind === 'option-outsold' ? onWrite : undefined}
              onDone={() => void end(row, 'done')}
              onChange={() => setForm(row)}
              onRemove={() => void end(row, 'removed')}
            />
          ))}
        </ul>
      )}
      {data && open.length === 0 && form === null && <p className="soft">{t('none')}</p>}
      {closed.length > 0 && (
        <details className="alt">
          <summary>
            <AdminIcon name="chevron-right" small className="glyph" />
            {t('closed', { count: closed.length })}
          </summary>
          <ul>
            {closed.map((row) => (
              <ClosedLine key={row.id} row={row} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

interface OpenLineProps {
  row: FollowUp
  /** To the letter that is prepared for it. */
  onWrite: (() => void) | undefined
  onDone: () => void
  onChange: () => void
  onRemove: () => void
}

function OpenLine({ row, onWrite, onDone, onChange, onRemove }: OpenLineProps) {
  const t = useTranslations('admin.followUps')
  const { dayOf, titleOf } = useFollowUpWords()
  const what = titleOf(row)
  const isLate = row.day <= parisDay(new Date())
  return (
    <li>
      <p>
        <b className={isLate ? 'strong bad' : 'strong'}>{dayOf(row.day)}</b> {what}
      </p>
      {row.kind !== 'hand' && row.note && <p className="soft">{row.note}</p>}
      {row.who && <p className="soft">{t('who', { name: row.who })}</p>}
      <p className="row wrap">
        {onWrite && (
          <button type="button" className="btn primary sm" onClick={onWrite}>
            <AdminIcon name="mail" small />
            {t('write')}
            <KeyHint>R</KeyHint>
          </button>
        )}
        <button type="button" className="btn sm" aria-label={t('doneOf', { what })} onClick={onDone}>
          <AdminIcon name="check" small />
          {t('done')}
        </button>
        <button
          type="button"
          className="btn quiet sm"
          aria-label={t('changeOf', { what })}
          onClick={onChange}
        >
          {t('change')}
        </button>
        <button
          type="button"
          className="btn quiet sm"
          aria-label={t('removeOf', { what })}
          onClick={onRemove}
        >
          {t('remove')}
        </button>
      </p>
    </li>
  )
}

function ClosedLine({ row }: { row: FollowUp }) {
  const t = useTranslations('admin.followUps')
  const { dayOf, titleOf } = useFollowUpWords()
  const day = dayOf(parisDay(new Date(row.closedAt ?? 0)))
  return (
    <li className="soft">
      {titleOf(row)}
      <br />
      {row.outcome === 'done' ? t('doneBy', { day, name: row.closedBy ?? '–' }) : t('overOn', { day })}
    </li>
  )
}
