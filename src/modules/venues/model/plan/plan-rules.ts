/**
 * The one table of widths and distances that layouts keep, in metres. Those of law are of the French safety rules for
 * buildings open to the public (règlement de sécurité ERP, arrêté du 25 juin 1980); the rest is the trade's custom. A
 * drawing is a hint: what is allowed is decided by the safety file of the house.
 */
export const PLAN_RULES = {
  /** CO 36: a unit of passage; one alone needs 0.90, two need 1.40. */
  unit: 0.6,
  oneUnit: 0.9,
  twoUnits: 1.4,
  /** L 20 § 2: a side way between tables, measured with the chairs in use. */
  sideWay: 0.6,
  /** AM 18 § 2: the most seats of a row between two ways. */
  rowSeats: 16,
  /** L 28: what must pass upright between two rows. */
  rowGap: 0.35,
  /** L 3: the most guests standing on a square metre. */
  standingPerM2: 3,
  /** Custom: a chair, and with it a place of a row; a guest at a table, chair in use. */
  chair: 0.45,
  seat: 0.5,
  seated: 0.45,
  /** Custom: between furniture and a wall; before a window, so that curtains and handles are reached. */
  wall: 0.3,
  /** Custom: half of a guest who stands, and between them and whatever does not move. */
  guest: 0.17,
  guestWall: 0.4,
  /** Custom: between a wall and a guest who sits at a table with their back to it. */
  back: 0.15,
  window: 0.3,
  /** Custom: an opening between two walls that is no wider is a way; a wider one is one room. */
  passage: 2.4,
  /** Custom: around a column, and before a hearth. */
  column: 0.15,
  hearth: 0.6,
  /** Custom: round tables by their guests. */
  tables: { 8: 1.5, 10: 1.8 },
  /** Custom: before the first row of a room that faces a speaker. */
  stage: 2,
  /** Custom: how wide a runway is, and the legs of the first row beside it. */
  runways: [2.4, 1.8, 1.5],
  legs: 0.3,
  /** Custom: where models come in, and where the photographers stand or turn. */
  backstage: 1,
  foot: 0.9,
  mostRows: 4,
  /** Custom: a rail, the clothes on it, and how many stand in a line before there is a gap. */
  rail: 1.5,
  railDepth: 0.6,
  railsInLine: 4,
  /** Custom: an appointment table and the band that it needs with its chairs. */
  orderTable: [1.8, 0.85],
  orderBand: 2.1,
} as const

/** Units of passage of a door (CO 36). */
export function unitsOf(width: number): number {
  if (width < PLAN_RULES.oneUnit - 1e-6) return 0
  if (width < PLAN_RULES.twoUnits - 1e-6) return 1
  return Math.max(2, Math.floor(width / PLAN_RULES.unit + 1e-6))
}

/** Exits and units of passage that the rules ask for a number of guests (CO 38); accessory exits are not counted. */
export function exitsFor(guests: number): { readonly exits: number; readonly units: number } {
  if (guests <= 50) return { exits: 1, units: 1 }
  if (guests <= 100) return { exits: 2, units: 2 }
  const hundreds = Math.ceil(guests / 100)
  if (guests <= 500) return { exits: 2, units: hundreds + 1 }
  return { exits: 1 + Math.ceil(guests / 500), units: hundreds }
}
