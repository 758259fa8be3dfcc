import { type Ground, groundsOf, type Span, takenOf } from './clear-lines.ts'
import { EMPTY, type Furniture } from './furniture.ts'
import { sum } from './geometry.ts'
import type { Point, VenuePlan } from './plan.ts'
import { PLAN_RULES } from './plan-rules.ts'
import { GUEST, type WorkCount } from './work-count.ts'

/** Half of a row of this grid is moved by half a step, so that nobody stands right behind another. */
const ROW = Math.sqrt(3) / 2

/** The distance between guests at the greatest density. */
const CLOSEST = Math.sqrt(1 / (PLAN_RULES.standingPerM2 * ROW))

/** How exactly a distance is looked for: halved this many times. */
const HALVINGS = 7

/** How much further apart the guests of a line may stand than the lines do. */
const MOST_STRETCH = 1.5

/** What is exactly as far as it must be is far enough. */
const NEARLY = 1e-9

/** How far apart guests stand: those of a line, and the lines. */
interface Pitch {
  readonly along: number
  readonly across: number
}

/** Some of a zone's guests: all on one line, `pitch` apart, without those whose place is taken. */
interface Line {
  readonly from: number
  readonly pitch: number
  readonly y: number
  readonly count: number
  readonly taken: readonly Span[]
}

function evenly(distance: number): Pitch {
  return { along: distance, across: distance * ROW }
}

/** How many are in a length: so far apart that at both ends there is half as much, and in the middle of it. */
function centred(from: number, length: number, pitch: number): { count: number; start: number } {
  const ends = Math.max(0, Math.min(length, pitch / 2 - PLAN_RULES.guest - PLAN_RULES.guestWall))
  const count = Math.max(0, Math.floor((length - 2 * ends) / pitch + NEARLY)) + 1
  return { count, start: from + (length - (count - 1) * pitch) / 2 }
}

/** @param cost of a guest, in obstacles */
function* linesAt(
  { along, across }: Pitch,
  grounds: readonly Ground[],
  cost: number,
  work: WorkCount,
): Generator<Line> {
  for (const ground of grounds) {
    const [left, top, width, height] = ground.inside
    if (width < 0 || height < 0) continue
    const rows = centred(top, height, across)
    const wide = centred(left, width, along)
    // Where the walls leave half a step, all lines have as many; else every second one has one less.
    const isEven = width - (wide.count - 1) * along >= along / 2
    const from = wide.start - (isEven && rows.count > 1 ? along / 4 : 0)
    for (let row = 0; row < rows.count; row += 1) {
      const isMoved = row % 2 === 1
      const count = wide.count - (isMoved && !isEven ? 1 : 0)
      const y = rows.start + row * across
      if (!work.take(ground.obstacles.length + count * cost)) return
      yield { from: from + (isMoved ? along / 2 : 0), pitch: along, y, count, taken: takenOf(ground, y) }
    }
  }
}

/** The guests of a line who have room, as the places of the first and the last of those who stand side by side. */
function* runsOf({ from, pitch, count, taken }: Line): Generator<Span> {
  let next = 0
  for (const [left, right] of taken) {
    const first = Math.floor((left - from) / pitch + NEARLY) + 1
    const after = Math.ceil((right - from) / pitch - NEARLY)
    const last = Math.min(first, count) - 1
    if (last >= next) yield [next, last]
    next = Math.max(next, after)
  }
  if (next < count) yield [next, count - 1]
}

function guestsAt(pitch: Pitch, grounds: readonly Ground[], work: WorkCount): Point[] {
  const guests: Point[] = []
  for (const line of linesAt(pitch, grounds, GUEST, work)) {
    for (const [first, last] of runsOf(line)) {
      for (let at = first; at <= last; at += 1) guests.push([line.from + at * pitch.along, line.y])
    }
  }
  return guests
}

/** As {@link guestsAt}, without making them. */
function countAt(pitch: Pitch, grounds: readonly Ground[], work: WorkCount): number {
  let guests = 0
  for (const line of linesAt(pitch, grounds, 0, work)) {
    for (const [first, last] of runsOf(line)) guests += last - first + 1
  }
  return guests
}

/** As many guests as may stand. */
export function standing(plan: VenuePlan, work: WorkCount): Furniture {
  return { ...EMPTY, guests: guestsAt(evenly(CLOSEST), groundsOf(plan), work) }
}

/** The greatest number between two of which something holds, as it does of the first. */
function greatest(from: number, until: number, isHeld: (value: number) => boolean): number {
  let [held, far] = [from, until]
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (held + far) / 2
    if (isHeld(middle)) held = middle
    else far = middle
  }
  return held
}

/** Fewer guests, with more room for each: they are at home in all rooms, as the area that the page states for each of them says. */
export function fewerStanding(plan: VenuePlan, count: number, work: WorkCount): Furniture {
  const grounds = groundsOf(plan)
  const isEnough = (pitch: Pitch) => countAt(pitch, grounds, work) >= count
  const area = sum(plan.zones.map(([, , w, h]) => w * h))
  const widest = MOST_STRETCH * Math.max(CLOSEST, Math.sqrt(area / count / ROW))
  const distance = greatest(CLOSEST, widest, (value) => isEnough(evenly(value)))
  const { along, across } = evenly(distance)
  // A line more may be many guests more than there are: then those of all lines stand further apart.
  const wider = greatest(along, along * MOST_STRETCH, (value) => isEnough({ along: value, across }))
  const guests = guestsAt({ along: wider, across }, grounds, work)
  return { ...EMPTY, guests: guests.filter((_, at) => isKept(at, count, guests.length)) }
}

/** Whether one of a list is kept where `count` of them are, taken from everywhere in it. */
function isKept(at: number, count: number, all: number): boolean {
  const before = (places: number) => Math.floor((places * count + Math.floor(all / 2)) / all)
  return before(at + 1) > before(at)
}
