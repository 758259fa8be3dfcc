/**
 * Where the focus goes once the list has changed, since the link that changed it may be gone: after "show more" to
 * the first new card, after a chip to the one that takes its place, else to the number of results. What leads to the
 * map leads back as well and keeps it.
 * @param box what holds the list and its filters
 * @param link the link that was followed
 */
export function focusLater(box: HTMLElement, link: HTMLAnchorElement | SVGAElement): () => void {
  const kind = link.dataset.filter
  const cards = box.querySelectorAll('[data-venue]').length
  const place = link instanceof HTMLElement ? chipsOf(box).indexOf(link) : -1
  return () => {
    const target =
      kind === 'view'
        ? link
        : kind === 'more'
          ? box.querySelectorAll('[data-venue]')[cards]?.querySelector<HTMLElement>('h3 a')
          : chipsOf(box)[place]
    const fallback = box.querySelector<HTMLElement>('.count')
    // The page stays where it is: what is new appears where the link was.
    ;(target ?? fallback)?.focus({ preventScroll: true })
  }
}

function chipsOf(box: HTMLElement): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>('.chips [data-filter="chip"]')]
}
