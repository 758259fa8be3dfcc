import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useScreenLanguage } from '#/i18n/react/use-screen-language.ts'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { fetchEnquiry, markEnquiryRead } from '../../enquiry.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import type { Presence } from '../../model/presence.ts'
import { ENQUIRY_KEYS, useEnquiryRefresh } from '../use-enquiry-refresh.ts'

/** Polling interval while the page is visible, in milliseconds. */
const EVERY_MS = 10_000

/** Enquiry in an open sheet. */
export interface OpenEnquiry {
  /** `undefined` while loading, `null` when no enquiry has this reference. */
  readonly view: EnquiryView | null | undefined
  /** Whether it could not be had so far; it stays so while it is tried again, which polls do, too. */
  readonly isMissed: boolean
  /** What the latest refetch has failed with; `null` after the next success. */
  readonly failure: Error | null
}

/** Load an enquiry, mark it as read, and poll for changes; each poll shows colleagues what is being done with it. */
export function useEnquiry(reference: string, presence: Presence): OpenEnquiry {
  const language = useScreenLanguage()
  const doing = useRef(presence)
  const refresh = useEnquiryRefresh()
  const { data, error, isFetched, errorUpdatedAt } = useQuery({
    queryKey: [...ENQUIRY_KEYS.sheet, reference, language],
    queryFn: ({ client, queryKey }) => {
      const before = client.getQueryState(queryKey)
      // Only the first one is asked for by the user.
      const isFirst = !before?.dataUpdatedAt && !before?.errorUpdatedAt
      return fetchEnquiry({
        ...(isFirst ? {} : IN_BACKGROUND),
        data: { reference, language, presence: doing.current },
      })
    },
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })
  const announcePresence = useEffectEvent(refresh.sheet)
  const announceRead = useEffectEvent(refresh.list)
  useEffect(() => {
    if (!isFetched) return
    markEnquiryRead({ data: { reference, read: true } }).then(
      () => announceRead(),
      // It stays unread; the user need not know.
      () => undefined,
    )
  }, [reference, isFetched])
  // Colleagues learn at once that an answer is begun or given up.
  useEffect(() => {
    if (doing.current === presence) return
    doing.current = presence
    void announcePresence()
  }, [presence])
  return { view: data, isMissed: data === undefined && errorUpdatedAt > 0, failure: error }
}
