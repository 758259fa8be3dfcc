import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Where the focus may be left behind when another page has come: on the navigation, or nowhere. */
const LEFT_BEHIND = '.rail, .tabbar, .skip'

/**
 * Moves the focus to the heading of a page that has taken the place of another one, so that a screen reader tells of it
 * and Tab goes on from there. A page that has put the focus somewhere itself keeps it.
 */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || fromLocation === undefined) return
        const { activeElement } = document
        if (activeElement && activeElement !== document.body && !activeElement.closest(LEFT_BEHIND)) return
        const heading = document.querySelector<HTMLElement>('#main h1')
        heading?.setAttribute('tabindex', '-1')
        heading?.focus({ preventScroll: true })
      }),
    [router],
  )
}
