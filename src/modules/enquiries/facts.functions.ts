/** Server functions of the facts of an enquiry. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { factsChangeSchema } from './model/facts.schema.ts'
import { reference } from './model/reference.schema.ts'
import { changeFacts } from './server/facts/change-facts.server.ts'
import { revertFacts } from './server/facts/revert-facts.server.ts'

/** Correct facts, with a conflict check for each of them. */
export const changeEnquiryFacts = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(factsChangeSchema.extend({ reference }))
  .handler(({ data, context: { staff } }) => changeFacts(getDatabase(), data, staff))

/**
 * Undo the caller's own correction.
 * @returns whether it was undone
 */
export const revertEnquiryFacts = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, entry: z.uuid(), undoing: z.uuid() }))
  .handler(({ data, context: { staff } }) => revertFacts(getDatabase(), data, staff))

export type { ChangedMeanwhile, FactsOutcome } from './server/facts/change-facts.server.ts'
