/**
 * The card of a venue at its pin, where the list lies beside the map: that of the list, a second time. One at a time; what has
 * the focus elsewhere, a click there or Escape closes it.
 */

import { keyName } from '#/lib/keys.ts'
import { cardsOf, slugsOf } from './mark-venues.ts'

/** What a card keeps from the frame of the map, in CSS pixels. */
const MARGIN = 8

let open: { readonly pin: SVGElement; readonly card: HTMLElement } | undefined
let isHeard = false

/**
 * Show the card of a pin, or close it where it is the one that is shown.
 * @returns whether there is such a card
 */
export function toggleCard(box: HTMLElement, pin: SVGElement): boolean {
  const isShown = open?.pin === pin
  closeCard()
  if (isShown) return true
  const source = cardsOf(box).find(({ dataset }) => slugsOf(pin).includes(dataset.venue ?? ''))
  const frame = box.querySelector('.pan')
  if (!source || !frame) return false
  if (!isHeard) hear()
  isHeard = true
  const card = source.cloneNode(true) as HTMLElement
  card.classList.add('pin-card')
  card.querySelector('.alt')?.remove()
  for (const image of card.querySelectorAll('img')) image.loading = 'eager'
  // The map stands before the heading of the list.
  const heading = card.querySelector('h3')
  if (heading) heading.ariaLevel = '2'
  frame.append(card)
  open = { pin, card }
  pin.ariaExpanded = 'true'
  place()
  card.querySelector('a')?.focus({ preventScroll: true })
  return true
}

/** Close the card that is shown, if there is one. */
export function closeCard(): void {
  open?.card.remove()
  if (open) open.pin.ariaExpanded = 'false'
  open = undefined
}

function hear(): void {
  document.addEventListener('keydown', follow)
  document.addEventListener('focusin', ({ target }) => {
    if (isElsewhere(target)) closeCard()
  })
  document.addEventListener('click', ({ target }) => {
    // What can have the focus has it by now, and no card is open any more.
    if (isElsewhere(target)) giveBack()
  })
  addEventListener('resize', place)
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Node && ![open?.pin, open?.card].some((part) => part?.contains(target))
}

/** For the keyboard the card stands behind its pin: the Tab key leads from it to the next one, or back. */
function follow(event: KeyboardEvent): void {
  const key = keyName(event)
  if (!open || key === undefined) return
  if (key === 'Escape') giveBack()
  if (key !== 'Tab' && key !== 'shift+Tab') return
  const stops = [...open.card.querySelectorAll('a, button')]
  const isBack = key === 'shift+Tab'
  if (event.target !== stops.at(isBack ? 0 : -1)) return
  open.pin.focus({ preventScroll: true })
  if (isBack) event.preventDefault()
}

function giveBack(): void {
  const pin = open?.pin
  closeCard()
  pin?.focus({ preventScroll: true })
}

/** Below the pin, above or beside it, wherever there is room within the frame and in sight. */
function place(): void {
  const frame = open?.card.parentElement
  if (!open || !frame) return
  const { pin, card } = open
  const { left, top } = frame.getBoundingClientRect()
  const at = pin.getBoundingClientRect()
  const [fromX, fromY] = [left + frame.clientLeft, top + frame.clientTop]
  // The lower part of a map may be out of sight.
  const inSight = Math.max(innerHeight - fromY, card.offsetHeight + 2 * MARGIN)
  const fitX = (x: number) => within(x, card.offsetWidth, frame.clientWidth)
  const fitY = (y: number) => within(y, card.offsetHeight, Math.min(frame.clientHeight, inSight))
  const x = fitX(at.left + at.width / 2 - fromX - card.offsetWidth / 2)
  const y = fitY(at.top + at.height / 2 - fromY - card.offsetHeight / 2)
  const places = [
    [x, at.bottom - fromY],
    [x, at.top - fromY - card.offsetHeight],
    [at.right - fromX + MARGIN, y],
    [at.left - fromX - MARGIN - card.offsetWidth, y],
  ] as const
  const [toX, toY] = places.find(([a, b]) => a === fitX(a) && b === fitY(b)) ?? [x, y]
  card.style.translate = `${Math.round(toX)}px ${Math.round(toY)}px`
}

/** The place nearest to a wanted one within the frame, along one axis. */
function within(wanted: number, size: number, room: number): number {
  return Math.max(MARGIN, Math.min(wanted, room - size - MARGIN))
}
