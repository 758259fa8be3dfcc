/** The door to the venue that a proposal becomes. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { drafted, undoneDraft } from './model/venue-draft.ts'
import { makeVenue, undoVenue } from './server/proposal/venue/make-venue.server.ts'
import { planVenue } from './server/proposal/venue/plan-venue.server.ts'

/** What a proposal becomes; `null` when there is none. */
export const fetchVenueDraftPlan = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(drafted.extend({ language: z.enum(ADMIN_LANGUAGES) }))
  .handler(async ({ data }) => (await planVenue(getDatabase(), data.reference, data.language)) ?? null)

/** Make the draft, once. */
export const makeVenueDraft = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(drafted)
  .handler(({ data, context: { staff } }) => makeVenue(getDatabase(), data.reference, staff))

/** Remove a draft that nobody has worked on. @returns whether it was removed */
export const undoVenueDraft = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(undoneDraft)
  .handler(({ data, context: { staff } }) => undoVenue(getDatabase(), data, staff))
