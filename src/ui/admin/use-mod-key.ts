import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What the command key is called on this device; the server's rendering says what most have. */
export function useModKey(): '⌘' | 'Ctrl' {
  return useSyncExternalStore(
    never,
    () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'),
    () => 'Ctrl',
  )
}
