import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { UNDO_OFFERED_MS } from '#/lib/time-spans.ts'
import { useActionWords } from './action-words.ts'
import { dismissToast, REFUSED_MS, showToast, type Toast, type ToastAction } from './toast-store.ts'
import { UndoStacks, type UndoStep } from './undo-stack.ts'
import { useAction } from './use-action.ts'
import type { HotKeys } from './use-hot-keys.ts'

/** A change that can be taken back as long as nobody has changed it since. */
export interface Undoable {
  /** The way back in a few words: `status Won → In progress`. */
  readonly change: string
  /** What it belongs to, where the stack is shared: references of requests. */
  readonly about?: readonly string[]
  readonly undo: () => Promise<UndoResult> | UndoResult
  /** Of something typed that is not saved yet: it goes with the view that shows it. */
  readonly isOfView?: boolean
  /** Said as information where nothing was saved. */
  readonly type?: Extract<Toast['type'], 'success' | 'info'>
  /** What else the toast offers, before the undo. */
  readonly ways?: readonly ToastAction[]
  /** How long the toast offers it, in milliseconds, where the server knows when it is over. */
  readonly offeredMs?: number
}

/** How an undo ended. */
export interface UndoResult {
  readonly isUndone: boolean
  /** Why it is over, as a sentence, where that is something else than a change by a user. */
  readonly over?: string
  /** How many parts were left as they are because they were changed since. */
  readonly left?: number
  /** Names of those who changed it since, as far as they are known. */
  readonly changedBy?: readonly string[]
}

/** The undo of a part of the back office. */
export interface Undo {
  /** Announce a saved change and put it on the stack. */
  readonly done: (title: string, change: Undoable) => void
  /** Undo the latest change; with `about` the latest one that it belongs to. */
  readonly undoLast: (about?: string) => void
  /** Keys of undo and redo; there is no redo, and its keys say so. */
  readonly keys: (about?: string) => HotKeys
}

const stacks = new UndoStacks<Undoable>()

/**
 * The one undo of the back office: a toast, and the key for as long as the page lives. The change itself decides whether it can still
 * be undone, and the user is told when it cannot.
 * @param stack name of the stack: views with the same name share it
 * @param onUndone called after every undo, also a refused one; without it the page is loaded again
 */
export function useUndo(stack: string, onUndone?: () => Promise<void> | void): Undo {
  const { undo: words } = useActionWords()
  const router = useRouter()
  const busy = useRef(false)
  const ofView = useRef<UndoStep<Undoable>[]>([])
  useEffect(
    () => () => {
      for (const step of ofView.current) if (stacks.take(stack, step)) dismissToast(step.toast)
      ofView.current = []
    },
    [stack],
  )
  const [run] = useAction(async ({ change: { change, undo } }: UndoStep<Undoable>) => {
    const { isUndone, over, left = 0, changedBy = [] } = await undo()
    await (onUndone ? onUndone() : router.invalidate())
    if (isUndone) showToast({ type: 'success', title: words.undone(change), timeout: 5000 })
    else {
      showToast({
        type: 'error',
        title: over ?? words.changedSince(change, changedBy),
        timeout: REFUSED_MS,
      })
    }
    if (isUndone && left > 0) {
      showToast({ type: 'error', title: words.partly(left, changedBy), timeout: REFUSED_MS })
    }
    return true
  })
  const undo = async (step: UndoStep<Undoable>) => {
    // One after the other: the next one may rest on what this one brings back.
    if (busy.current || !stacks.take(stack, step)) return
    busy.current = true
    dismissToast(step.toast)
    const isSettled = await run(step)
    busy.current = false
    // Without a connection it can be tried again.
    if (isSettled !== true) stacks.push(stack, step)
  }
  const undoLast = (about?: string) => {
    const step = stacks.latest(
      stack,
      (change) => about === undefined || change.about?.includes(about) === true,
    )
    if (step === undefined) showToast({ type: 'info', title: words.nothing })
    else void undo(step)
  }
  const noRedo = () => void showToast({ type: 'info', title: words.noRedo, timeout: 5000 })
  return {
    undoLast,
    done: (title, change) => {
      // The key undoes one after another; one toast is enough.
      const before = stacks.latest(stack)
      if (before) dismissToast(before.toast)
      const toast = showToast({
        type: change.type ?? 'success',
        title,
        timeout: change.offeredMs ?? UNDO_OFFERED_MS,
        actions: [...(change.ways ?? []), { label: words.undo, onSelect: () => void undo(step) }],
      })
      const step: UndoStep<Undoable> = { change, toast }
      stacks.push(stack, step)
      if (change.isOfView) ofView.current.push(step)
    },
    keys: (about) => ({
      // A key that is held down is pressed once.
      'mod+z': ({ repeat }) => {
        if (!repeat) undoLast(about)
      },
      'mod+shift+z': noRedo,
      'mod+y': noRedo,
    }),
  }
}
