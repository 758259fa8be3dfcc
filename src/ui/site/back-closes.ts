/**
 * The history of a page that changes without another one being loaded. What opens over it has an entry of its own, so
 * that Back closes it; each address that the page takes on has one, so that Back leads to the address before.
 */

/** Mark of the history entry of what is open. */
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
  pushMark()
  closeOpen = close
  // Before those who follow the address: the entry below is brought up to date first.
  addEventListener('popstate', goneBack, { once: true, capture: true })
  return () => {
    if (closeOpen !== close) return
    closeOpen = undefined
    if (history.state?.[MARK]) history.back()
    else removeEventListener('popstate', goneBack, { capture: true })
  }
}

/** Give this page another address, one step after the present one, whatever is open over it. */
export function pushAddress(href: string): void {
  if (closeOpen === undefined) history.pushState(null, '', href)
  else {
    // The entry of what is open becomes that of the address, and what is open gets the next one.
    history.replaceState(null, '', href)
    pushMark()
  }
}

/** Replace the address of this page, whatever is open over it. */
export function replaceAddress(href: string): void {
  history.replaceState(history.state, '', href)
  replacedBy = href
}

/**
 * Follow the steps back and forth between the addresses of this page.
 * @param show is called with the address that the visitor has gone to
 */
export function onAddressChange(show: (href: string) => void): void {
  addEventListener('popstate', () => show(location.href))
}

function pushMark(): void {
  history.pushState({ ...history.state, [MARK]: true }, '')
  replacedBy = undefined
}

function goneBack(): void {
  if (replacedBy !== undefined) history.replaceState(history.state, '', replacedBy)
  replacedBy = undefined
  const close = closeOpen
  closeOpen = undefined
  close?.()
}
