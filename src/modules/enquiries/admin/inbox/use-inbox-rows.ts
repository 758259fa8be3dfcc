import { onlineManager, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { fetchInboxNews, type InboxCounts, type InboxPage } from '../../inbox.functions.ts'
import type { InboxFilter } from '../../model/inbox-filter.ts'
import type { InboxRow } from '../../model/inbox-row.ts'
import { ENQUIRY_KEYS } from '../use-enquiry-refresh.ts'

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
}

type InboxNews = Awaited<ReturnType<typeof fetchInboxNews>>

/** The parts of a list in the order in which it was loaded, with what its rows are by now. */
function segmentsSince({ segments }: InboxPage, { rows }: InboxNews): InboxPage['segments'] {
  const news = new Map(rows.map((row) => [row.id, row]))
  return segments.map((segment) => ({
    ...segment,
    rows: segment.rows.map((row) => news.get(row.id) ?? row),
  }))
}

const rowsSince = (page: InboxPage, news: InboxNews) => segmentsSince(page, news).flatMap(({ rows }) => rows)

const readOnline = () => onlineManager.isOnline()

const isWaiting = ({ answeredAt, status }: InboxRow) =>
  answeredAt === null && (status === 'new' || status === 'in-progress')

/** A list with the moment at which it was loaded. */
export type LoadedInbox = InboxPage & { readonly now: string }

/**
 * Keep a list up to date without moving its rows: visible rows follow every change, new ones are announced, and the
 * order stays until the list is loaded again.
 */
export function useInboxRows(page: LoadedInbox, filter: InboxFilter): LiveInbox {
  const client = useQueryClient()
  // A newly loaded page makes the changes collected for the previous one obsolete.
  const queryKey = [...ENQUIRY_KEYS.news, page.now, filter]
  const { data } = useQuery<InboxNews>({
    queryKey,
    queryFn: () => {
      const ids = page.segments.flatMap(({ rows }) => rows.map(({ id }) => id))
      return fetchInboxNews({ ...IN_BACKGROUND, data: { filter, since: page.counts.latest, ids } })
    },
    initialData: { rows: [], counts: page.counts, arrived: 0 },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  // An ended session shows at the next action; a lost connection is announced.
  const isOnline = useSyncExternalStore(onlineManager.subscribe, readOnline, () => true)
  const patch = (id: string, part: Partial<InboxRow>) =>
    client.setQueryData<InboxNews>(queryKey, (before) => {
      if (before === undefined) return undefined
      const row = rowsSince(page, before).find((one) => one.id === id)
      if (row === undefined) return before
      return { ...before, rows: [...before.rows.filter((one) => one.id !== id), { ...row, ...part }] }
    })
  const segments = useMemo(
    () =>
      segmentsSince(page, data).map((segment) => {
        const { rows } = segment
        // A row keeps its place until the list is loaded again; whom the heading counts as waiting is known now.
        const settled = segment.name === 'waiting' ? rows.filter((row) => !isWaiting(row)).length : 0
        return { ...segment, count: segment.count === null ? null : segment.count - settled }
      }),
    [page, data],
  )
  const rows = useMemo(() => segments.flatMap((segment) => segment.rows), [segments])
  return {
    segments,
    rows,
    counts: data.counts,
    arrived: data.arrived,
    offline: !isOnline,
    patch,
  }
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
