/** Venues close to a filter: those that all of its conditions but one let in, those that give up least first. */
import type { Concession } from '../../model/near-match.ts'
import { type Bitset, difference, emptySet, forEach, fullSet, isEmpty, narrow } from './bitset.ts'

/** A condition of a filter. */
export interface Condition {
  /** The key of its group where any choice of the group will do. */
  readonly group?: string
  /** The venues that meet it. */
  readonly met: Bitset
  /** How it can be relaxed. */
  readonly relaxations: readonly Relaxation[]
}

/** A way to relax a condition. */
export interface Relaxation {
  /** The least that it costs: 0 for nothing given up, 1 for a great deal. */
  readonly least: number
  /** What a venue costs; infinite where it is too far from what was asked. Absent: the least. */
  readonly costOf?: (position: number) => number
  /** The venues that it lets in; absent: all. */
  readonly lets?: () => Bitset
  /** Whether nothing is left of the condition; then another one has to be there that is met. */
  readonly isDropped?: boolean
  readonly concession: (position: number) => Concession
}

/** A venue, and what it gives up. */
export interface NearMatch {
  readonly position: number
  readonly concession: Concession
}

/**
 * The nearest venues that miss one condition; of those that cost the same, the first ones.
 * @param size how many venues there are
 */
export function nearMatches(conditions: readonly Condition[], size: number, limit: number): NearMatch[] {
  const nearest = new Nearest(limit)
  const missingOne = thatMissOne(conditions, size)
  const ways = conditions
    .flatMap((condition) => condition.relaxations.map((relaxation) => ({ condition, relaxation })))
    .filter(({ relaxation }) => !relaxation.isDropped || conditions.length > 1)
    .sort((a, b) => a.relaxation.least - b.relaxation.least)
  for (const { condition, relaxation } of ways) {
    // Nor is asked for what would be let in, which may have to be searched.
    if (nearest.isFullAt(relaxation.least)) break
    const candidates = difference(missingOne, condition.met)
    if (isEmpty(candidates)) continue
    if (relaxation.lets) narrow(candidates, relaxation.lets())
    forEach(candidates, (position) => nearest.take(position, relaxation))
  }
  return nearest.matches()
}

/** The venues that meet all of some conditions. */
export function meetingAll(conditions: readonly Condition[], size: number): Bitset {
  const found = fullSet(size)
  for (const { met } of conditions) narrow(found, met)
  return found
}

/** The venues that miss exactly one condition. */
function thatMissOne(conditions: readonly Condition[], size: number): Bitset {
  const all = fullSet(size)
  const some = emptySet(size)
  const several = emptySet(size)
  for (const { met } of conditions) {
    for (let word = 0; word < met.length; word++) {
      const missed = (all[word] ?? 0) & ~(met[word] ?? 0)
      several[word] = (several[word] ?? 0) | ((some[word] ?? 0) & missed)
      some[word] = (some[word] ?? 0) | missed
    }
  }
  return difference(some, several)
}

/** The few nearest venues so far, the nearest first. */
class Nearest {
  readonly #limit: number
  readonly #kept: { position: number; cost: number; relaxation: Relaxation }[] = []

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Whether nothing that costs more can be added any more. */
  isFullAt(cost: number): boolean {
    return this.#kept.length === this.#limit && (this.#kept.at(-1)?.cost ?? 0) < cost
  }

  take(position: number, relaxation: Relaxation): void {
    const cost = relaxation.costOf?.(position) ?? relaxation.least
    if (cost === Number.POSITIVE_INFINITY) return
    const isBefore = (one: { cost: number; position: number }) =>
      cost < one.cost || (cost === one.cost && position < one.position)
    const last = this.#kept[this.#limit - 1]
    if (last && !isBefore(last)) return
    // One that two ways let in, without one word or without another, gives up the first.
    if (this.#kept.some((one) => one.position === position)) return
    const at = this.#kept.findIndex(isBefore)
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, { position, cost, relaxation })
    this.#kept.length = Math.min(this.#kept.length, this.#limit)
  }

  matches(): NearMatch[] {
    return this.#kept.map(({ position, relaxation }) => ({
      position,
      concession: relaxation.concession(position),
    }))
  }
}
