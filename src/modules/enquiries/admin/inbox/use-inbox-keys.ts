import { type RefObject, useRef } from 'react'
import { type HotKeys, useHotKeys } from '#/ui/admin/use-hot-keys.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import type { BulkMenu } from './bulk-bar.tsx'

interface InboxKeys {
  /** Element that contains the rows. */
  list: RefObject<HTMLElement | null>
  rows: readonly InboxRow[]
  /** Reference of the enquiry in the sheet. */
  open: string | undefined
  /** Whether the manual entry form is open. */
  entering: boolean
  picked: ReadonlySet<string>
  onPick: (picked: ReadonlySet<string>) => void
  onOpen: (row: InboxRow, options?: { reply?: boolean }) => void
  onMenu: (menu: BulkMenu) => void
  onHelp: () => void
  onEnter: () => void
  onQuote: (row: InboxRow) => void
  undoKeys: HotKeys
  singleKeys: boolean
}

/**
 * Shortcuts of the list. `j` and `k` move the focus from name to name, and the sheet with it while it is open; then
 * `a`, `s`, `r` and `e` belong to the sheet.
 */
export function useInboxKeys(keys: InboxKeys): void {
  const { list, rows, open, entering, picked, onPick, onOpen, onMenu, onHelp, onEnter, singleKeys } = keys
  const last = useRef<string | undefined>(undefined)

  const focused = (): number => {
    const row = document.activeElement?.closest<HTMLElement>('tr[data-key]')
    const key = row && list.current?.contains(row) ? row.dataset.key : undefined
    const at = rows.findIndex(({ id, reference }) => id === key || (key === undefined && reference === open))
    return at >= 0 ? at : rows.findIndex(({ id }) => id === last.current)
  }
  const focus = (at: number): InboxRow | undefined => {
    const row = rows[at]
    if (row === undefined) return undefined
    last.current = row.id
    const line = list.current?.querySelector<HTMLElement>(`tr[data-key="${CSS.escape(row.id)}"]`)
    line?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true })
    line?.scrollIntoView({ block: 'nearest' })
    return row
  }
  const step = (by: 1 | -1, extend: boolean) => {
    const at = focused()
    const row = focus(at < 0 ? 0 : at + by)
    if (row === undefined) return
    if (extend) {
      const from = rows[at]
      onPick(new Set([...picked, ...(from ? [from.id] : []), row.id]))
    } else if (open !== undefined) onOpen(row)
  }
  const present = () => rows[focused()]
  const pickedOrPresent = (menu: BulkMenu) => {
    const row = present()
    if (picked.size === 0) {
      if (row === undefined) return
      onPick(new Set([row.id]))
    }
    onMenu(menu)
  }
  const inSheet = open !== undefined || entering
  useHotKeys(
    {
      j: () => step(1, false),
      k: () => step(-1, false),
      'shift+j': () => step(1, true),
      'shift+k': () => step(-1, true),
      x: () => {
        const row = present()
        if (row === undefined) return
        const next = new Set(picked)
        if (!next.delete(row.id)) next.add(row.id)
        last.current = row.id
        onPick(next)
      },
      '?': onHelp,
      n: onEnter,
      // An open request undoes its own changes.
      ...(open === undefined ? keys.undoKeys : {}),
      ...(inSheet && picked.size === 0
        ? {}
        : {
            a: () => pickedOrPresent('owner'),
            s: () => pickedOrPresent('status'),
            b: () => pickedOrPresent('snooze'),
          }),
      ...(inSheet
        ? {}
        : {
            r: () => {
              const row = present()
              if (row) onOpen(row, { reply: true })
            },
            q: () => {
              const row = present()
              if (row) keys.onQuote(row)
            },
            Escape: () => onPick(new Set()),
          }),
    },
    singleKeys,
  )
}
