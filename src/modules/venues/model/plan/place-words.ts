/**
 * Where the names of rooms and doors stand: in or beside what they name, clear of what doors swing over, of walls and of one
 * another. Centimetres.
 */
import type { DoorKind, PlanDoor, RoomKind, VenuePlan } from './plan.ts'
import { solidsOf, swingsOf, wallsOf } from './plan-obstacles.ts'
import { cm, outsideOf } from './plan-paths.ts'
import { areOverlapping, type Box, boxOf, type PlacedText, widthOf } from './text-boxes.ts'

/** Doors that lead outside, and have names. */
type OuterDoor = Exclude<DoorKind, 'inner' | 'opening'>

/** What the words of a plan are. */
export interface PlanNames {
  readonly room: (kind: RoomKind) => string
  /** From square metres. */
  readonly area: (squareMetres: number) => string
  readonly door: (kind: OuterDoor) => string
}

/** Heights of the letters of a name that has little room. */
const SIZES = [1, 0.75] as const

/** Free on each side of a name in its room. */
const INSET = 12

type Room = VenuePlan['rooms'][number]

/** A line of the key: a room by its number. */
export interface KeyLine {
  readonly number: number
  readonly text: string
  /** The drawing has its number alone, on wide screens and on paper as well. */
  readonly isAlone: boolean
}

/** The words of rooms, and the key of those that have a number. */
export interface NamedRooms {
  readonly texts: readonly PlacedText[]
  readonly key: readonly KeyLine[]
}

/**
 * The names of rooms with their areas, as large as they fit. Where one has no room, or none on phones, a number stands for it.
 * @param letter height of letters
 * @param grown how much larger they may be drawn, on phones
 */
export function placeNames(plan: VenuePlan, names: PlanNames, letter: number, grown = 1): NamedRooms {
  const taken = [...swingsOf(plan), ...solidsOf(plan)]
  const placed: PlacedText[] = []
  const key: KeyLine[] = []
  const numbers: Box[] = []
  for (const room of plan.rooms) {
    const name = names.room(room.kind)
    const [, , w, h] = room.at
    const area = names.area(Math.round(w * h))
    // A name that lies on a door's arc is no better read than a number that is explained.
    const texts = waysOf(room, name, area, letter).find((way) => isFree(way, taken, 1)) ?? []
    const inner = insideOf(room)
    const isTight = texts.every(
      (text) => text.kind !== 'name' || !isFree([text], taken, grown) || !isWithin(boxOf(text, grown), inner),
    )
    placed.push(...texts.map((text) => ({ ...text, isTight })))
    if (!isTight) continue
    const number = key.length + 1
    const isAlone = texts.length === 0
    const sign = freest(numberWays(room, String(number), letter), [...taken, ...numbers], grown) ?? []
    placed.push(...sign.map((text) => ({ ...text, isAlone })))
    numbers.push(...sign.map((text) => boxOf(text, grown)))
    key.push({ number, text: `${name} ${area}`, isAlone })
  }
  return { texts: placed, key }
}

function numberWays(room: Room, text: string, letter: number): PlacedText[][] {
  const [x, y, w, h] = insideOf(room)
  return SIZES.flatMap((factor) =>
    SHIFTS.map(([dx, dy]): PlacedText[] => {
      const size = letter * factor
      const [aside, down] = [(dx * Math.max(0, w - size)) / 2, (dy * Math.max(0, h - size * 1.2)) / 2]
      return [{ kind: 'number', text, size, turn: 0, x: x + w / 2 + aside, y: y + h / 2 + down }]
    }),
  )
}

/** Every way in which a name stands within its room, the best one first. */
function waysOf(room: Room, name: string, area: string, letter: number): PlacedText[][] {
  const inner = insideOf(room)
  const [x, y, w, h] = inner
  const ways: PlacedText[][] = []
  for (const factor of SIZES) {
    const size = letter * factor
    for (const lines of [[name, area], [name]])
      for (const turn of [0, -90] as const) {
        if (turn !== 0 && (lines.length > 1 || h <= w)) continue
        const along = Math.max(...lines.map((line) => widthOf(line, size)))
        const across = lines.length * size * 1.2
        const [wide, high] = turn === 0 ? [along, across] : [across, along]
        if (wide > w || high > h) continue
        for (const [dx, dy] of SHIFTS) {
          const middleX = x + w / 2 + (dx * (w - wide)) / 2
          const middleY = y + h / 2 + (dy * (h - high)) / 2
          ways.push(
            lines.map((text, at) => ({
              ...({ kind: at === 0 ? 'name' : 'area', turn, size, text } as const),
              x: middleX,
              y: middleY + (at - (lines.length - 1) / 2) * size * 1.2,
            })),
          )
        }
      }
  }
  return ways
}

