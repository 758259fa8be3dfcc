import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEntryWords } from '#/modules/calendar/admin/use-entry-words.ts'
import { REFUSED_MS, showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { changeOneEnquiry } from '../../enquiry.functions.ts'
import type { EnquiryChange, PresentState } from '../../model/change-enquiry.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { putBack } from '../undo/put-back.ts'
import type { SheetUndo } from '../undo/use-sheet-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'

/** Change that waits for a decision because of an edit conflict. */
export interface PendingChange {
  readonly wanted: EnquiryChange
  readonly present: PresentState
}

/** State and actions for changing the open enquiry. */
export interface EnquiryChanger {
  readonly change: (wanted: EnquiryChange) => void
  readonly changing: boolean
  readonly conflict: PendingChange | null
  /** Apply the pending change over the other one. */
  readonly insist: () => void
  /** Drop the pending change. */
  readonly yieldToOther: () => void
}

/**
 * Change status and owner with an undo, and stop at an edit conflict.
 * @param undo stack that takes the changes
 */
export function useEnquiryChange(view: EnquiryView | null | undefined, undo: SheetUndo): EnquiryChanger {
  const t = useTranslations('admin.request')
  const undoText = useTranslations('admin.undo')
  const statusName = useTranslations('admin.requestStatus')
  const { refusalOf } = useEntryWords()
  const [conflict, setConflict] = useState<PendingChange | null>(null)
  const refresh = useEnquiryRefresh()
  const [run, changing] = useAction(async (wanted: EnquiryChange, version: number) => {
    if (!view) return
    const outcome = await changeOneEnquiry({ data: { reference: view.reference, version, change: wanted } })
    const { status, owner } = conflict?.present ?? view
    if (outcome.kind === 'conflict') {
      setConflict({ wanted, present: outcome.present })
    } else {
      setConflict(null)
      if (outcome.kind === 'changed') announce(wanted, { status, owner })
      if (outcome.kind === 'taken')
        showToast({ type: 'error', title: refusalOf(outcome) ?? '', timeout: REFUSED_MS })
    }
    await refresh.all()
  })
  function announce(wanted: EnquiryChange, before: Pick<EnquiryView, 'status' | 'owner'>) {
    if (!view) return
    const { id, reference } = view
    if (wanted.status !== undefined) {
      const [from, to] = [before.status, wanted.status]
      undo.done(t('statusChanged', { reference }), {
        // With the same status it was the outcome that changed.
        change:
          from === to
            ? undoText('outcome')
            : undoText('status', { from: statusName(to), to: statusName(from) }),
        undo: () => putBack([{ id, before: { status: from }, after: { status: to } }], refusalOf),
      })
    }
    if (wanted.owner !== undefined) {
      const [from, to] = [before.owner, view.team.find((one) => one.id === wanted.owner)]
      const nobody = undoText('nobody')
      undo.done(t('ownerChanged', { reference }), {
        change: undoText('owner', { from: to?.name ?? nobody, to: from?.name ?? nobody }),
        undo: () =>
          putBack([{ id, before: { owner: from?.id ?? null }, after: { owner: to?.id ?? null } }], refusalOf),
      })
    }
  }
  return {
    changing,
    conflict,
    change: (wanted) => {
      if (!view) return
      const same =
        wanted.outcome === undefined &&
        (wanted.status === undefined || wanted.status === view.status) &&
        (wanted.owner === undefined || wanted.owner === (view.owner?.id ?? null))
      if (same) return
      void run(wanted, view.version)
    },
    insist: () => {
      if (conflict) void run(conflict.wanted, conflict.present.version)
    },
    yieldToOther: () => setConflict(null),
  }
}
