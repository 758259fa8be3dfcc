import { createContext, useContext } from 'react'
import type { ToastAction } from './toast-store.ts'

/** Texts of the undo, in the language of the page. */
export interface UndoWords {
  readonly undo: string
  readonly nothing: string
  readonly noRedo: string
  readonly undone: (change: string) => string
  readonly changedSince: (change: string, by: readonly string[]) => string
  readonly partly: (left: number, by: readonly string[]) => string
}

/** Texts for actions of any kind, in the language of the page. */
export interface ActionWords {
  /** Message about a failed action, and what can be done. */
  readonly failed: ((error: unknown) => string) & { way: (error: unknown) => ToastAction | undefined }
  readonly undo: UndoWords
}

const WordsContext = createContext<ActionWords | null>(null)

/** Context provider of the words of actions, rendered once for every page of the back office. */
export const ActionWordsProvider = WordsContext

/**
 * The words of actions.
 * @throws {Error} outside the back office
 */
export function useActionWords(): ActionWords {
  const words = useContext(WordsContext)
  if (words === null) throw new Error('useActionWords needs the providers of the back office above it')
  return words
}
