/** The room that words take in a drawing, estimated before a font has measured them. Units: those of the drawing. */

/** `[left, top, width, height]`. */
export type Box = readonly [x: number, y: number, w: number, h: number]

/** A letter's width as a part of its height, rather too much: those of Chinese, Japanese and Korean are square. */
const [LATIN, SQUARE] = [0.6, 1]

/** How wide a text is in letters of a height. */
export function widthOf(text: string, size: number): number {
  const square = text.match(/[\u3000-\u9fff\uac00-\ud7af]/g)?.length ?? 0
  return (square * SQUARE + (text.length - square) * LATIN) * size
}

/** Whether two boxes have a place in common. */
export function areOverlapping([ax, ay, aw, ah]: Box, [bx, by, bw, bh]: Box): boolean {
  return ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
}

/** The box around boxes. */
export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , w]) => x + w))
  const bottom = Math.max(...boxes.map(([, y, , h]) => y + h))
  return [left, top, right - left, bottom - top]
}

/** A word of a drawing, around its middle. */
export interface PlacedText {
  readonly kind: 'name' | 'area' | 'number' | 'door' | 'measure' | 'mark' | 'key'
  readonly text: string
  readonly x: number
  readonly y: number
  /** Height of its letters. */
  readonly size: number
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | -90
  /** A name that has no room in larger letters, as phones draw them: they show the number of its room. */
  readonly isTight?: boolean
  /** A number that stands for a name everywhere: not even small letters have room for it. */
  readonly isAlone?: boolean
}

/**
 * The place that a word takes.
 * @param grown how much larger its letters may be drawn
 */
export function boxOf({ text, x, y, size, turn }: PlacedText, grown = 1): Box {
  const [along, across] = [widthOf(text, size * grown), size * grown * 1.1]
  const [w, h] = turn === 0 ? [along, across] : [across, along]
  return [x - w / 2, y - h / 2, w, h]
}
