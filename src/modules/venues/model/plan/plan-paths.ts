/** The lines of a plan as SVG path data: centimetres, whole numbers, so that a drawing stays small. */
import { holds, lengthOf } from './geometry.ts'
import type { PlanDoor, Point, Rect, Segment, VenuePlan } from './plan.ts'

/** Metres as centimetres. */
export const cm = (metres: number) => Math.round(metres * 100)

export const lineAt = ([x1, y1, x2, y2]: Segment) => `M${cm(x1)} ${cm(y1)}L${cm(x2)} ${cm(y2)}`
export const rectAt = ([x, y, w, h]: Rect) => `M${cm(x)} ${cm(y)}h${cm(w)}v${cm(h)}h${-cm(w)}z`

/** Points as strokes of no length: round or square caps make dots and chairs of them. */
export function dotsAt(points: readonly (readonly [number, number, ...unknown[]])[]): string {
  let [beforeX, beforeY] = [0, 0]
  return points
    .map(([x, y]) => {
      const step = `m${cm(x) - beforeX} ${cm(y) - beforeY}h0`
      ;[beforeX, beforeY] = [cm(x), cm(y)]
      return step
    })
    .join('')
}

export function outlineOf(plan: VenuePlan): string {
  return `M${plan.outline.map(([x, y]) => `${cm(x)} ${cm(y)}`).join('L')}z`
}

/** Where walls are open: windows and doors. */
export function gapsOf({ windows, doors }: VenuePlan): string {
  return [...windows, ...doors.map(({ at }) => at)].map(lineAt).join('')
}

/** Half of the thickness of glass, in metres. */
const GLASS = 0.07

/** Both panes of each window. */
export function glassOf({ windows }: VenuePlan): string {
  return windows.flatMap((window) => [aside(window, GLASS), aside(window, -GLASS)].map(lineAt)).join('')
}

/** A segment moved to its side. */
function aside(segment: Segment, by: number): Segment {
  const [x1, y1, x2, y2] = segment
  const length = lengthOf(segment) || 1
  const [dx, dy] = [(-(y2 - y1) / length) * by, ((x2 - x1) / length) * by]
  return [x1 + dx, y1 + dy, x2 + dx, y2 + dy]
}

interface Leaf {
  readonly leaf: string
  readonly swing: string
}

function leafAt([x1, y1, x2, y2]: Segment, opens: 1 | -1): Leaf {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const [endX, endY] = [x1 - dy * opens, y1 + dx * opens]
  const radius = cm(Math.hypot(dx, dy))
  return {
    leaf: lineAt([x1, y1, endX, endY]),
    swing: `M${cm(endX)} ${cm(endY)}A${radius} ${radius} 0 0 ${opens > 0 ? 0 : 1} ${cm(x2)} ${cm(y2)}`,
  }
}

/** The leaves of a door and the way that they swing. */
export function leavesOf({ kind, at, opens, leaves }: PlanDoor): Leaf[] {
  if (kind === 'opening') return []
  const [x1, y1, x2, y2] = at
  if (leaves === 1) return [leafAt(at, opens)]
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
  return [leafAt([x1, y1, middleX, middleY], opens), leafAt([x2, y2, middleX, middleY], opens === 1 ? -1 : 1)]
}

/** A place before a door, outside the outline, and the way out; nothing for a door between rooms. */
export function outsideOf({ outline }: VenuePlan, { at }: PlanDoor): { at: Point; out: Point } | undefined {
  const [x1, y1, x2, y2] = at
  const length = lengthOf(at) || 1
  const [middleX, middleY] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const normals: Point[] = [
    [-(y2 - y1) / length, (x2 - x1) / length],
    [(y2 - y1) / length, -(x2 - x1) / length],
  ]
  const out = normals.find(([dx, dy]) => !holds(outline, [middleX + dx * 0.3, middleY + dy * 0.3]))
  return out && { at: [middleX + out[0] * 0.5, middleY + out[1] * 0.5], out }
}
