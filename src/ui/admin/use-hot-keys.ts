import { useEffect, useEffectEvent } from 'react'

/**
 * Commands by key: `j`, `/`, `Escape`, `Enter`, two after one another (`g d`), and with the command key
 * (`mod+Enter`: Ctrl, on Apple keyboards Cmd).
 */
export type HotKeys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** How long the second of two keys may take, in milliseconds. */
const SEQUENCE_MS = 1000

/** Elements that handle letters themselves. */
const TYPED_INTO =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])'

function nameOf(event: KeyboardEvent): string {
  const mod = event.ctrlKey || event.metaKey ? 'mod+' : ''
  return mod + (event.key.length === 1 ? event.key.toLowerCase() : event.key)
}

/**
 * Listen to keys while the component is mounted. Single keys are ignored in fields, in open dialogues and
 * menus, and when they are switched off (`singleKeys` of the account); Escape works in fields too,
 * combinations with the command key everywhere, except the undo.
 * @param keys those of what is shown count; they need not be memoised
 */
export function useHotKeys(keys: HotKeys, singleKeys: boolean): void {
  const commandOf = useEffectEvent((sequence: string, name: string) => keys[sequence] ?? keys[name])
  const hearsSingle = useEffectEvent(() => singleKeys)
  useEffect(() => {
    let before = ''
    let at = 0
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      const name = nameOf(event)
      const single = !name.startsWith('mod+')
      const target = event.target instanceof Element ? event.target : null
      // A field undoes what was typed in it.
      if (name === 'mod+z' && target?.closest(TYPED_INTO)) return
      // The browser itself closes those first on Escape.
      if (single && target?.closest('dialog, [role=menu], [role=dialog]')) return
      if (single && name !== 'Escape' && (!hearsSingle() || target?.closest(TYPED_INTO))) return
      const sequence = event.timeStamp - at < SEQUENCE_MS ? `${before} ${name}` : ''
      before = name
      at = event.timeStamp
      const command = commandOf(sequence, name)
      if (command === undefined) return
      event.preventDefault()
      before = ''
      command(event)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
}
