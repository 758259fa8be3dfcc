import { hashKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { type Counts, fetchCounts } from '../counts.functions.ts'
import { ENQUIRY_KEYS } from './use-enquiry-refresh.ts'

/** Polling interval of the counts while the page is visible, in milliseconds. */
const EVERY_MS = 30_000

/** The counts in the navigation, updated while the page is visible. */
export function useCounts(loaded: Counts): Counts {
  const client = useQueryClient()
  const { data } = useQuery({
    queryKey: ENQUIRY_KEYS.counts,
    // An ended session or a lost connection shows at the next action.
    queryFn: () => fetchCounts(IN_BACKGROUND),
    initialData: loaded,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  })
  useEffect(() => {
    client.setQueryData(ENQUIRY_KEYS.counts, loaded)
  }, [client, loaded])
  return data
}

/** Call back whenever a poll has found other counts than those that are shown. */
export function useCountsChange(onChange: () => void): void {
  const client = useQueryClient()
  const announce = useEffectEvent(onChange)
  useEffect(() => {
    let before = client.getQueryData(ENQUIRY_KEYS.counts)
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      if (event.query.queryHash !== hashKey(ENQUIRY_KEYS.counts)) return
      const { data } = event.query.state
      // Equal answers are the same object; what the page was loaded with is no news.
      if (data !== before && event.action.manual !== true) announce()
      before = data
    })
  }, [client])
}
