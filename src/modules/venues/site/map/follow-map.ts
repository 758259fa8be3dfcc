/**
 * Pins and cards in step: who points at one or has the focus on it sees which is the other, and who presses a pin sees the
 * card at it. Below 1280 px map and cards lie over the page: one card is chosen, and its pin; all else waits, and Escape leads
 * back to the list.
 */

import { keyName } from '#/lib/keys.ts'
import { isPlainClick } from '#/lib/plain-click.ts'
import { choose, light, pinOf, showFirst, slugsOf } from './mark-venues.ts'
import { closeCard, toggleCard } from './pin-card.ts'

const NARROW = matchMedia('(width < 1280px)')

/** The page's own layers above the map, and what holds no focus. */
const NOT_BELOW = '.rail, .toasts, script, style, template'

/** What the pointer is over, or the focus in. */
const POINTED_AT = ':is([data-venue], [data-pin]):is(:hover, :focus-within)'

let isHeard = false
/** What the page below the map is scrolled to, in CSS pixels. */
let place: number | undefined

/** Before another list takes the place of this one: what the page is scrolled to stays while the map lies over it. */
export function keepPlace(box: HTMLElement, wanted: Element): void {
  closeCard()
  if (!isSheet(wanted)) box.style.minHeight = ''
  else if (!isSheet(box)) {
    box.style.minHeight = `${box.offsetHeight}px`
    place = scrollY
  }
}

/** After it. */
export function mapShown(box: HTMLElement): void {
  if (!isHeard) hear(box)
  isHeard = true
  arrange(box)
  // What holds a page in its place as its content moves takes the strip for content that has moved.
  if (place !== undefined) scrollTo({ top: place, behavior: 'instant' })
  if (!isSheet(box)) place = undefined
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
    if (!pin || !isPlainClick(event)) return
    if (!isSheet(box)) {
      if (toggleCard(box, pin)) event.preventDefault()
      return
    }
    // A tap on a pin shows its card first, or its name where the strip does not have it; a key leads to the page at once.
    if (event.detail === 0 || wasShown) return
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
  document.addEventListener('keydown', (event) => {
    if (keyName(event) === 'Escape' && isSheet(box) && !document.querySelector(':popover-open'))
      box.querySelector<HTMLElement>('.view-toggle')?.click()
  })
  NARROW.addEventListener('change', () => arrange(box))
}

/** What lies below the map waits; the card at the beginning of the strip is the chosen one. Beside the list pins have cards of their own. */
function arrange(box: HTMLElement): void {
  closeCard()
  for (const pin of box.querySelectorAll('[data-pin]:not([data-filter])'))
    pin.ariaExpanded = isSheet(box) ? null : 'false'
  const column = box.querySelector('.list-column')
  for (let node = column; node?.parentElement && node !== document.body; node = node.parentElement)
    for (const other of node.parentElement.children)
      if (other !== node && other instanceof HTMLElement && !other.matches(NOT_BELOW))
        other.inert = isSheet(box)
  const strip = box.querySelector('.results')
  if (isSheet(box) && strip) showFirst(box, strip)
  // A pointer or a focus that was there before this script is heard of here.
  else light(box, slugsOf(box.querySelector(POINTED_AT)))
}
