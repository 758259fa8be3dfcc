import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { showToast } from '#/ui/admin/toast-store.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import { changeOneEnquiry } from '../../enquiry.functions.ts'
import type { EnquiryChange, PresentState } from '../../model/change-enquiry.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { isDecided } from '../../model/outcome.ts'

/** How long an undo is offered, in milliseconds. */
const UNDO_MS = 8000

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
 * @param onChanged called after every change
 */
export function useEnquiryChange(
  view: EnquiryView | null | undefined,
  onChanged: () => Promise<void>,
): EnquiryChanger {
  const t = useTranslations('admin.request')
  const [conflict, setConflict] = useState<PendingChange | null>(null)
  const failed = useFailureText()
  const [run, changing] = useAction(
    async (wanted: EnquiryChange, version: number, undo: EnquiryChange | null) => {
      if (!view) return
      const outcome = await changeOneEnquiry({ data: { reference: view.reference, version, change: wanted } })
      if (outcome.kind === 'conflict') {
        setConflict({ wanted, present: outcome.present })
      } else {
        setConflict(null)
        if (undo !== null && outcome.kind === 'changed') {
          showToast({
            type: 'success',
            title: t(wanted.status === undefined ? 'ownerChanged' : 'statusChanged', {
              reference: view.reference,
            }),
            timeout: UNDO_MS,
            actions: [{ label: t('undo'), onSelect: () => void run(undo, outcome.version, null) }],
          })
        }
      }
      await onChanged()
    },
    failed,
  )
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
      const undo: EnquiryChange = {
        ...(wanted.status === undefined ? {} : { status: view.status }),
        // The server knows what the change has replaced.
        ...(wanted.status === undefined || !isDecided(view.status) ? {} : { outcome: 'former' as const }),
        ...(wanted.owner === undefined ? {} : { owner: view.owner?.id ?? null }),
      }
      void run(wanted, view.version, undo)
    },
    insist: () => {
      if (conflict) void run(conflict.wanted, conflict.present.version, null)
    },
    yieldToOther: () => setConflict(null),
  }
}
