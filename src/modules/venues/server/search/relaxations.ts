/**
 * How conditions are relaxed, and what that costs. A tenth less than was asked weighs less than the next quarter, that
 * less than something missing, that less than another type; words are given up last.
 */
import type { NeighborhoodId } from '#/i18n/addresses/slugs-neighborhoods.ts'
import type { ChosenFilters, RangeKey, TickedFilters } from '../../model/filter-table.ts'
import { ringsAround } from '../../model/near-neighborhoods.ts'
import type { Layout } from '../../model/venue.ts'
import { type Bitset, unite } from './bitset.ts'
import type { IndexedVenue } from './indexed-venue.ts'
import type { Relaxation } from './near-matches.ts'

/** For each border that has to be crossed. */
const BORDER = 0.3
const UNKNOWN = 0.4
const MISSING = 0.45
const STEP = 0.1
const OTHER_EVENT = 0.5
const OTHER_TYPE = 0.6
const WORDS = 0.7

/** What a number costs that misses what was asked by all of it. One that misses more than half is not near. */
const WHOLE = 1.5
const FARTHEST = 0.5

/** Longer searches are sentences; without any one of their words they say the same. */
const MAX_DROPPED_WORDS = 4

type VenueAt = (position: number) => IndexedVenue | undefined

/** Other quarters, the nearest first. Beyond the second border everything is elsewhere. */
export function otherQuarters(
  asked: readonly NeighborhoodId[],
  groupOf: (id: NeighborhoodId) => Bitset,
  venueAt: VenueAt,
): Relaxation[] {
  const [first = [], second = [], ...further] = ringsAround(asked)
  const concession = (position: number) => {
    const value = venueAt(position)?.neighborhood ?? first[0] ?? 'le-marais'
    return { field: 'neighborhood' as const, value, isNext: first.includes(value) }
  }
  return [first, second, further.flat()].flatMap((ring, at) => {
    const [one, ...others] = ring
    if (one === undefined) return []
    const lets = () => {
      const all = groupOf(one).slice()
      for (const id of others) unite(all, groupOf(id))
      return all
    }
    return [{ least: BORDER * (at + 1), lets, isDropped: at === 2, concession }]
  })
}

/** The concession of a near match: a venue of a type that was not asked for. */
export function otherTypes(venueAt: VenueAt): Relaxation[] {
  const concession = (position: number) => ({
    field: 'type' as const,
    value: venueAt(position)?.type ?? 'showroom',
  })
  return [{ least: OTHER_TYPE, isDropped: true, concession }]
}

/** Of another group of the catalogue than those that were chosen. */
export function otherGroups(asked: TickedFilters['group']): Relaxation[] {
  return asked.slice(0, 1).flatMap((id) => without('group', id))
}

/** Steps on the way in, or not a word about them. */
export function withSteps(steps: Float64Array): Relaxation[] {
  const stepsAt = (position: number) => steps[position] ?? Number.NaN
  return [
    {
      least: UNKNOWN,
      isDropped: true,
      costOf: (position) => (Number.isNaN(stepsAt(position)) ? UNKNOWN : UNKNOWN + STEP * stepsAt(position)),
      concession: (position) =>
        Number.isNaN(stepsAt(position))
          ? { field: 'missing', key: 'access', value: 'step-free' }
          : { field: 'steps', value: stepsAt(position) },
    },
  ]
}

/** Without one choice. */
export function without(key: keyof TickedFilters | keyof ChosenFilters, value: string): Relaxation[] {
  const least = key === 'event' ? OTHER_EVENT : MISSING
  return [{ least, isDropped: true, concession: () => ({ field: 'missing', key, value }) }]
}

/** Without something that the agency named itself. */
export function withoutOwn(value: string): Relaxation[] {
  return [{ least: MISSING, isDropped: true, concession: () => ({ field: 'missingOwn', value }) }]
}

/** Fewer guests. Where a layout is not offered none of them is near. */
export function fewerGuests(capacities: Float64Array, asked: number, layout: Layout): Relaxation[] {
  const value = (position: number) => capacities[position] ?? 0
  return [
    {
      least: 0,
      costOf: (position) => costOf(asked - value(position), asked),
      concession: (position) => ({ field: 'guests', value: value(position), asked, layout }),
    },
  ]
}

/**
 * Less than a least number or more than a greatest one.
 * @param asked in the unit of the values
 * @param unit how many of them make one that people write
 */
export function otherNumber(key: RangeKey, values: Float64Array, asked: number, unit: number): Relaxation[] {
  const missedBy = (position: number) => Math.abs((values[position] ?? Number.NaN) - asked)
  return [
    {
      least: 0,
      costOf: (position) => {
        const by = missedBy(position)
        return Number.isNaN(by) ? UNKNOWN : costOf(by, asked)
      },
      concession: (position) => {
        const by = missedBy(position)
        return Number.isNaN(by) ? { field: 'unknown', key } : { field: key, by: Math.ceil(by / unit) }
      },
    },
  ]
}

/** Without one of several words, or without the only one. */
export function withoutWords(text: string, find: (text: string) => Bitset): Relaxation[] {
  const words = [...new Set(text.split(' '))]
  const concession = (dropped: string) => () => ({ field: 'q' as const, text: dropped })
  if (words.length === 1) return [{ least: WORDS, isDropped: true, concession: concession(text) }]
  if (words.length > MAX_DROPPED_WORDS) return []
  return words.map((word) => ({
    least: WORDS,
    lets: () => find(words.filter((other) => other !== word).join(' ')),
    concession: concession(word),
  }))
}

function costOf(missedBy: number, asked: number): number {
  const share = missedBy / asked
  return share <= FARTHEST ? share * WHOLE : Number.POSITIVE_INFINITY
}
