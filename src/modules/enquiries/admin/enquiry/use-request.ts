import { useCallback, useEffect, useRef, useState } from 'react'
import { IN_BACKGROUND } from '#/lib/background-request.ts'
import type { RequestView } from '../../model/request-view.ts'
import { fetchRequest, markRequestRead } from '../../request.functions.ts'
import { useScreenLanguage } from './use-screen-language.ts'

/** How often the server is asked whether somebody else has changed something, while the page is in sight. */
const EVERY_MS = 10_000

/** A request while its sheet is open. */
export interface OpenRequest {
  /** `undefined` until it is there, `null` when there is none of this reference. */
  readonly view: RequestView | null | undefined
  /** What kept it from being fetched; cleared by the next success. */
  readonly failure: unknown
  /** Fetches it again. */
  readonly reload: () => Promise<void>
}

/** Fetches a request, notes that it was opened, and keeps it up to date. */
export function useRequest(reference: string, onRead?: () => void): OpenRequest {
  const language = useScreenLanguage()
  const [view, setView] = useState<RequestView | null>()
  const [failure, setFailure] = useState<unknown>()
  const latest = useRef(0)
  const told = useRef(onRead)
  useEffect(() => {
    told.current = onRead
  })
  const load = useCallback(
    async (background: boolean) => {
      latest.current += 1
      const mine = latest.current
      try {
        const found = await fetchRequest({
          ...(background ? IN_BACKGROUND : {}),
          data: { reference, language },
        })
        // A slower answer to an earlier question must not bring back what is over.
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
      markRequestRead({ data: { reference, read: true } }).then(
        () => told.current?.(),
        // It stays unread: nothing to be told.
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
  return { view, failure, reload }
}
