/** Guest ranges asked for with a venue (behaviour 8.2); codes are stored as they are. */
export const GUEST_RANGES = ['1-10', '11-25', '26-50', '51-100', '101-200', '200+'] as const

export type GuestRange = (typeof GUEST_RANGES)[number]

/** A number of guests that stands for a range: its most, and of `200+`, which has none, its fewest. */
export function mostOf(range: GuestRange): number {
  const [, most] = range.split('-')
  return most === undefined ? 201 : Number(most)
}

/** A number that says more than the range it lies in; the most of a range is how a chosen range is written. */
export function exactGuests(guests: number | undefined): number | undefined {
  return guests !== undefined && mostOf(rangeOf(guests)) !== guests ? guests : undefined
}

/** The range that a number of guests lies in. */
export function rangeOf(guests: number): GuestRange {
  return GUEST_RANGES.find((range) => range !== '200+' && guests <= mostOf(range)) ?? '200+'
}
