/** Reading a plan from a form, a file or the table. What its numbers mean is checked by `planProblems`. */
import { z } from 'zod'
import { DOOR_KINDS, ROOM_KINDS, SOLID_KINDS, type VenuePlan } from './plan.ts'

/** Metres: no hall of the catalogue is longer. */
const MAX_METRES = 200

/** A centimetre is more exact than any survey. */
const metres = z
  .number()
  .min(-MAX_METRES)
  .max(MAX_METRES)
  .transform((value) => Math.round(value * 100) / 100)
const point = z.tuple([metres, metres])
const segment = z.tuple([metres, metres, metres, metres])
const rect = z.tuple([metres, metres, metres.pipe(z.number().positive()), metres.pipe(z.number().positive())])
const few = <T extends z.ZodType>(item: T) => z.array(item).max(60).default([])

export const venuePlan = z.strictObject({
  north: z.int().min(-180).max(180),
  outline: z.array(point).max(60),
  walls: few(segment),
  windows: few(segment),
  doors: few(
    z.strictObject({
      kind: z.enum(DOOR_KINDS),
      at: segment,
      opens: z.union([z.literal(1), z.literal(-1)]),
      leaves: z.union([z.literal(1), z.literal(2)]),
    }),
  ),
  columns: few(point),
  solids: few(z.strictObject({ kind: z.enum(SOLID_KINDS), at: rect })),
  rooms: few(z.strictObject({ kind: z.enum(ROOM_KINDS), at: rect })),
  zones: few(rect),
}) satisfies z.ZodType<VenuePlan, unknown>
