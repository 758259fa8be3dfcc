import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What the command key is called on this device; `null` in the server's rendering, which does not know the device. */
export function useModKey(): '⌘' | 'Ctrl' | null {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => null,
  )
}
