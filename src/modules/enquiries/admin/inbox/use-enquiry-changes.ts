import { useTranslations } from 'use-intl'
import { useEntryWords } from '#/modules/calendar/admin/use-entry-words.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { Undo } from '#/ui/admin/use-undo.ts'
import { type ChangedEnquiry, type Colleague, changeInboxEnquiries } from '../../inbox.functions.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import type { WantedOutcome } from '../../model/outcome.ts'
import { putBack } from '../undo/put-back.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import type { LiveInbox } from './use-inbox-rows.ts'

/** How long a conflict can be read, in milliseconds. */
const CONFLICT_MS = 10_000

/** Change of one or many enquiries. */
export type WantedChange =
  | { readonly status: EnquiryStatus; readonly outcome?: WantedOutcome | undefined }
  | { readonly owner: Colleague | null }

/** Return a function that changes enquiries at once, announces it and puts it on the undo stack. */
export function useEnquiryChanges(
  live: LiveInbox,
  undo: Undo,
): (rows: readonly InboxRow[], change: WantedChange) => void {
  const t = useTranslations('admin.inbox')
  const statusName = useTranslations('admin.requestStatus')
  const refresh = useEnquiryRefresh()

  const { refusalOf } = useEntryWords()
  const [run] = useAction(async (rows: readonly InboxRow[], change: WantedChange) => {
    const wanted = 'status' in change ? change : { owner: change.owner?.id ?? null }
    const before = new Map(rows.map((row) => [row.id, row]))
    const seen = 'status' in change ? { status: change.status } : change
    const showBefore = () => {
      for (const [id, row] of before) live.patch(id, row)
    }
    for (const { id } of rows) live.patch(id, seen)
    const changes = rows.map(({ id, version }) => ({ id, version, ...wanted }))
    // How many are meant was asked before, where the rule wants it.
    const data = { changes, confirmed: changes.length }
    const outcome = await changeInboxEnquiries({ data }).catch((error: unknown) => {
      showBefore()
      throw error
    })
    if (outcome.refused !== undefined) {
      showBefore()
      showToast({ type: 'error', title: t(`refused.${outcome.refused}`), timeout: CONFLICT_MS })
      return
    }
    if (outcome.taken !== undefined) {
      showBefore()
      const title = refusalOf({ kind: 'taken', by: outcome.taken }) ?? ''
      showToast({ type: 'error', title, timeout: CONFLICT_MS })
      return
    }
    await refresh.list()
    const really = outcome.changed.filter(({ id, version }) => before.get(id)?.version !== version)
    if (really.length > 0) announce(really, change)
    const { length: count } = outcome.conflicts
    if (count > 0) showToast({ type: 'error', title: t('conflict', { count }), timeout: CONFLICT_MS })
  })

  function announce(changed: readonly ChangedEnquiry[], change: WantedChange) {
    const references = changed.map(({ reference }) => reference)
    const values = { count: changed.length, reference: references[0] ?? '' }
    const title =
      'status' in change
        ? t('statusDone', { ...values, status: statusName(change.status) })
        : t('assignDone', { ...values, name: change.owner?.name ?? t('noOwner') })
    const states = changed.map(({ id, before }) =>
      'status' in change
        ? { id, before: { status: before.status }, after: { status: change.status } }
        : { id, before: { owner: before.owner }, after: { owner: change.owner?.id ?? null } },
    )
    undo.done(title, { change: title, about: references, undo: () => putBack(states, refusalOf) })
  }

  return (rows, change) => void run(rows, change)
}
