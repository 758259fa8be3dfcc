/** Lines from pins to names of their neighbourhoods that have no room beside them, as on the map of the home page. */
import type { Point } from '#/ui/site/paris-map-geometry.ts'
import { drawnHeight, type Wish } from './place-pins.ts'

/** As near as this, a name stands at its pin. */
const NEAR = 10

/** What a line keeps from the name that it ends at. */
const ROOM = 3

/** The lines of a map, as a path. */
export function leaders(pins: readonly Wish[], names: readonly Wish[]): string {
  return names
    .flatMap((name) => {
      const own = pins.filter(({ id }) => id === name.id).map((pin) => ({ pin, gap: gapBetween(pin, name) }))
      const [nearest] = own.toSorted((a, b) => a.gap - b.gap)
      if (!nearest || nearest.gap < NEAR) return []
      return `M${nearest.pin.at.map(Math.round).join(' ')}L${endAt(name, nearest.pin.at).map(Math.round).join(' ')}`
    })
    .join('')
}

function gapBetween(pin: Wish, name: Wish): number {
  const x = Math.abs(pin.at[0] - name.at[0]) - (pin.width + name.width) / 2
  const y = Math.abs(pin.at[1] - name.at[1]) - (drawnHeight(pin) + drawnHeight(name)) / 2
  return Math.hypot(Math.max(x, 0), Math.max(y, 0))
}

/** The point of a name's box that is the nearest to another point. */
function endAt({ at: [x, y], width, height }: Wish, [toX, toY]: Point): Point {
  const [halfX, halfY] = [width / 2 + ROOM, height / 2 + ROOM]
  return [Math.min(Math.max(toX, x - halfX), x + halfX), Math.min(Math.max(toY, y - halfY), y + halfY)]
}
