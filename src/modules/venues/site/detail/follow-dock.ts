/** Let the dock leave while the request's card is in view, which has the same price and the same button. */
export function followDock(): void {
  const [dock, card] = ['.dock', '.quote-card'].map((part) => document.querySelector<HTMLElement>(part))
  if (!dock || !card) return
  let watch: IntersectionObserver | undefined
  // What lies below the dock is not seen, and its words take one line or two.
  new ResizeObserver(() => {
    watch?.disconnect()
    watch = new IntersectionObserver(
      ([seen]) => {
        dock.toggleAttribute('data-away', seen?.isIntersecting)
      },
      { rootMargin: `0px 0px -${dock.offsetHeight}px` },
    )
    watch.observe(card)
  }).observe(dock)
}
