import { useCallback, useState } from 'react'
import type { InboxRow } from '../../model/inbox-row.ts'

/** Which rows in sight are picked. What is no longer in sight is not picked: nothing happens to what no one sees. */
export function usePicked(rows: readonly InboxRow[]) {
  const [state, setState] = useState<{ ids: ReadonlySet<string>; last: string | undefined }>({
    ids: new Set(),
    last: undefined,
  })
  const picked = new Set(rows.filter(({ id }) => state.ids.has(id)).map(({ id }) => id))
  const setPicked = useCallback((ids: ReadonlySet<string>) => {
    setState((before) => ({ ids, last: [...ids].find((id) => !before.ids.has(id)) ?? before.last }))
  }, [])
  /** Picks everything between the row that was picked last and this one. */
  const pickTo = (id: string) => {
    const place = (of: string | undefined) => rows.findIndex((row) => row.id === of)
    const [from, to] = [place(state.last), place(id)].toSorted((a, b) => a - b)
    const between = rows.slice(Math.max(0, from ?? 0), (to ?? 0) + 1).map((row) => row.id)
    setState({ ids: new Set([...picked, ...(place(state.last) < 0 ? [id] : between)]), last: id })
  }
  return { picked, setPicked, pickTo }
}
