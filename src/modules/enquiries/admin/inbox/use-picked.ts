import { useCallback, useState } from 'react'
import type { InboxRow } from '../../model/inbox-row.ts'

/**
 * Selection among the visible rows. A row that leaves the view is deselected, so that actions never affect hidden rows.
 */
export function usePicked(rows: readonly InboxRow[]) {
  const [state, setState] = useState<{ ids: ReadonlySet<string>; last: string | undefined }>({
    ids: new Set(),
    last: undefined,
  })
  const picked = new Set(rows.filter(({ id }) => state.ids.has(id)).map(({ id }) => id))
  const setPicked = useCallback((ids: ReadonlySet<string>) => {
    setState((before) => ({ ids, last: [...ids].find((id) => !before.ids.has(id)) ?? before.last }))
  }, [])
  /** Select the range from the row selected last to this one. */
  const pickTo = (id: string) => {
    const place = (of: string | undefined) => rows.findIndex((row) => row.id === of)
    const [from, to] = [place(state.last), place(id)].toSorted((a, b) => a - b)
    const between = rows.slice(Math.max(0, from ?? 0), (to ?? 0) + 1).map((row) => row.id)
    setState({ ids: new Set([...picked, ...(place(state.last) < 0 ? [id] : between)]), last: id })
  }
  return { picked, setPicked, pickTo }
}
