/** The last element of a page: of a page that one comes back to nothing is drawn before it is there. */
export const PAGE_END = 'page-end'

/** The element whose first picture is the one that a card shows. */
export const LEAD = 'lead'

/**
 * Script of the head, run before the page is shown: lets the picture of a card grow into the page that it leads to, and shrink
 * back into the card (ADR 0074). Every other change of page is instant. Elements that it reads:
 *
 * - `[data-venue]` is a card; its first link leads to the page, its `.card-pic` is what grows;
 * - `[data-lead]` is the place of the same picture on that page;
 * - `[data-favorites]` in the header leads to the favourites: between them and a list the pictures of both move.
 */
export const TRANSITION_SCRIPT = `(${growPictures})("${PAGE_END}","${LEAD}")`

/** Sent to the browser as it is here, so it uses nothing from outside itself. */
function growPictures(pageEnd: string, leadId: string): void {
  /** What the next page shares with this one: its path and, where one picture grows into it, the picture's address. */
  const key = 'passage.lead'
  const from = window.navigation?.activation?.from?.url
  const isReturn = window.navigation?.activation?.navigationType === 'traverse'
  let named: HTMLElement[] = []

  const clicked = () => {
    try {
      return (sessionStorage.getItem(key) ?? '').split(' ')
    } catch {
      return []
    }
  }
  const remember = (lead: string) => {
    try {
      sessionStorage.setItem(key, lead)
    } catch {
      // Storage is refused: the next page begins as it can.
    }
  }
  const name = (element: HTMLElement | null, as: string) => {
    if (!element) return
    element.style.setProperty('view-transition-name', as)
    named.push(element)
  }
  const isInView = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight
  }
  const cardOf = (picture: Element) => picture.closest<HTMLElement>('[data-venue]')

  // Cards above the place that one comes back to have the height that they had, not one that is guessed.
  if (isReturn) document.documentElement.dataset.return = ''
  // No frame of a page whose place is not known yet; all of it is in one answer.
  const [next, grown] = clicked()
  if (from && (isReturn || next === location.pathname)) {
    const wait = document.createElement('link')
    wait.rel = 'expect'
    wait.setAttribute('blocking', 'render')
    wait.href = `#${isReturn || !grown ? pageEnd : leadId}`
    document.head.append(wait)
  }

  /** Name what this page shares with another one, if it moves. A document that was kept for Back has old names. */
  const share = (transition: ViewTransition | null, address: string | null | undefined, isLeft: boolean) => {
    for (const element of named) element.style.removeProperty('view-transition-name')
    named = []
    const path = address ? new URL(address).pathname : undefined
    // The back office takes no part: begun, the change of page would be given up there as an error.
    const isStaff = path !== undefined && /\/admin(\/|$)/.test(path)
    const lead = document.querySelector<HTMLElement>('[data-lead]')
    const pictures = [...document.querySelectorAll<HTMLElement>('[data-venue] .card-pic')].filter(isInView)
    const one = pictures.find((picture) => cardOf(picture)?.querySelector('a')?.pathname === path)
    // The page that follows begins with the card's picture in any case; browsers give up a motion that begins too late.
    if (isLeft && one && !isStaff) remember(`${path} ${one.querySelector('img')?.currentSrc ?? ''}`)
    const [page, picture] = clicked()
    if (!isLeft && page === location.pathname && picture)
      lead?.querySelector('.ground image')?.setAttribute('href', picture)
    if (!transition) return
    // One that is skipped, here or by the browser, is no error.
    transition.ready.catch(() => {})
    if (isStaff) return transition.skipTransition()
    const favorites = document.querySelector<HTMLAnchorElement>('[data-favorites]')?.pathname
    if (one) {
      name(one, 'room')
    } else if (lead && isInView(lead)) {
      name(lead, 'room')
    } else if (!lead && favorites && (favorites === path || favorites === location.pathname)) {
      for (const picture of pictures) name(picture, `room-${cardOf(picture)?.dataset.venue}`)
      if (isLeft) remember(`${path}`)
    } else return transition.skipTransition()
    // What stays above the page stays above what flies.
    name(document.querySelector('.site-header'), 'bar')
    name(document.querySelector('.results-head'), 'bar-results')
    name(document.querySelector('.dock'), 'bar-dock')
  }
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    share(viewTransition, activation?.entry.url, true),
  )
  addEventListener('pagereveal', ({ viewTransition }) =>
    share(viewTransition, window.navigation?.activation?.from?.url, false),
  )
}
