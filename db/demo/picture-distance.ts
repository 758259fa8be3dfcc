/** How far two photographs are apart. */
import type { Layout, PictureSigns } from './picture-signs.ts'

/** 1 − cosine of the edges of two unrelated pictures. */
const EDGES_FAR = 0.62

/** The distances of two pictures, 0 for the same to about 0.6 for unrelated ones. */
export interface Distance {
  /** 0.6 layout and 0.4 colour. */
  readonly total: number
  /** The nearer of plain and mirrored: a room painted anew stays the same room. */
  readonly layout: number
  readonly colour: number
}

/** How far two pictures are apart. */
export function distanceOf(a: PictureSigns, b: PictureSigns): Distance {
  const layout = Math.min(layoutDistance(a.plain, b.plain), layoutDistance(a.plain, b.mirrored))
  const colour = Math.sqrt(Math.max(0, 1 - product(a.colours, b.colours)))
  return { total: 0.6 * layout + 0.4 * colour, layout, colour }
}

function layoutDistance(a: Layout, b: Layout): number {
  const other = a.steps.reduce((count, step, at) => count + Number(step !== b.steps[at]), 0)
  const steps = Math.min(other / a.steps.length / 0.5, 1)
  const lines = Math.min((1 - product(a.edges, b.edges)) / EDGES_FAR, 1)
  return (steps + lines) / 2
}

function product(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)
}
