import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { dismissToast, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { type ChangedEnquiry, type Colleague, changeInboxEnquiries } from '../../inbox.functions.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import { isDecided, type WantedOutcome } from '../../model/outcome.ts'
import { refreshCounts } from '../use-counts.ts'
import type { LiveInbox } from './use-inbox-rows.ts'

/** How long an undo is offered, in milliseconds. */
const UNDO_MS = 10_000

/** Change of one or many enquiries. */
export type WantedChange =
  | { readonly status: EnquiryStatus; readonly outcome?: WantedOutcome | undefined }
  | { readonly owner: Colleague | null }

let undoLast: (() => void) | undefined
let offeredAt: number | undefined

/** When the undo of the list that is still offered began, in milliseconds since the epoch. */
export function listUndoOfferedAt(): number | undefined {
  return undoLast && offeredAt
}

/** Undo the last change of this list while the undo is offered: for Ctrl or Cmd and Z. */
export function undoLastChange(): void {
  undoLast?.()
}

/** Return a function that changes enquiries at once, announces it and offers an undo. */
export function useEnquiryChanges(
  live: LiveInbox,
): (rows: readonly InboxRow[], change: WantedChange) => void {
  const t = useTranslations('admin.inbox')
  const statusName = useTranslations('admin.requestStatus')
  const failure = useFailureText()

  const reportConflicts = (count: number) => {
    if (count > 0) showToast({ type: 'error', title: t('conflict', { count }), timeout: UNDO_MS })
  }

  const [undo] = useAction(async (changed: readonly ChangedEnquiry[]) => {
    const changes = changed.map(({ id, version, before }) => ({
      id,
      version,
      ...before,
      ...(isDecided(before.status) ? { outcome: 'former' as const } : {}),
    }))
    const outcome = await changeInboxEnquiries({ data: { changes } })
    await live.refresh()
    refreshCounts()
    if (outcome.changed.length > 0) {
      showToast({ type: 'success', title: t('undone', { count: outcome.changed.length }) })
    }
    reportConflicts(outcome.conflicts.length)
  }, failure)

  const [run] = useAction(async (rows: readonly InboxRow[], change: WantedChange) => {
    const wanted = 'status' in change ? change : { owner: change.owner?.id ?? null }
    const before = new Map(rows.map((row) => [row.id, row]))
    const seen = 'status' in change ? { status: change.status } : change
    for (const { id } of rows) live.patch(id, seen)
    const outcome = await changeInboxEnquiries({
      data: { changes: rows.map(({ id, version }) => ({ id, version, ...wanted })) },
    }).catch((error: unknown) => {
      for (const [id, row] of before) live.patch(id, row)
      throw error
    })
    await live.refresh()
    refreshCounts()
    const really = outcome.changed.filter(({ id, version }) => before.get(id)?.version !== version)
    if (really.length > 0) offerUndo(really, change)
    reportConflicts(outcome.conflicts.length)
  }, failure)

  function offerUndo(changed: readonly ChangedEnquiry[], change: WantedChange) {
    const [first] = changed
    const values = { count: changed.length, reference: first?.reference ?? '' }
    const title =
      'status' in change
        ? t('statusDone', { ...values, status: statusName(change.status) })
        : t('assignDone', { ...values, name: change.owner?.name ?? t('noOwner') })
    const takeBack = () => {
      undoLast = undefined
      dismissToast(toast)
      void undo(changed)
    }
    const toast = showToast({
      type: 'success',
      title,
      timeout: UNDO_MS,
      actions: [{ label: t('undo'), onSelect: takeBack }],
    })
    undoLast = takeBack
    offeredAt = Date.now()
    setTimeout(() => {
      if (undoLast === takeBack) undoLast = undefined
    }, UNDO_MS)
  }

  return (rows, change) => void run(rows, change)
}
