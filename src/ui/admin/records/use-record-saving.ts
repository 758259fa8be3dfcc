import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '../use-action.ts'
import type { Undoable } from '../use-undo.ts'
import type { Versioned } from './use-versioned.ts'

/** What the server makes of a draft. */
export type SavedRecord<R> =
  | { readonly kind: 'saved'; readonly record: R }
  /** Another change came first: the record as it is now. */
  | { readonly kind: 'conflict'; readonly present: R }
  /** Nothing was saved, and the user has been shown why. */
  | { readonly kind: 'refused' }

/** Announce a change with its undo. */
export type OfferUndo = (title: string, change: Omit<Undoable, 'change' | 'about'>) => void

interface SavingOptions<R, D> {
  readonly draftOf: (record: R) => D
  /** Save a draft that was made from a version of the record. */
  readonly send: (draft: D, from: R) => Promise<SavedRecord<R>>
  /** The way to the first thing that keeps the draft from being saved. */
  readonly problemOf?: (draft: D) => (() => void) | undefined
  readonly offer: OfferUndo
  /** Titles of what is offered back. */
  readonly titles: { readonly saved: (draft: D) => string; readonly tookTheirs: string }
  /** Read again what shows the record; without it the page is loaded again. */
  readonly onSaved?: () => Promise<void>
}

/** Saving a record, and what stands in its way. */
export interface RecordSaving<R> {
  readonly isSaving: boolean
  /** Whether saving was tried: from then on, every problem is shown. */
  readonly isTried: boolean
  /** The record of the user whose change came first, until one of the two is chosen. */
  readonly conflict: R | null
  /** Save the draft; whether it was done. */
  readonly save: () => Promise<boolean>
  readonly takeTheirs: () => void
  readonly keepMine: () => void
}

/** Save a record that one person edits at a time: with an undo, and with a choice where another was faster. */
export function useRecordSaving<R extends { readonly version: number }, D>(
  versioned: Versioned<R, D>,
  { draftOf, send, problemOf, offer, titles, onSaved }: SavingOptions<R, D>,
): RecordSaving<R> {
  const router = useRouter()
  const [isTried, setTried] = useState(false)
  const [conflict, setConflict] = useState<R | null>(null)
  const settle = (record: R, sent: D) => {
    setConflict(null)
    setTried(false)
    versioned.settle(record, sent)
  }
  const [save, isSaving] = useAction(async (from: R) => {
    const draft = versioned.present()
    const show = problemOf?.(draft)
    setTried(show !== undefined)
    show?.()
    if (show !== undefined) return false
    const outcome = await send(draft, from)
    if (outcome.kind === 'conflict') setConflict(outcome.present)
    if (outcome.kind !== 'saved') return false
    const { record } = outcome
    settle(record, draft)
    offer(titles.saved(draft), {
      undo: async () => {
        // One that comes too late is no choice between two drafts.
        const back = await send(draftOf(from), record)
        if (back.kind === 'saved') settle(back.record, draftOf(record))
        return { isUndone: back.kind === 'saved' }
      },
    })
    await (onSaved ? onSaved() : router.invalidate())
    return true
  })
  return {
    isSaving,
    isTried,
    conflict,
    save: async () => (await save(versioned.base)) === true,
    keepMine: () => void (conflict && save(conflict)),
    takeTheirs: () => {
      if (conflict === null) return
      const [theirs, written] = [draftOf(conflict), versioned.present()]
      setConflict(null)
      versioned.take(conflict)
      offer(titles.tookTheirs, {
        type: 'info',
        isOfView: true,
        undo: () => ({ isUndone: versioned.putBack(theirs, written) }),
      })
    },
  }
}
