/** The point of a picture that stays in view however it is cut: per cent from the left, and from the top. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** Look up the point of the picture with a key. Never rejects. */
export type FindFocalPoint = (key: string) => Promise<FocalPoint>

/** Where nothing else was chosen. */
export const MIDDLE: FocalPoint = { x: 50, y: 50 }

/** Whether a point says no more than none would. */
export function isMiddle({ x, y }: FocalPoint): boolean {
  return x === MIDDLE.x && y === MIDDLE.y
}
