/** How what is fixed is drawn: each kind has its own mark, in a plan and in its key, so that no colour is needed to tell them apart. */
import type { Rect, SolidKind, VenuePlan } from './plan.ts'
import { cm, lineAt, rectAt } from './plan-paths.ts'

/** SVG path data, in centimetres. */
export interface SolidPaths {
  /** Outlines on light ground, with what marks the kind. */
  readonly lines: string
  /** What is dark all over. */
  readonly dark: string
}

/** Metres: a tread of stairs, and how many there are at least, so that few are no frame. */
const [TREAD, FEWEST] = [0.3, 4] as const

/** How far the edge of a counter lies inside it, of its depth. */
const EDGE = 0.25

/** A lift is crossed, stairs have treads, a counter has an edge, half a fireplace is dark, and all of a pillar. */
export function solidPaths(kind: SolidKind, at: Rect): SolidPaths {
  const [x, y, w, h] = at
  const [right, bottom] = [x + w, y + h]
  const box = rectAt(at)
  switch (kind) {
    case 'lift':
      return { lines: box + lineAt([x, y, right, bottom]) + lineAt([x, bottom, right, y]), dark: '' }
    case 'stairs':
      return { lines: box + treads(at), dark: '' }
    case 'counter': {
      const inset = Math.min(w, h) * EDGE
      return { lines: box + rectAt([x + inset, y + inset, w - 2 * inset, h - 2 * inset]), dark: '' }
    }
    case 'fireplace':
      return { lines: box, dark: `M${cm(x)} ${cm(y)}h${cm(w)}L${cm(x)} ${cm(bottom)}z` }
    default:
      return { lines: '', dark: box }
  }
}

/** Lines across the longer side. */
function treads([x, y, w, h]: Rect): string {
  const count = Math.max(FEWEST, Math.round(Math.max(w, h) / TREAD))
  return Array.from({ length: count - 1 }, (_, at) => {
    const share = (at + 1) / count
    return w > h
      ? lineAt([x + w * share, y, x + w * share, y + h])
      : lineAt([x, y + h * share, x + w, y + h * share])
  }).join('')
}

/** All that is fixed in a plan. */
export function solidsIn({ solids }: Pick<VenuePlan, 'solids'>): SolidPaths {
  const drawn = solids.map(({ kind, at }) => solidPaths(kind, at))
  return {
    lines: drawn.map(({ lines }) => lines).join(''),
    dark: drawn.map(({ dark }) => dark).join(''),
  }
}

/** The kinds that a key explains, each once. */
export function solidKinds({ solids }: Pick<VenuePlan, 'solids'>): SolidKind[] {
  return [...new Set(solids.map(({ kind }) => kind))]
}
