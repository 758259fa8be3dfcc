import { useCallback, useSyncExternalStore } from 'react'
import { keptValue } from '#/lib/kept-value.ts'

/** Columns that can be hidden. */
export const OPTIONAL_COLUMNS = ['reference', 'language', 'event', 'clock', 'owner', 'received'] as const

export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number]

const NONE: readonly OptionalColumn[] = []

/** Without storage all columns are shown. */
const columns = keptValue('passage.inbox.hidden-columns', (text) => {
  const names = (text ?? '').split(' ')
  return OPTIONAL_COLUMNS.filter((column) => names.includes(column))
})

/** Columns hidden on this device, and a function that toggles one. */
export function useHiddenColumns(): readonly [readonly OptionalColumn[], (column: OptionalColumn) => void] {
  const hidden = useSyncExternalStore(columns.subscribe, columns.read, () => NONE)
  const toggle = useCallback((column: OptionalColumn) => {
    const now = columns.read()
    const next = now.includes(column) ? now.filter((one) => one !== column) : [...now, column]
    try {
      columns.write(next.join(' '))
    } catch {
      // Without storage no choice is kept.
    }
  }, [])
  return [hidden, toggle]
}
