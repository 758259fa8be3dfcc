import { createContext, useContext } from 'react'
import { useTranslations } from 'use-intl'
import type { Undoable } from '#/ui/admin/use-undo.ts'
import { useEnquiryRefresh } from '../use-enquiry-refresh.ts'
import { bringBack } from './bring-back.ts'
import { useRequestUndo } from './use-request-undo.ts'

/** The undo of the open enquiry. */
export interface SheetUndo {
  /** Announce a saved change and put it on the stack with its way back. */
  readonly done: (title: string, change: Omit<Undoable, 'about'>) => void
  /** Announce that a draft was given up. @param name of the draft on the device */
  readonly discarded: (title: string, name: string, draft: object) => void
  /** Undo the latest change of this enquiry, made in its sheet or in the list. */
  readonly undoLast: () => void
  /** Keys of undo and redo. */
  readonly keys: ReturnType<typeof useRequestUndo>['keys']
}

const UndoContext = createContext<SheetUndo | null>(null)

/** Give the undo to the parts of the sheet. */
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

/** Undo of all saved changes of the open enquiry; each part of the sheet brings the way back of its own. */
export function useSheetUndo(reference: string): SheetUndo {
  const undo = useRequestUndo(useEnquiryRefresh().all)
  const t = useTranslations('admin.undo')
  const done: SheetUndo['done'] = (title, change) => undo.done(title, { ...change, about: [reference] })
  return {
    done,
    discarded: (title, name, draft) =>
      done(title, {
        change: t('draft'),
        undo: () => ({ isUndone: bringBack(name, draft) }),
        type: 'info',
      }),
    undoLast: () => undo.undoLast(reference),
    keys: () => undo.keys(reference),
  }
}
