import { useCallback, useSyncExternalStore } from 'react'

/** Columns that can be hidden. */
export const OPTIONAL_COLUMNS = ['reference', 'language', 'event', 'clock', 'owner', 'received'] as const

export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]

const KEY = 'passage.inbox.hidden-columns'
const EVENT = 'passage:inbox-columns'
const NONE: readonly OptionalColumn[] = []

let known: { text: string; columns: readonly OptionalColumn[] } | undefined

function read(): readonly OptionalColumn[] {
  let text: string
  try {
    text = localStorage.getItem(KEY) ?? ''
  } catch {
    // Without storage all columns are shown.
    return NONE
  }
  if (known?.text !== text) {
    const names = text.split(' ')
    known = { text, columns: OPTIONAL_COLUMNS.filter((column) => names.includes(column)) }
  }
  return known.columns
}

function subscribe(listen: () => void): () => void {
  addEventListener('storage', listen)
  addEventListener(EVENT, listen)
  return () => {
    removeEventListener('storage', listen)
    removeEventListener(EVENT, listen)
  }
}

/** Columns hidden on this device, and a function that toggles one. */
export function useHiddenColumns(): readonly [readonly OptionalColumn[], (column: OptionalColumn) => void] {
  const hidden = useSyncExternalStore(subscribe, read, () => NONE)
  const toggle = useCallback((column: OptionalColumn) => {
    const now = read()
    const next = now.includes(column) ? now.filter((one) => one !== column) : [...now, column]
    try {
      localStorage.setItem(KEY, next.join(' '))
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    dispatchEvent(new Event(EVENT))
  }, [])
  return [hidden, toggle]
}
