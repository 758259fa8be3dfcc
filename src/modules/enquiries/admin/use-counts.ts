import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { type Counts, fetchCounts } from '../counts.functions.ts'
import { ENQUIRY_KEYS } from './use-enquiry-refresh.ts'

/** Polling interval of the counts while the page is visible, in milliseconds. */
const EVERY_MS = 30_000

const told = new Set<() => void>()
let last = ''

/** Be told when the counts have changed; returns how to leave. */
export function subscribeToCounts(listener: () => void): () => void {
  told.add(listener)
  return () => told.delete(listener)
}

function tell(counts: Counts): void {
  const now = JSON.stringify(counts)
  if (last !== '' && now !== last) for (const listener of told) listener()
  last = now
}

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
    last = JSON.stringify(loaded)
    client.setQueryData(ENQUIRY_KEYS.counts, loaded)
  }, [client, loaded])
  useEffect(() => tell(data), [data])
  return data
}
