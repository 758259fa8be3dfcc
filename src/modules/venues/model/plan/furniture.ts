import type { Point, Rect, Segment } from './plan.ts'

/** A chair: its middle, and degrees clockwise from one that faces the top of the sheet. */
export type Seat = readonly [x: number, y: number, turn: number]
/** A round table: its middle and its radius. */
export type RoundTable = readonly [x: number, y: number, radius: number]

/** What stands in a room. */
export interface Furniture {
  readonly guests: readonly Point[]
  readonly seats: readonly Seat[]
  readonly tables: readonly RoundTable[]
  /** Appointment tables. */
  readonly orders: readonly Rect[]
  readonly rails: readonly Segment[]
  readonly runway: Rect | null
}

/** A room with nothing in it. */
export const EMPTY: Furniture = { guests: [], seats: [], tables: [], orders: [], rails: [], runway: null }

/** A layout that was drawn, and what it holds. */
export interface PlacedLayout extends Furniture {
  /** The most that fit: guests, seats, or metres of rail. */
  readonly most: number
  /** How many of them are drawn. */
  readonly shown: number
  /** False where the plan is too large or too full for everything to be tried. */
  readonly isWhole: boolean
}
