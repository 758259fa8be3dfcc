/** Arranging our selection, the order in which visitors see the venues (behaviour 6.8). */
import { z } from 'zod'
import { fold } from '#/lib/fold.ts'
import type { VenueListRow } from './venue-row.ts'

/** Most venues that are arranged by hand. */
const MAX_ARRANGED = 2000

const ids = z.array(z.uuid()).max(MAX_ARRANGED)

/** All venues in the order that was seen and in the wanted one, and the one that was moved. */
export const arrangedSelection = z.object({ from: ids, to: ids, moved: z.uuid().optional() })

/** A new order. */
export type ArrangedSelection = z.infer<typeof arrangedSelection>

/** A venue as it is in the list that is arranged. */
export type SelectedVenue = Pick<VenueListRow, 'id' | 'name' | 'slug' | 'type' | 'status' | 'cover'>

/** One item in another place of a list. */
export interface Move {
  readonly id: string
  /** Places from 0. */
  readonly from: number
  readonly to: number
}

/**
 * The move between two orders of the same ids; absent when it took several, or none.
 * @param moved which of two neighbours that changed places is said to have moved
 */
export function moveBetween(
  before: readonly string[],
  after: readonly string[],
  moved?: string,
): Move | undefined {
  const first = before.findIndex((id, at) => after[at] !== id)
  const last = before.findLastIndex((id, at) => after[at] !== id)
  if (first === -1) return undefined
  const moveOf = (from: number, to: number): Move[] => {
    const id = before[from] ?? ''
    const order = before.toSpliced(from, 1).toSpliced(to, 0, id)
    return order.every((one, at) => one === after[at]) ? [{ id, from, to }] : []
  }
  const moves = [...moveOf(first, last), ...moveOf(last, first)]
  return moves.find(({ id }) => id === moved) ?? moves[0]
}

/** Which venues are shown while they are arranged: what of their name was typed, and which part of them. */
export interface ShownVenues {
  readonly q: string
  /** `last` are those that nobody has placed yet: the latest that joined. */
  readonly part: 'all' | 'public' | 'unseen' | 'last'
}

export const ALL_VENUES: ShownVenues = { q: '', part: 'all' }

/** How many of the last ones are shown: new venues come last. */
const LAST = 20

/** The venues that are shown, each with its place from 0. */
export function shownVenues(
  venues: readonly SelectedVenue[],
  { q, part }: ShownVenues,
): { venue: SelectedVenue; at: number }[] {
  const words = fold(q).split(/\s+/u).filter(Boolean)
  return venues
    .map((venue, at) => ({ venue, at }))
    .filter(({ venue: { status }, at }) => {
      if (part === 'public') return status === 'published'
      if (part === 'unseen') return status !== 'published'
      return part === 'all' || at >= venues.length - LAST
    })
    .filter(({ venue: { name } }) => words.every((word) => fold(name).includes(word)))
}

/** The venues after which visitors see one of the same type, by id. Those that they do not see do not separate others. */
export function followedByOwnType(venues: readonly SelectedVenue[]): ReadonlySet<string> {
  const shown = venues.filter(({ status }) => status === 'published')
  return new Set(shown.filter(({ type }, at) => shown[at + 1]?.type === type).map(({ id }) => id))
}
