import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import type { SheetChange } from './sheet-change.ts'
import { undoChange } from './undo-change.ts'
import { useChangeText } from './use-change-text.ts'
import { useRequestUndo } from './use-request-undo.ts'

/** The undo of the open enquiry. */
export interface SheetUndo {
  /** Announce a saved change and put it on the stack. */
  readonly done: (change: SheetChange, title: string) => void
  /** Undo the latest change of this enquiry, made in its sheet or in the list. */
  readonly undoLast: () => void
  /** Keys of undo and redo. */
  readonly keys: ReturnType<typeof useRequestUndo>['keys']
}

const UndoContext = createContext<SheetUndo | null>(null)

/** Gives the undo to the parts of the sheet. */
export const SheetUndoProvider = UndoContext.Provider

/**
 * The undo of the sheet around a part.
 * @throws {Error} outside of a sheet
 */
export function useOpenSheetUndo(): SheetUndo {
  const undo = useContext(UndoContext)
  if (undo === null) throw new Error('A part of a request stands outside of its sheet')
  return undo
}

/** Undo of all saved changes of the open enquiry. */
export function useSheetUndo(reference: string, view: EnquiryView | null | undefined): SheetUndo {
  const undo = useRequestUndo(useEnquiryRefresh().all)
  const describe = useChangeText()
  const t = useTranslations('admin.undo')
  return {
    done: (change, title) => {
      if (!view) return
      undo.done(title, {
        change: describe(change),
        about: [reference],
        undo: async () => {
          const result = await undoChange(change, view)
          return change.kind === 'reply' ? { ...result, over: t('hasLeft') } : result
        },
        ...(change.kind === 'draft' ? { type: 'info' } : {}),
        ...(change.kind === 'reply' ? { offeredMs: Math.max(1, change.leavesInMs) } : {}),
      })
    },
    undoLast: () => undo.undoLast(reference),
    keys: () => undo.keys(reference),
  }
}
