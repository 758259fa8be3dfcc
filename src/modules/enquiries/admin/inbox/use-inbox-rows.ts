import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { fetchInboxNews, type InboxCounts, type InboxPage } from '../../inbox.functions.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'
import type { InboxRow } from '../../model/inbox-row.ts'

/** Polling interval while the page is visible, in milliseconds. */
const EVERY_MS = 15_000

/** List as it was loaded, with the changes polled since. */
export interface LiveInbox {
  readonly segments: InboxPage['segments']
  /** The visible rows, in their order. */
  readonly rows: readonly InboxRow[]
  readonly counts: InboxCounts
  /** Number of enquiries that arrived since and are not shown yet. */
  readonly arrived: number
  readonly offline: boolean
  /** Change a row optimistically, until the server's answer arrives. */
  readonly patch: (id: string, part: Partial<InboxRow>) => void
  /** Poll now. */
  readonly refresh: () => Promise<void>
}

interface Since {
  readonly page: InboxPage
  readonly rows: ReadonlyMap<string, InboxRow>
  readonly counts: InboxCounts
  readonly arrived: number
}

const isWaiting = ({ answeredAt, status }: InboxRow) =>
  answeredAt === null && (status === 'new' || status === 'in-progress')

const NOTHING: ReadonlyMap<string, InboxRow> = new Map()

/**
 * Keep a list up to date without moving its rows: visible rows follow every change, new ones are announced, and the
 * order stays until the list is loaded again.
 */
export function useInboxRows(page: InboxPage, filter: InboxFilter): LiveInbox {
  const [since, setSince] = useState<Since>({ page, rows: NOTHING, counts: page.counts, arrived: 0 })
  const [offline, setOffline] = useState(false)
  // A newly loaded page makes the changes collected for the previous one obsolete.
  const current = since.page === page ? since : { page, rows: NOTHING, counts: page.counts, arrived: 0 }
  const latest = useRef({ page, filter })
  useLayoutEffect(() => {
    latest.current = { page, filter }
  })
  const polls = useRef(0)
  const refresh = useCallback(async () => {
    const asked = latest.current
    polls.current += 1
    const mine = polls.current
    const ids = asked.page.segments.flatMap(({ rows }) => rows.map(({ id }) => id))
    try {
      const news = await fetchInboxNews({
        ...IN_BACKGROUND,
        data: { filter: asked.filter, since: asked.page.counts.latest, ids },
      })
      setOffline(false)
      // A poll that began before a change must not overwrite what came after it.
      if (latest.current.page !== asked.page || mine !== polls.current) return
      const rows = new Map(news.rows.map((row) => [row.id, row]))
      setSince({ page: asked.page, rows, counts: news.counts, arrived: news.arrived })
    } catch {
      // An ended session shows at the next action; a lost connection is announced.
      setOffline(!navigator.onLine)
    }
  }, [])
  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === 'visible') void refresh()
    }
    const timer = setInterval(ask, EVERY_MS)
    const events = ['visibilitychange', 'online', 'offline']
    for (const event of events) addEventListener(event, ask)
    return () => {
      clearInterval(timer)
      for (const event of events) removeEventListener(event, ask)
    }
  }, [refresh])
  const patch = useCallback((id: string, part: Partial<InboxRow>) => {
    setSince((before) => {
      const { page } = latest.current
      const base = before.page === page ? before : { page, rows: NOTHING, counts: page.counts, arrived: 0 }
      const row = base.rows.get(id) ?? page.segments.flatMap(({ rows }) => rows).find((one) => one.id === id)
      if (row === undefined) return base
      return { ...base, rows: new Map(base.rows).set(id, { ...row, ...part }) }
    })
  }, [])
  const segments = useMemo(
    () =>
      page.segments.map((segment) => {
        const rows = segment.rows.map((row) => current.rows.get(row.id) ?? row)
        // A row keeps its place until the list is loaded again; whom the heading counts as waiting is known now.
        const settled = segment.name === 'waiting' ? rows.filter((row) => !isWaiting(row)).length : 0
        return { ...segment, rows, count: segment.count === null ? null : segment.count - settled }
      }),
    [page, current.rows],
  )
  const rows = useMemo(() => segments.flatMap((segment) => segment.rows), [segments])
  return { segments, rows, counts: current.counts, arrived: current.arrived, offline, patch, refresh }
}

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
