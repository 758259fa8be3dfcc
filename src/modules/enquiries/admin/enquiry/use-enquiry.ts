import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import { fetchEnquiry, markEnquiryRead } from '../../enquiry.functions.ts'
import type { EnquiryView } from '../../model/enquiry-view.ts'
import type { Presence } from '../../model/presence.ts'
import { useScreenLanguage } from './use-screen-language.ts'

/** Polling interval while the page is visible, in milliseconds. */
const EVERY_MS = 10_000

/** Enquiry in an open sheet. */
export interface OpenEnquiry {
  /** `undefined` while loading, `null` when no enquiry has this reference. */
  readonly view: EnquiryView | null | undefined
  /** Error of the latest fetch; cleared by the next success. */
  readonly failure: unknown
  /** Fetches it again. */
  readonly reload: () => Promise<void>
}

/** Load an enquiry, mark it as read, and poll for changes; each poll tells the colleagues what is done with it. */
export function useEnquiry(reference: string, presence: Presence, onRead?: () => void): OpenEnquiry {
  const language = useScreenLanguage()
  const [view, setView] = useState<EnquiryView | null>()
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(0)
  const doing = useRef(presence)
  const announceRead = useEffectEvent(() => onRead?.())
  const load = useCallback(
    async (background: boolean) => {
      latest.current += 1
      const mine = latest.current
      try {
        const found = await fetchEnquiry({
          ...(background ? IN_BACKGROUND : {}),
          data: { reference, language, presence: doing.current },
        })
        // A late answer to an earlier fetch must not overwrite a newer one.
        if (mine !== latest.current) return
        setView(found)
        setFailure(undefined)
      } catch (error) {
        if (mine === latest.current) setFailure(error)
      }
    },
    [reference, language],
  )
  const reload = useCallback(() => load(false), [load])
  useEffect(() => {
    void reload().then(() =>
      markEnquiryRead({ data: { reference, read: true } }).then(
        () => announceRead(),
        // It stays unread; the user need not know.
        () => undefined,
      ),
    )
    const ask = () => {
      if (document.visibilityState === 'visible') void load(true)
    }
    const timer = setInterval(ask, EVERY_MS)
    addEventListener('visibilitychange', ask)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', ask)
      removeEventListener('online', ask)
    }
  }, [reference, load, reload])
  // Colleagues learn at once that an answer is begun or given up.
  useEffect(() => {
    if (doing.current === presence) return
    doing.current = presence
    void load(true)
  }, [presence, load])
  return { view, failure, reload }
}
