/** As high as the dock: what lies below it is not seen. */
const DOCK = 73

/** Let the dock leave while the request's card is in view, which has the same price and the same button. */
export function followDock(): void {
  const [dock, card] = ['.dock', '.quote-card'].map((part) => document.querySelector<HTMLElement>(part))
  if (!dock || !card) return
  new IntersectionObserver(
    ([seen]) => {
      dock.toggleAttribute('data-away', seen?.isIntersecting)
    },
    { rootMargin: `0px 0px -${DOCK}px` },
  ).observe(card)
}
