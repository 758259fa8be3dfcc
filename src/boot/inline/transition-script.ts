/** The last element of a page: of a page that one comes back to nothing is drawn before it is there. */
export const PAGE_END = 'page-end'

/** Stands behind the first screen and the script there: a page that a picture grows into is drawn when it has been parsed. */
export const SCREEN_END = 'screen-end'

/**
 * Script at the end of the first screen: lets the picture of a card grow into the page that it leads to, and shrink
 * back into the card (ADR 0074). Every other change of page is instant. Elements that it reads:
 *
 * - `[data-venue]` is a card; its first link leads to the page, its `.card-pic` is what grows, always with its first picture: the
 *   second, which lies over that under a pointer, is gone from a picture that has a name (`card.css`);
 * - `[data-viewer]` on that page are the places of the venue's pictures, `[data-lead]` that of the first, into which it grows;
 * - `[data-favorites]` in the header leads to the favourites: between them and a list the pictures of both move.
 *
 * A page that one comes back to had its pictures already: they are drawn with its first frame, and a motion waits for them.
 */
export const TRANSITION_SCRIPT = `(${growPictures})()`

/**
 * Its part in the head: no frame before what moves has been parsed, and pictures that were here before are asked for. A page
 * that is drawn before the other part has come shows no motion.
 */
export const ARRIVAL_SCRIPT = `(${awaitPlace})("${PAGE_END}","${SCREEN_END}")`

/** Sent to the browser as it is here, so it uses nothing from outside itself; keys and path are those of {@link growPictures}. */
function awaitPlace(pageEnd: string, screenEnd: string): void {
  const recall = (key: string) => {
    try {
      return (sessionStorage.getItem(key) ?? '').split(' ')
    } catch {
      return []
    }
  }
  const { from, navigationType } = window.navigation?.activation ?? {}
  const isReturn = navigationType === 'traverse'
  // What is above the place that one comes back to, or that an anchor names, has its own height, not one that is guessed.
  if (isReturn || location.hash) document.documentElement.dataset.return = ''
  // No frame of a page whose place is not known yet; all of it is in one answer.
  const [next, grown] = recall('passage.lead')
  if (from?.url && (isReturn || next === location.pathname)) {
    const wait = document.createElement('link')
    wait.rel = 'expect'
    wait.setAttribute('blocking', 'render')
    wait.href = `#${isReturn || !grown ? pageEnd : screenEnd}`
    document.head.append(wait)
  }
  const [seenAt, ...seen] = recall('passage.seen')
  // Held, so that the browser keeps them until the page's own pictures ask for them.
  const held: { passageEarly?: HTMLImageElement[] } = window as object
  held.passageEarly = []
  if (isReturn && seenAt === location.pathname + location.search)
    for (const address of seen) {
      const image = new Image()
      image.src = address
      held.passageEarly.push(image)
    }
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition || !held.passageEarly) return
    viewTransition.ready.catch(() => {})
    viewTransition.skipTransition()
  })
}

