/** Venues marked on their cards and on their pins, and brought into view where the cards are a strip. */

/** The pin of a single venue. */
export function pinOf(target: EventTarget | null): SVGElement | null {
  return target instanceof Element ? target.closest<SVGElement>('[data-pin]:not([data-filter])') : null
}

/** The venue of a card, or those of a pin. */
export function slugsOf(target: EventTarget | null): string[] {
  const marked =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-venue], [data-pin]') : null
  const { venue, pin } = marked?.dataset ?? {}
  return venue === undefined ? (pin?.split(' ').filter(Boolean) ?? []) : [venue]
}

/** The cards in a part of the page. */
export function cardsOf(parent: Element): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>('[data-venue]')]
}

/** Mark venues on their cards and on their pin, and no others. Beside the list a pin says whether it is expanded. */
export function light(box: HTMLElement, slugs: readonly string[]): Element | undefined {
  const [first = ''] = slugs
  // The other window may have other pins.
  const pins = [...box.querySelectorAll<SVGElement>('[data-pin]')].filter(
    (one) => one.getClientRects().length > 0,
  )
  // A pin of venues of which no card is here has no slug, and is nobody's.
  const pin = pins.find((one) => slugsOf(one).includes(first))
  const cards = cardsOf(box).filter((card) => slugs.includes(card.dataset.venue ?? ''))
  for (const shown of box.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown')
  for (const one of [pin, ...cards]) one?.setAttribute('data-shown', '')
  const isInStrip = cards.some((card) => card.closest('.results'))
  // A card that is open at the pin has the name, and so has the strip.
  const isNamed = pin?.ariaExpanded === null ? isInStrip : pin?.ariaExpanded === 'true'
  writeName(box, isNamed ? undefined : pin)
  return pin
}

/** Above its pin and over all others, within the map. */
function writeName(box: HTMLElement, pin: SVGElement | undefined): void {
  const label = box.querySelector<SVGGElement>('.pin-name')
  const [plate, text] = [label?.querySelector('rect'), label?.querySelector('text')]
  const place = [...(pin?.children ?? [])].find((one) => getComputedStyle(one).display !== 'none')
  const name = pin?.dataset.name
  label?.setAttribute('display', name ? 'inline' : 'none')
  if (!label || !plate || !text || !place || !name) return
  label.setAttribute('transform', place.getAttribute('transform') ?? '')
  text.textContent = name
  const width = text.getComputedTextLength() + 16
  plate.setAttribute('width', `${width}`)
  const write = (middle: number) => {
    plate.setAttribute('x', `${middle - width / 2}`)
    text.setAttribute('x', `${middle}`)
  }
  write(0)
  const frame = box.querySelector('.pan')?.getBoundingClientRect()
  const drawn = plate.getBoundingClientRect()
  const over = Math.max(drawn.right - (frame?.right ?? 0), 0) + Math.min(drawn.left - (frame?.left ?? 0), 0)
  if (over !== 0) write((-over * width) / drawn.width)
}

/** Bring the first of the venues to the beginning of the strip. */
export function choose(box: HTMLElement, slugs: readonly string[]): void {
  const card = cardsOf(box).find(({ dataset }) => dataset.venue === slugs[0])
  const strip = card?.parentElement
  if (!card || !strip) {
    light(box, slugs)
    return
  }
  strip.scrollBy({ left: offsetIn(strip, card), behavior: 'instant' })
  show(box, slugs)
}

/** Mark venues, and bring their pin into the middle of the map. */
function show(box: HTMLElement, slugs: readonly string[]): void {
  const pin = light(box, slugs)?.getBoundingClientRect()
  const pan = box.querySelector('.pan')
  const frame = pan?.getBoundingClientRect()
  if (pin && frame)
    pan?.scrollBy({
      left: pin.left + pin.width / 2 - frame.left - frame.width / 2,
      top: pin.top + pin.height / 2 - frame.top - frame.height / 2,
      behavior: 'instant',
    })
}

/** Show the card that stands nearest to the beginning of the strip. */
export function showFirst(box: HTMLElement, strip: Element): void {
  const distances = cardsOf(strip).map((card) => ({ card, distance: Math.abs(offsetIn(strip, card)) }))
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance)
  show(box, slugsOf(nearest?.card ?? null))
}

/** How far a card lies from where the strip begins, in CSS pixels. */
function offsetIn(strip: Element, card: Element): number {
  const margin = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0
  return card.getBoundingClientRect().left - strip.getBoundingClientRect().left - margin
}
