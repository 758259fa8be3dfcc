import type { MouseEvent } from 'react'

/** Handles a click on a link in the page itself, unless it was meant for another tab or window. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (elsewhere || event.defaultPrevented) return
    event.preventDefault()
    act()
  }
}
