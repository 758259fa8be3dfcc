/** Hours of the office as administrators set them. */
import { z } from 'zod'

const MINUTES_OF_DAY = 24 * 60
/** A day must be long enough to answer in. */
const SHORTEST_DAY = 60

/** Minutes after midnight in Paris; from a full hour or half hour to a later one. */
export const officeHoursSchema = z
  .object({
    opens: z.number().int().min(0).max(MINUTES_OF_DAY).multipleOf(30),
    closes: z.number().int().min(0).max(MINUTES_OF_DAY).multipleOf(30),
  })
  .refine(({ opens, closes }) => closes - opens >= SHORTEST_DAY)
