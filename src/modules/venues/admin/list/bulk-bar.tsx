import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { SelectionBar } from '#/ui/admin/data-list/selection-bar.tsx'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { type ListedVenue, storeStatuses } from '../../venue-editor.functions.ts'

const UNDO_MS = 10_000

interface BulkBarProps {
  venues: readonly ListedVenue[]
  onDone: () => Promise<void>
  onClear: () => void
}

/** Actions on all selected venues; each can be undone. */
export function BulkBar({ venues, onDone, onClear }: BulkBarProps) {
  const t = useTranslations('admin.venueDesk.list')
  const failed = useFailureText()
  const [change, running] = useAction(async (status: ListedVenue['status']) => {
    const others = venues.filter((venue) => venue.status !== status)
    if (others.length === 0) return
    const outcomes = await storeStatuses({
      data: { venues: others.map(({ id, version }) => ({ id, version, status })) },
    })
    const back = outcomes.flatMap((outcome, at) => {
      const before = others[at]
      if (outcome.kind !== 'saved' || before === undefined) return []
      return [{ id: before.id, version: outcome.venue.version, status: before.status }]
    })
    const rejected = outcomes.length - back.length
    const undo = async () => {
      await storeStatuses({ data: { venues: back } })
      await onDone()
    }
    await onDone()
    if (back.length > 0) {
      showToast({
        type: 'success',
        title: t(`done.${status}`, { count: back.length }),
        timeout: UNDO_MS,
        actions: [{ label: t('undo'), onSelect: () => void undo() }],
      })
    }
    if (rejected > 0) {
      showToast({ type: 'error', title: t('refused', { count: rejected }), timeout: UNDO_MS })
    }
  }, failed)
  const busy = running || undefined
  return (
    <SelectionBar
      label={t('selection')}
      picked={t('picked', { count: venues.length })}
      clearLabel={t('clearSelection')}
      onClear={onClear}
    >
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void change('published')}>
        {t('publish')}
      </button>
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void change('draft')}>
        {t('withdraw')}
      </button>
      <button type="button" className="btn" aria-disabled={busy} onClick={() => void change('archived')}>
        {t('archive')}
      </button>
    </SelectionBar>
  )
}