/** Sent to the browser as it is here, so it uses nothing from outside itself. */
function growPictures(): void {
  /** What the next page shares with this one: its path and, where a picture grows into it, those of the card that have come. */
  const leadKey = 'passage.lead'
  /** The address of the page that was left last, and the pictures that were in view there. */
  const seenKey = 'passage.seen'
  /** Milliseconds that a motion waits for its pictures at most. */
  const patience = 200
  const held: { passageEarly?: HTMLImageElement[] } = window as object
  const early = held.passageEarly ?? []
  delete held.passageEarly
  const isReturn = () => window.navigation?.activation?.navigationType === 'traverse'
  let named: HTMLElement[] = []

  const recall = (key: string) => {
    try {
      return (sessionStorage.getItem(key) ?? '').split(' ')
    } catch {
      return []
    }
  }
  const remember = (key: string, ...what: readonly string[]) => {
    try {
      sessionStorage.setItem(key, what.join(' '))
    } catch {
      // Storage is refused: the next page begins as it can.
    }
  }
  const name = (element: HTMLElement | null, as: string) => {
    if (!element) return
    element.style.setProperty('view-transition-name', as)
    named.push(element)
  }
  const unname = () => {
    for (const element of named) element.style.removeProperty('view-transition-name')
    named = []
  }
  const isInView = (element: Element) => {
    const { top, bottom, left, right, width } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && right > 1 && left < innerWidth - 1
  }
  const cardOf = (picture: Element) => picture.closest<HTMLElement>('[data-venue]')
  const here = () => location.pathname + location.search
  const fetched = (address: string) => {
    const image = new Image()
    image.src = address
    return image
  }
  const fileOf = (address = '') => address.slice(address.lastIndexOf('/') + 1)
  const decoded = (image: HTMLImageElement) => image.decode().catch(() => {})
  // Not the pictures themselves: a lazy one lies outside of its box until it is near.
  const shownPictures = () =>
    [...document.querySelectorAll('.photo')]
      .filter(isInView)
      .flatMap((photo) => photo.querySelector('img') ?? [])

  /** Draw the pictures in view with the first frame, where they have been before. */
  const drawAtOnce = () =>
    shownPictures().map((image) => {
      image.decoding = 'sync'
      image.loading = 'eager'
      image.dataset.arrived = ''
      return decoded(image)
    })

  /** Hold a motion at its first frame, which is the last of the page before, until pictures can be drawn. */
  const hold = async ({ ready }: ViewTransition, pictures: readonly Promise<void>[]) => {
    // One that is skipped, here or by the browser, is no error.
    if (!(await ready.then(() => true).catch(() => false))) return
    const motions = document
      .getAnimations()
      .filter(
        ({ effect }) =>
          effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      )
    for (const motion of motions) motion.pause()
    await Promise.race([Promise.all(pictures), new Promise((end) => setTimeout(end, patience))])
    for (const motion of motions) motion.play()
  }

  /** Name what this page shares with another one, if it moves. A document that was kept for Back has old names. */
  const share = (transition: ViewTransition | null, address: string | null | undefined, isLeft: boolean) => {
    unname()
    early.length = 0
    const path = address ? new URL(address).pathname : undefined
    // The back office takes no part: begun, the change of page would be given up there as an error.
    const isStaff = path !== undefined && /\/admin(\/|$)/.test(path)
    const cards = [...document.querySelectorAll<HTMLElement>('[data-venue] .card-pic')].filter(isInView)
    const one = cards.find((picture) => cardOf(picture)?.querySelector('a')?.pathname === path)
    const places = [...document.querySelectorAll<HTMLElement>('[data-lead], [data-viewer]:has(img)')]
    if (isLeft) {
      remember(seenKey, here(), ...shownPictures().map(({ currentSrc }) => currentSrc))
      // The page that follows begins with the card's picture in any case; browsers give up a motion that begins too late.
      const shown = [...(one?.querySelectorAll('img') ?? [])].filter((image) => image.naturalWidth > 0)
      if (one && !isStaff) remember(leadKey, `${path}`, ...shown.map(({ currentSrc }) => currentSrc))
    }
    const [page, ...pictures] = recall(leadKey)
    const isGrown = !isLeft && page === location.pathname
    if (isGrown)
      for (const picture of pictures)
        places
          .find((place) => fileOf(place.querySelector('img')?.src) === fileOf(picture))
          ?.querySelector('.ground image')
          ?.setAttribute('href', picture)
    const drawn = !isLeft && isReturn() ? drawAtOnce() : []
    if (!transition) return
    if (!isLeft) hold(transition, [...drawn, ...(isGrown ? pictures.map(fetched).map(decoded) : [])])
    else transition.ready.catch(() => {})
    if (isStaff) return transition.skipTransition()
    const favorites = document.querySelector<HTMLAnchorElement>('[data-favorites]')?.pathname
    const inView = places.filter(isInView)
    if (one) {
      name(one, 'room')
    } else if (inView.length > 0) {
      name(inView[0] ?? null, 'room')
    } else if (places.length === 0 && favorites && (favorites === path || favorites === location.pathname)) {
      for (const picture of cards) name(picture, `room-${cardOf(picture)?.dataset.venue}`)
      if (isLeft) remember(leadKey, `${path}`)
    } else return transition.skipTransition()
    // What stays above the page stays above what flies.
    name(document.querySelector('.site-header'), 'bar')
    // On narrow screens the head has no box of its own, and the row of buttons in it is what stays.
    name(
      [...document.querySelectorAll<HTMLElement>('.results-head, .results-tools')].find(isInView) ?? null,
      'bar-results',
    )
    name(document.querySelector('.dock'), 'bar-dock')
    // What lies on the picture comes once it has arrived, and a card that is pointed at has its second again.
    const own = named
    if (!isLeft) transition.finished.then(() => named === own && unname())
  }
  addEventListener('pageswap', ({ viewTransition, activation }) =>
    share(viewTransition, activation?.entry.url, true),
  )
  addEventListener('pagereveal', ({ viewTransition }) =>
    share(viewTransition, window.navigation?.activation?.from?.url, false),
  )
}
