/** Focal points of photographs without inline styles. */

/** A point of a picture: per cent from the left, and from the top. */
export interface FocusPoint {
  readonly x: number
  readonly y: number
}

/** The step of the rules in `focus.css`, in per cent: less moves no crop visibly. */
const STEP = 5

const MIDDLE = 50

/** The attributes that `focus.css` turns into `object-position`; none for the centre. */
export function focusAttributes(focus: FocusPoint | undefined): Record<string, number> {
  if (focus === undefined) return {}
  const [x, y] = [stepOf(focus.x), stepOf(focus.y)]
  return { ...(x === MIDDLE ? {} : { 'data-focus-x': x }), ...(y === MIDDLE ? {} : { 'data-focus-y': y }) }
}

/** The nearest alignment that an SVG picture supports. */
export function nearestAlignment(focus: FocusPoint = { x: MIDDLE, y: MIDDLE }): string {
  const third = (value: number) => (value < 100 / 3 ? 'Min' : value > 200 / 3 ? 'Max' : 'Mid')
  return `x${third(focus.x)}Y${third(focus.y)} slice`
}

function stepOf(percent: number): number {
  return Math.round(percent / STEP) * STEP
}
