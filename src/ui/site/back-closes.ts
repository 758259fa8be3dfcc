/**
 * The history of a page that changes without another one being loaded. What opens over it has an entry of its own, so
 * that Back closes it; each address that the page takes on has one, so that Back leads to the address before.
 */

/** Marks the entry of what is open. */
const MARK = 'passage.open'

let closeOpen: (() => void) | undefined
/** The address that the entry below gets on the way back, when it was replaced meanwhile. */
let replacedBy: string | undefined
/** Whether the entry of what was closed is being left: the browser takes a moment for it. */
let isLeaving = false
/** The address that the page was given in that moment. */
let pushedMeanwhile: string | undefined

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
    if (history.state?.[MARK]) {
      isLeaving = true
      // A page that another one has overtaken is back with the entry it was left at.
      addEventListener('pageshow', stayed, { once: true })
      history.back()
    } else removeEventListener('popstate', goneBack, { capture: true })
  }
}

/** Give this page another address, one step after the present one, whatever is open over it. */
export function pushAddress(href: string): void {
  if (isLeaving) pushedMeanwhile = href
  else if (closeOpen === undefined) history.pushState(null, '', href)
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

function stayed(): void {
  isLeaving = false
}

function pushMark(): void {
  history.pushState({ ...history.state, [MARK]: true }, '')
  replacedBy = undefined
}

function goneBack(): void {
  if (replacedBy !== undefined) history.replaceState(history.state, '', replacedBy)
  replacedBy = undefined
  isLeaving = false
  // Before those who follow the address hear of the one below, which is no longer wanted.
  if (pushedMeanwhile !== undefined) history.pushState(null, '', pushedMeanwhile)
  pushedMeanwhile = undefined
  const close = closeOpen
  closeOpen = undefined
  close?.()
}