const SHIFTS = [
  [0, 0],
  [0, -0.6],
  [0, 0.6],
  [-0.6, 0],
  [0.6, 0],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

function insideOf({ at: [x, y, w, h] }: Room): Box {
  return [cm(x) + INSET, cm(y) + INSET, cm(w) - 2 * INSET, cm(h) - 2 * INSET]
}

function isWithin([x, y, w, h]: Box, [left, top, wide, high]: Box): boolean {
  return x >= left && y >= top && x + w <= left + wide && y + h <= top + high
}

/** The first way that lies on nothing, or else one that lies on as little as can be. */
function freest(
  ways: readonly (readonly PlacedText[])[],
  taken: readonly Box[],
  grown: number,
): readonly PlacedText[] | undefined {
  let best: readonly PlacedText[] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const texts of ways) {
    const hits = hitsOf(texts, taken, grown, least)
    if (hits === 0) return texts
    if (hits < least) [best, least] = [texts, hits]
  }
  return best
}

/** How much of what is taken a way lies on, counted no further than to what is too much. */
function hitsOf(texts: readonly PlacedText[], taken: readonly Box[], grown: number, tooMuch: number): number {
  let hits = 0
  for (const text of texts) {
    const box = boxOf(text, grown)
    for (const other of taken) {
      if (areOverlapping(box, other)) hits += 1
      if (hits >= tooMuch) return hits
    }
  }
  return hits
}

function isFree(texts: readonly PlacedText[], taken: readonly Box[], grown: number): boolean {
  return texts.every((text) => {
    const box = boxOf(text, grown)
    return !taken.some((other) => areOverlapping(box, other))
  })
}

/** How far out a name of a door may stand, in lines; how far beside it, in parts of its length. */
const [LINES, BESIDE] = [8, [0, 0.35, -0.35, 0.7, -0.7]] as const

/**
 * The names of the doors to the outside, beyond their walls.
 * @param rooms the names of the rooms, where they stand
 * @param grown how much larger they may be drawn, on phones
 */
export function placeDoors(
  plan: VenuePlan,
  names: PlanNames,
  rooms: readonly PlacedText[],
  letter: number,
  grown = 1,
): PlacedText[] {
  const taken = [...swingsOf(plan), ...wallsOf(plan), ...solidsOf(plan)]
  for (const text of rooms) taken.push(boxOf(text, grown))
  return plan.doors.flatMap((door) => {
    if (door.kind === 'inner' || door.kind === 'opening') return []
    const ways = doorWays(plan, door, names.door(door.kind), letter, grown)
    const [text] =
      freest(
        ways.map((way) => [way]),
        taken,
        grown,
      ) ?? []
    if (text === undefined) return []
    taken.push(boxOf(text, grown))
    return text
  })
}

function doorWays(
  plan: VenuePlan,
  door: PlanDoor,
  text: string,
  letter: number,
  grown: number,
): PlacedText[] {
  const outside = outsideOf(plan, door)
  if (outside === undefined) return []
  const [x1, y1, x2, y2] = door.at
  const [outX, outY] = outside.out
  const turn = Math.abs(outX) > Math.abs(outY) ? (outX > 0 ? 90 : -90) : 0
  const line = letter * grown
  const length = widthOf(text, line)
  const ways = Array.from({ length: LINES }, (_, lines) =>
    BESIDE.map((beside) => {
      const [out, aside] = [20 + line * (0.6 + lines * 0.5), beside * length]
      const x = cm((x1 + x2) / 2) + outX * out + (turn === 0 ? aside : 0)
      const y = cm((y1 + y2) / 2) + outY * out + (turn === 0 ? 0 : aside)
      const cost = lines * line * 0.5 + Math.abs(aside)
      return { cost, way: { kind: 'door', text, x, y, size: letter, turn } as const }
    }),
  ).flat()
  return ways.toSorted((a, b) => a.cost - b.cost).map(({ way }) => way)
}
