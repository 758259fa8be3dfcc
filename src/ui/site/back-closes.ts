/** Back closes what is open over a page instead of leaving it: while open it has a history entry of its own. */

/** Marks that entry. */
const MARK = 'passage.open'

let closeOpen: (() => void) | undefined
/** The address that the entry below gets on the way back, when it was replaced meanwhile. */
let replacedBy: string | undefined

/**
 * Give something that has opened an entry of its own.
 * @param close closes it; called when the visitor goes back
 * @returns to be called when it was closed in another way
 */
export function backCloses(close: () => void): () => void {
  history.pushState({ ...history.state, [MARK]: true }, '')
  closeOpen = close
  replacedBy = undefined
  addEventListener('popstate', goneBack, { once: true })
  return () => {
    if (closeOpen !== close) return
    closeOpen = undefined
    if (history.state?.[MARK]) history.back()
    else removeEventListener('popstate', goneBack)
  }
}

/** Replace the address of this page, whatever is open over it. */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, '', href)
  replacedBy = href
}

function goneBack(): void {
  if (replacedBy !== undefined) history.replaceState(history.state, '', replacedBy)
  const close = closeOpen
  closeOpen = undefined
  close?.()
}
