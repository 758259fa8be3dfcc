import { type Point, SEINE } from './paris-map-geometry.ts'

/** Ends of the curves of the river, from west to east. */
const BENDS = pointsOf(SEINE).toSorted(([a], [b]) => a - b)

/** Whether a point of the map lies south of the river. */
export function isLeftBank(x: number, y: number): boolean {
  const next = BENDS.findIndex(([bend]) => bend >= x)
  const [toX, toY] = BENDS[next] ?? BENDS.at(-1) ?? [0, 0]
  const [fromX, fromY] = BENDS[next - 1] ?? [toX - 1, toY]
  return y > fromY + ((toY - fromY) * (x - fromX)) / (toX - fromX)
}

/** The ends of the curves of a path that begins with `M` and goes on with `C`. */
export function pointsOf(path: string): Point[] {
  return path.split(/[MCZ]/).flatMap((part) => {
    const numbers = part.match(/-?[\d.]+/g)?.map(Number) ?? []
    const [x, y] = numbers.slice(-2)
    return x === undefined || y === undefined ? [] : [[x, y]]
  })
}
