/** Commands of the palette that a page offers while it is open. */
import { useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { AdminIconName } from './icon-names.ts'

/** Something that can be done from the palette. */
export interface PaletteCommand {
  readonly id: string
  readonly label: string
  /** Words by which it is found as well: synonyms, and its name in the other language. */
  readonly also: string
  readonly icon: AdminIconName
  /** Its shortcut, where it has one. */
  readonly keys?: readonly string[]
  readonly onSelect: () => void
}

/** The export of what a page shows is in the place of the export of everything. */
export const EXPORT_COMMAND = 'export'

let offered: ReadonlyMap<string, readonly PaletteCommand[]> = new Map()
const listeners = new Set<() => void>()

function change(owner: string, commands: readonly PaletteCommand[] | undefined): void {
  const next = new Map(offered)
  if (commands === undefined) next.delete(owner)
  else next.set(owner, commands)
  offered = next
  for (const listener of listeners) listener()
}

/**
 * Offer commands while the component is mounted.
 * @param commands the latest functions are called; a new list is announced when its ids or labels change
 */
export function useOfferCommands(commands: readonly PaletteCommand[]): void {
  const owner = useId()
  const latest = useRef(commands)
  useLayoutEffect(() => {
    latest.current = commands
  })
  const names = JSON.stringify(commands.map(({ id, label }) => [id, label]))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names say whether the list is another one
  useEffect(() => {
    const stable = latest.current.map((command) => ({
      ...command,
      onSelect: () => latest.current.find(({ id }) => id === command.id)?.onSelect(),
    }))
    change(owner, stable)
    return () => change(owner, undefined)
  }, [owner, names])
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const none: ReadonlyMap<string, readonly PaletteCommand[]> = new Map()

/** Commands that the open pages offer. */
export function useOfferedCommands(): readonly PaletteCommand[] {
  const all = useSyncExternalStore(
    subscribe,
    () => offered,
    () => none,
  )
  return [...all.values()].flat()
}
