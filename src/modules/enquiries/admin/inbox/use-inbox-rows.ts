import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { fetchInboxNews, type InboxCounts, type InboxPage } from '../../inbox.functions.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'
import type { InboxRow } from '../../model/inbox-row.ts'

/** How often news are asked for while the page is in sight, in milliseconds. */
const EVERY_MS = 15_000

/** The list as it was loaded, with what has happened to it since. */
export interface LiveInbox {
  readonly segments: InboxPage['segments']
  /** Every line in sight, in its order. */
  readonly rows: readonly InboxRow[]
  readonly counts: InboxCounts
  /** Enquiries that came since and are not in sight yet. */
  readonly arrived: number
  readonly offline: boolean
  /** Changes a line at once, until the server's word comes. */
  readonly patch: (id: string, part: Partial<InboxRow>) => void
  /** Asks for news now. */
  readonly refresh: () => Promise<void>
}

interface Since {
  readonly page: InboxPage
  readonly rows: ReadonlyMap<string, InboxRow>
  readonly counts: InboxCounts
  readonly arrived: number
}

const NOTHING: ReadonlyMap<string, InboxRow> = new Map()

/**
 * Keep a list up to date without moving its lines: those in sight follow every change, new ones are announced, and the
 * order stays until the list is loaded again.
 */
export function useInboxRows(page: InboxPage, filter: InboxFilter): LiveInbox {
  const [since, setSince] = useState<Since>({ page, rows: NOTHING, counts: page.counts, arrived: 0 })
  const [offline, setOffline] = useState(false)
  // Another answer of the server makes everything that was noted before it old.
  const current = since.page === page ? since : { page, rows: NOTHING, counts: page.counts, arrived: 0 }
  const latest = useRef({ page, filter })
  useEffect(() => {
    latest.current = { page, filter }
  })
  const refresh = useCallback(async () => {
    const asked = latest.current
    const ids = asked.page.segments.flatMap(({ rows }) => rows.map(({ id }) => id))
    try {
      const news = await fetchInboxNews({
        ...IN_BACKGROUND,
        data: { filter: asked.filter, since: asked.page.counts.latest, ids },
      })
      setOffline(false)
      if (latest.current.page !== asked.page) return
      const rows = new Map(news.rows.map((row) => [row.id, row]))
      setSince({ page: asked.page, rows, counts: news.counts, arrived: news.arrived })
    } catch {
      // A session that has ended shows at the next thing that is done; a lost connection is said.
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
      page.segments.map((segment) => ({
        ...segment,
        rows: segment.rows.map((row) => current.rows.get(row.id) ?? row),
      })),
    [page, current.rows],
  )
  const rows = useMemo(() => segments.flatMap((segment) => segment.rows), [segments])
  return { segments, rows, counts: current.counts, arrived: current.arrived, offline, patch, refresh }
}
