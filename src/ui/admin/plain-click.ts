import type { MouseEvent } from 'react'

/** Handle a plain click on a link in the page itself; modified clicks open another tab or window as usual. */
export function plainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0
    if (elsewhere || event.defaultPrevented) return
    event.preventDefault()
    act()
  }
}
