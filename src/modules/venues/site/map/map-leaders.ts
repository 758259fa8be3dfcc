/** Lines from pins that had to move away to the names of their neighbourhoods, as the map of the home page has them. */
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import type { PinPlace, PlacedName } from './map-pins.ts'
import { drawnHeight } from './place-pins.ts'

/** As near as this, a pin stands at its name. */
const NEAR = 10

/** What a line keeps from the name that it ends at. */
const ROOM = 3

/** The lines of a map as a path: of pins that are not at their own name, or nearer to another one. */
export function leaders(pins: readonly (PinPlace | undefined)[], names: readonly PlacedName[]): string {
  return pins.flatMap((pin) => (pin ? leader(pin, names) : [])).join('')
}

function leader(pin: PinPlace, names: readonly PlacedName[]): string[] {
  const gaps = names.map((name) => ({ name, gap: gapBetween(pin, name) }))
  const own = gaps.find(({ name }) => name.id === pin.id)
  if (!own || (own.gap < NEAR && gaps.every(({ gap }) => gap >= own.gap))) return []
  const end = nearestPoint(own.name, pin.at)
  return [`M${pin.at.map(Math.round).join(' ')}L${end.map(Math.round).join(' ')}`]
}

function gapBetween(pin: PinPlace, name: PinPlace): number {
  const x = Math.abs(pin.at[0] - name.at[0]) - (pin.width + name.width) / 2
  const y = Math.abs(pin.at[1] - name.at[1]) - (drawnHeight(pin) + drawnHeight(name)) / 2
  return Math.hypot(Math.max(x, 0), Math.max(y, 0))
}

/** The point of the box of a name that is the nearest to another point. */
function nearestPoint({ at: [x, y], width, height }: PlacedName, [toX, toY]: Point): Point {
  const [halfX, halfY] = [width / 2 + ROOM, height / 2 + ROOM]
  return [Math.min(Math.max(toX, x - halfX), x + halfX), Math.min(Math.max(toY, y - halfY), y + halfY)]
}
