/**
 * The guests of the quote card and those on the plan are one value: the card has it as a range. The card is plain HTML
 * beside the island of the plan, so that both meet at its field.
 */
import { GUEST_RANGES } from '../../model/guest-ranges.ts'

const FIELD = '[data-stay] [name=guests]'

type GuestRange = (typeof GUEST_RANGES)[number]

/** The most guests of a range: of `51-100` 100, without an end for `200+`. */
export function mostOf(range: string): number {
  const [, most] = range.split('-')
  return most === undefined ? Number.POSITIVE_INFINITY : Number(most)
}

/** The range that a number of guests lies in. */
export function rangeOf(guests: number): GuestRange {
  return GUEST_RANGES.find((range) => guests <= mostOf(range)) ?? '200+'
}

/** Choose the range of a number of guests in the quote card, where the page has one. */
export function showInCard(guests: number): void {
  const field = document.querySelector<HTMLSelectElement>(FIELD)
  if (field) field.value = rangeOf(guests)
}

/**
 * Hear what is chosen in the quote card.
 * @param choose gets the most guests of the range
 * @returns a function that stops listening
 */
export function followCard(choose: (most: number) => void): () => void {
  const field = document.querySelector<HTMLSelectElement>(FIELD)
  const chosen = () => {
    if (field?.value) choose(mostOf(field.value))
  }
  field?.addEventListener('input', chosen)
  return () => field?.removeEventListener('input', chosen)
}
