/** Whether the palette is open: buttons and a shortcut in different places open it. */
import { useSyncExternalStore } from 'react'

let isOpen = false
const listeners = new Set<() => void>()

/** Open or close the palette. */
export function setPaletteOpen(open: boolean): void {
  if (open === isOpen) return
  isOpen = open
  for (const listener of listeners) listener()
}

/** Whether it is open. */
export function usePaletteOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => isOpen,
    () => false,
  )
}
