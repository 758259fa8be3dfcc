import { createContext, useContext, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFailureText } from '#/i18n/react/use-failure-text.ts'
import { dismissToast, showToast } from '#/ui/admin/toast-store.ts'
import { UndoStacks, type UndoStep } from '#/ui/admin/undo-stack.ts'
import { useAction } from '#/ui/admin/use-action.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { listUndoOfferedAt, undoLastChange } from '../inbox/use-enquiry-changes.ts'
import type { SheetChange } from './sheet-change.ts'
import { undoChange } from './undo-change.ts'

/** How long the toast of a change offers its undo, in milliseconds; the key does so for longer. */
const OFFERED_MS = 10_000

/** By reference. */
const stacks = new UndoStacks<SheetChange>()

/** The undo stack of the open enquiry. */
export interface SheetUndo {
  /** Announce a saved change and put it on the stack. */
  readonly done: (change: SheetChange, title: string) => void
  /** Undo the latest change; one of the list, if that is later and still offered. */
  readonly undoLast: () => void
}

const UndoContext = createContext<SheetUndo | null>(null)

/** Gives the stack to the parts of the sheet. */
export const SheetUndoProvider = UndoContext.Provider

/**
 * The stack of the sheet around a part.
 * @throws {Error} outside of a sheet
 */
export function useOpenSheetUndo(): SheetUndo {
  const undo = useContext(UndoContext)
  if (undo === null) throw new Error('A part of a request stands outside of its sheet')
  return undo
}

/**
 * One stack of all saved changes of the open enquiry.
 * @param onChanged called after every undo
 */
export function useSheetUndo(
  reference: string,
  view: EnquiryView | null | undefined,
  onChanged: () => Promise<void>,
): SheetUndo {
  const t = useTranslations('admin.undo')
  const describe = useChangeText()
  const busy = useRef(false)
  const [run] = useAction(async (step: UndoStep<SheetChange>) => {
    if (!view) return false
    const isUndone = await undoChange(step.change, view)
    await onChanged()
    const change = describe(step.change)
    showToast(
      isUndone
        ? { type: 'success', title: t('undone', { change }), timeout: 5000 }
        : { type: 'error', title: t('changedSince', { change }), timeout: 8000 },
    )
    return true
  }, useFailureText())
  const undo = async (step: UndoStep<SheetChange>) => {
    // One after the other: the next one may rest on what this one brings back.
    if (busy.current || !stacks.take(reference, step)) return
    busy.current = true
    dismissToast(step.toast)
    const isSettled = await run(step)
    busy.current = false
    // Without a connection it can be tried again.
    if (isSettled !== true) stacks.push(reference, step)
  }
  return {
    done: (change, title) => {
      const toast = showToast({
        type: 'success',
        title,
        timeout: OFFERED_MS,
        actions: [{ label: t('undo'), onSelect: () => void undo(step) }],
      })
      const step: UndoStep<SheetChange> = { change, at: Date.now(), toast }
      stacks.push(reference, step)
    },
    undoLast: () => {
      const step = stacks.latest(reference)
      const listAt = listUndoOfferedAt()
      if (listAt !== undefined && listAt > (step?.at ?? 0)) return undoLastChange()
      if (step === undefined) showToast({ type: 'info', title: t('nothing', { reference }) })
      else void undo(step)
    },
  }
}

/** The way back of a change, in a few words: `status Won → In progress`. */
function useChangeText(): (change: SheetChange) => string {
  const t = useTranslations('admin.undo')
  const status = useTranslations('admin.requestStatus')
  return (change) => {
    switch (change.kind) {
      case 'status':
        // With the same status it was the outcome that changed.
        return change.from === change.to
          ? t('outcome')
          : t('status', { from: status(change.to), to: status(change.from) })
      case 'owner':
        return t('owner', { from: change.to?.name ?? t('nobody'), to: change.from?.name ?? t('nobody') })
      case 'facts':
        return t('facts', { names: change.names })
      case 'note':
        return t('note')
      case 'call':
        return t('call', { outcome: change.outcome })
    }
  }
}
