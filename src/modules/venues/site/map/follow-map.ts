/**
 * Pins and cards in step: who points at one or has the focus on it sees which is the other. Below 1280 px map and cards
 * lie over the page: one card is chosen, and its pin; all else waits, and Escape leads back to the list.
 */

const NARROW = matchMedia('(width < 1280px)')

/** The page's own layers above the map, and what holds no focus. */
const NOT_BELOW = '.rail, .toasts, script, style, template'

let isHeard = false

/** Before another list takes the place of this one: what the page is scrolled to stays while the map lies over it. */
export function keepPlace(box: HTMLElement, wanted: Element): void {
  if (!isSheet(wanted)) box.style.minHeight = ''
  else if (!isSheet(box)) box.style.minHeight = `${box.offsetHeight}px`
}

/** After it. */
export function mapShown(box: HTMLElement): void {
  if (!isHeard) hear(box)
  isHeard = true
  arrange(box)
}

function isSheet(box: Element): boolean {
  return box.matches('.with-map') && NARROW.matches
}

function hear(box: HTMLElement): void {
  for (const type of ['pointerover', 'focusin'])
    box.addEventListener(type, ({ target }) => {
      const slugs = slugsOf(target)
      if (!isSheet(box)) light(box, slugs)
      else if (type === 'focusin') choose(box, slugs)
    })
  for (const type of ['pointerleave', 'focusout'])
    box.addEventListener(type, () => {
      if (!isSheet(box)) light(box, [])
    })
  // A press gives the focus, and with it the mark, before it is a click.
  let wasShown = false
  box.addEventListener('pointerdown', ({ target }) => {
    wasShown = pinOf(target)?.hasAttribute('data-shown') === true
  })
  box.addEventListener('click', (event) => {
    const pin = pinOf(event.target)
    // A tap on a pin shows its card first; a key leads to the page at once.
    if (!pin || !isSheet(box) || event.detail === 0 || wasShown) return
    event.preventDefault()
    choose(box, slugsOf(pin))
  })
  box.addEventListener(
    'scroll',
    ({ target }) => {
      if (isSheet(box) && target instanceof Element && target.matches('.results')) showFirst(box, target)
    },
    { capture: true, passive: true },
  )
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isSheet(box) && !document.querySelector(':popover-open'))
      box.querySelector<HTMLElement>('.view-toggle')?.click()
  })
  NARROW.addEventListener('change', () => arrange(box))
}

/** What lies below the map waits; the card at the beginning of the strip is the chosen one. */
function arrange(box: HTMLElement): void {
  const column = box.querySelector('.list-column')
  for (let node = column; node?.parentElement && node !== document.body; node = node.parentElement)
    for (const other of node.parentElement.children)
      if (other !== node && other instanceof HTMLElement && !other.matches(NOT_BELOW))
        other.inert = isSheet(box)
  const strip = box.querySelector('.results')
  if (isSheet(box) && strip) showFirst(box, strip)
  else light(box, [])
}

/** The pin of a single venue. */
function pinOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-pin]:not([data-filter])') : null
}

/** The venue of a card, or those of a pin. */
function slugsOf(target: EventTarget | null): string[] {
  const marked =
    target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-venue], [data-pin]') : null
  const { venue, pin } = marked?.dataset ?? {}
  return venue === undefined ? (pin?.split(' ') ?? []) : [venue]
}

function cardsOf(parent: Element): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>('[data-venue]')]
}

/** Mark venues on their cards and on their pin, and no others. */
function light(box: HTMLElement, slugs: readonly string[]): Element | undefined {
  const [first = ''] = slugs
  const pins = [...box.querySelectorAll<SVGElement>('[data-pin]')]
  const pin = pins.find((one) => slugsOf(one).includes(first))
  const cards = cardsOf(box).filter((card) => slugs.includes(card.dataset.venue ?? ''))
  for (const shown of box.querySelectorAll('[data-shown]')) shown.removeAttribute('data-shown')
  for (const one of [pin, ...cards]) one?.setAttribute('data-shown', '')
  return pin
}

/** Bring the first of the venues to the beginning of the strip. */
function choose(box: HTMLElement, slugs: readonly string[]): void {
  const card = cardsOf(box).find(({ dataset }) => dataset.venue === slugs[0])
  const strip = card?.parentElement
  if (!card || !strip) return
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
function showFirst(box: HTMLElement, strip: Element): void {
  const distances = cardsOf(strip).map((card) => ({ card, distance: Math.abs(offsetIn(strip, card)) }))
  const [nearest] = distances.toSorted((a, b) => a.distance - b.distance)
  show(box, slugsOf(nearest?.card ?? null))
}

/** How far a card lies from where the strip begins, in CSS pixels. */
function offsetIn(strip: Element, card: Element): number {
  const margin = Number.parseFloat(getComputedStyle(strip).scrollPaddingLeft) || 0
  return card.getBoundingClientRect().left - strip.getBoundingClientRect().left - margin
}
