/** A floor plan: metres, x to the right and y downwards on the sheet, as it is drawn. Data only (ADR 0067). */

/** `[x, y]`. */
export type Point = readonly [number, number]
/** `[x1, y1, x2, y2]`. */
export type Segment = readonly [number, number, number, number]
/** `[left, top, width, height]`. */
export type Rect = readonly [number, number, number, number]

/** What a door is for; an opening has no leaf. Their names are the messages under `plan.door`. */
export const DOOR_KINDS = ['entrance', 'exit', 'goods', 'inner', 'opening'] as const
export type DoorKind = (typeof DOOR_KINDS)[number]

/** What is fixed and stays. */
export const SOLID_KINDS = ['fireplace', 'stairs', 'lift', 'counter', 'pillar'] as const
export type SolidKind = (typeof SOLID_KINDS)[number]

/** Rooms that are no part of the main one; a courtyard lies outside the outline. Messages under `plan.room`. */
export const ROOM_KINDS = [
  'foyer',
  'dressing',
  'kitchen',
  'cloakroom',
  'storage',
  'toilets',
  'courtyard',
] as const
export type RoomKind = (typeof ROOM_KINDS)[number]

export interface PlanDoor {
  readonly kind: DoorKind
  /** From the hinge to the end of the leaf; of two leaves, from hinge to hinge. Its length is the clear width. */
  readonly at: Segment
  /** The side that it opens to: 1 is clockwise from the hinge, seen on the sheet. */
  readonly opens: 1 | -1
  readonly leaves: 1 | 2
}

export interface VenuePlan {
  /** Where north is: degrees clockwise from the top of the sheet, -180 to 180. */
  readonly north: number
  /** Corners in their order; the last is joined to the first. */
  readonly outline: readonly Point[]
  /** Inner walls. */
  readonly walls: readonly Segment[]
  readonly windows: readonly Segment[]
  readonly doors: readonly PlanDoor[]
  /** Their centres; all are `COLUMN_RADIUS` thick. */
  readonly columns: readonly Point[]
  readonly solids: readonly { readonly kind: SolidKind; readonly at: Rect }[]
  readonly rooms: readonly { readonly kind: RoomKind; readonly at: Rect }[]
  /** Where furniture may stand: rectangles that do not overlap. */
  readonly zones: readonly Rect[]
}

/** Metres. */
export const COLUMN_RADIUS = 0.18
