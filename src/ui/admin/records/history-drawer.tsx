import { type ReactNode, useEffect, useState } from 'react'
import { AdminIcon } from '../icon.tsx'
import { Notice } from '../notice.tsx'
import { giveFocusBack } from '../take-focus.ts'
import type { HistoryWords } from './history-list.tsx'

interface HistoryDrawerProps {
  words: Pick<HistoryWords, 'history' | 'close'>
  /** Name of the record, where the page does not show it. */
  about?: string
  /** Why the history could not be read. */
  failure: string | null
  /** Said below the list. */
  hint?: string | undefined
  onClose: () => void
  /** A `HistoryList`. */
  children: ReactNode
}

/** The history of a record, beside its editor. */
export function HistoryDrawer({ words, about, failure, hint, onClose, children }: HistoryDrawerProps) {
  useFocusReturn()
  return (
    <aside className="drawer" aria-label={words.history}>
      <header className="sheet-head">
        <h2>{words.history}</h2>
        {about !== undefined && <span className="muted cut">{about}</span>}
        <span className="grow" />
        {/* biome-ignore lint/a11y/noAutofocus: the drawer was asked for; Escape and Tab begin here */}
        <button type="button" className="btn quiet icon" aria-label={words.close} onClick={onClose} autoFocus>
          <AdminIcon name="x" />
        </button>
      </header>
      {failure === null ? children : <Notice kind="error">{failure}</Notice>}
      {hint !== undefined && <p className="pager">{hint}</p>}
    </aside>
  )
}

/** Give the focus back to what had it when a panel was first drawn, once the panel is gone. */
function useFocusReturn(): void {
  // While it is drawn: what it focuses itself comes later.
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement))
  useEffect(() => () => giveFocusBack(opener), [opener])
}
