import { useEffect, useEffectEvent } from 'react'
import { keyName } from '#/lib/keys.ts'
import type { ListedKey } from './key-list.ts'

/** What a key does. */
export type KeyCommand = (event: KeyboardEvent) => void

/**
 * Commands by the name of their key (`keyName`): `j`, `/`, `Escape`, `shift+j`, two after one another (`g d`), and with the
 * command key (`mod+Enter`, `mod+shift+z`). Keys are those of the list that the dialog shows.
 */
export type HotKeys = Readonly<Partial<Record<ListedKey, KeyCommand>>>

/** Commands that are put together from several parts are held to the list as well. */
type OnlyListed<Keys> = Readonly<Record<Exclude<keyof Keys, ListedKey>, never>>

/** How long the second of two keys may take, in milliseconds. */
const SEQUENCE_MS = 1000

/** Elements that handle letters themselves. */
const WRITTEN_IN =
  'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]:not([contenteditable=false])'

/** A list of choices takes letters as well, but has no undo of its own. */
const TYPED_INTO = `${WRITTEN_IN}, select`

/** What lies above the page and has all keys; what has been closed stays in the page for some frames, and has none. */
const ABOVE = 'dialog[open], :is([role=menu], [role=dialog]):not([data-closed])'

/** Undo and redo: a field has its own, and what lies above the page is none of what is below. */
const WAYS_BACK = new Set(['mod+z', 'mod+shift+z', 'mod+y'])

/**
 * Whether a key belongs to something else than the shortcuts of the page. Parts of a page that own keys say so:
 * `data-keys="own"` while the focus is inside, `data-keys="all"` as long as they are shown (the composer).
 */
function belongsElsewhere(name: string, target: Element | null, hearsSingle: boolean): boolean {
  if (WAYS_BACK.has(name)) {
    return target?.closest(WRITTEN_IN) != null || document.querySelector(ABOVE) !== null
  }
  const isTyped = target?.closest(TYPED_INTO) != null
  if (name.startsWith('mod+')) return false
  // The browser itself closes those first on Escape.
  if (document.querySelector(ABOVE) !== null) return true
  if (name === 'Escape') return false
  return (
    !hearsSingle ||
    isTyped ||
    target?.closest('[data-keys]') != null ||
    document.querySelector('[data-keys=all]') !== null
  )
}

/** Hears a key. @returns whether it was one of its own */
type Hearer = (event: KeyboardEvent) => boolean

/** In the order in which they were mounted. */
const hearers = new Set<Hearer>()

/**
 * How long after its script a page may still be taken over in parts, in milliseconds: each part with a waiting state of its
 * own is hydrated after the frame around it. What is pressed until then is heard once its part listens.
 */
const EARLY_MS = 3000
let early: KeyboardEvent[] = []

function hearKey(event: KeyboardEvent): void {
  if (event.defaultPrevented) return
  const name = keyName(event)
  const target = event.target instanceof Element ? event.target : null
  for (const hear of [...hearers])
    if (hear(event)) {
      // What was pressed before it is answered by nobody any more: keys are heard in their order.
      early = []
      return
    }
  // A key of a dialog, a menu or a field has been answered there, or is text; Escape closes what is there when it is pressed.
  const isAnswered = name === undefined || name === 'Escape' || belongsElsewhere(name, target, true)
  if (isAnswered || event.timeStamp > EARLY_MS + startedAt) return
  early.push(event)
  // The browser would offer to save the page.
  if (name === 'mod+s') event.preventDefault()
}

const startedAt = performance.now()
if (typeof window !== 'undefined') {
  const forget = () => {
    early = []
  }
  addEventListener('keydown', hearKey)
  // Whoever points has gone on.
  addEventListener('pointerdown', forget)
  setTimeout(forget, EARLY_MS)
}

/**
 * Listen to keys while the component is mounted. Single keys are ignored in fields and forms, while a dialog, a menu or the
 * composer is open, and when they are switched off (`singleKeys` of the account); Escape works in fields too, combinations
 * with the command key everywhere, except undo and redo.
 * @param keys those of what is shown count; they need not be memoised
 */
export function useHotKeys<Keys extends HotKeys>(keys: Keys & OnlyListed<Keys>, singleKeys: boolean): void {
  const commandOf = useEffectEvent((sequence: string, name: string): KeyCommand | undefined => {
    const commands: Readonly<Record<string, KeyCommand | undefined>> = keys
    return commands[sequence] ?? commands[name]
  })
  const hearsSingle = useEffectEvent(() => singleKeys)
  useEffect(() => {
    let before = ''
    let at = 0
    const hear = (event: KeyboardEvent) => {
      const name = keyName(event)
      if (name === undefined) return false
      const target = event.target instanceof Element ? event.target : null
      if (belongsElsewhere(name, target, hearsSingle())) return false
      const sequence = event.timeStamp - at < SEQUENCE_MS ? `${before} ${name}` : ''
      before = name
      at = event.timeStamp
      const command = commandOf(sequence, name)
      if (command === undefined) return false
      event.preventDefault()
      before = ''
      command(event)
      return true
    }
    hearers.add(hear)
    early = early.filter((event) => !hear(event))
    return () => void hearers.delete(hear)
  }, [])
}
