import { useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ASKED_FROM } from '#/lib/asked-from.ts'
import { SelectionBar } from '#/ui/admin/data-list/selection-bar.tsx'
import { ManyDialog, type ManyQuestion } from '#/ui/admin/many-dialog.tsx'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undo } from '#/ui/admin/use-undo.ts'
import { type ListedVenue, storeStatuses } from '../../venue-editor.functions.ts'
import { putStatusBack } from './put-status-back.ts'

type Status = ListedVenue['status']

interface BulkBarProps {
  venues: readonly ListedVenue[]
  undo: Undo
  onDone: () => Promise<void>
  onClear: () => void
}

/** How many names a line says before the number of the others. */
const NAMED = 4

/** Actions on all selected venues; many are asked about first, and each can be undone. */
export function BulkBar({ venues, undo, onDone, onClear }: BulkBarProps) {
  const t = useTranslations('admin.venueDesk.list')
  const format = useFormatter()
  const [question, setQuestion] = useState<ManyQuestion | null>(null)
  const [run, running] = useAction(async (status: Status, others: readonly ListedVenue[]) => {
    const outcomes = await storeStatuses({
      data: {
        venues: others.map(({ id, version }) => ({ id, version, status })),
        confirmed: others.length,
      },
    })
    const back = outcomes.flatMap((outcome, at) => {
      const before = others[at]
      if (outcome.kind !== 'saved' || before === undefined) return []
      return [{ id: before.id, version: outcome.venue.version, status: before.status }]
    })
    const rejected = outcomes.length - back.length
    if (back.length > 0) {
      const title = t(`done.${status}`, { count: back.length })
      undo.done(title, {
        change: title,
        about: back.map(({ id }) => id),
        undo: () => putStatusBack(...back),
      })
    }
    await onDone()
    if (rejected > 0) {
      showToast({ type: 'error', title: t('refused', { count: rejected }), timeout: REFUSED_MS })
    }
  })
  const change = (status: Status) => {
    const others = venues.filter((venue) => venue.status !== status)
    const archived = others.filter((venue) => venue.status === 'archived')
    if (others.length === 0) return
    // Archived ones among published ones are there by accident.
    const isMixed = archived.length > 0 && archived.length < others.length
    if (others.length < ASKED_FROM && !isMixed) return void run(status, others)
    const count = others.length
    const names = archived.slice(0, NAMED).map(({ name }) => name)
    setQuestion({
      title: t(`ask.${status}`, { count }),
      lines: isMixed ? [t('askArchived', { count: archived.length, names: format.list(names) })] : [],
      confirm: t('askConfirm', { count }),
      onConfirm: () => void run(status, others),
    })
  }
  const busy = running || undefined
  return (
    <SelectionBar
      label={t('selection')}
      picked={t('picked', { count: venues.length })}
      clearLabel={t('clearSelection')}
      onClear={onClear}
    >
      <button type="button" className="btn" aria-disabled={busy} onClick={() => change('published')}>
        {t('publish')}
      </button>
      <button type="button" className="btn" aria-disabled={busy} onClick={() => change('draft')}>
        {t('withdraw')}
      </button>
      <button type="button" className="btn" aria-disabled={busy} onClick={() => change('archived')}>
        {t('archive')}
      </button>
      <ManyDialog question={question} closeLabel={t('askCancel')} onClose={() => setQuestion(null)} />
    </SelectionBar>
  )
}
