import { useNavigate, useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { usePagePath } from '#/i18n/react/link.tsx'
import { openMark } from '#/ui/site/use-back-closes.ts'
import { FORM_ID } from './filter-ids.ts'
import { FilterSession } from './filter-session.ts'
import type { ShownList } from './list-state.ts'

/**
 * Makes the filters apply as they change, once there is script: the address is replaced, the page stays where it
 * is, and the focus stays in the field. Without script the form and the links do the same by loading the page.
 * @returns whether changes apply by themselves
 */
export function useLiveFilters(
  listing: RefObject<HTMLElement | null>,
  list: ShownList,
  search: string,
): boolean {
  const [live, setLive] = useState(false)
  const session = useRef<FilterSession>(undefined)
  const navigate = useNavigate()
  const router = useRouter()
  const path = usePagePath()

  useEffect(() => {
    const box = listing.current
    const form = box?.querySelector<HTMLFormElement>(`#${FORM_ID}`)
    if (!box || !form) return
    const current = new FilterSession(box, form, (query) => {
      void navigate({
        to: '.',
        href: path('venues', {}, query),
        replace: true,
        resetScroll: false,
        // The sheet of filters may be open.
        state: openMark,
      })
    })
    session.current = current
    setLive(true)
    return () => current.end()
  }, [listing, navigate, path])

  useEffect(() => {
    session.current?.arrived(list, search, router.state.isLoading)
  }, [list, search, router])

  return live
}
