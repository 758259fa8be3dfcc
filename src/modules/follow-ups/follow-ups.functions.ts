/** Server functions of follow-ups. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { changedFollowUp, newFollowUp } from './model/follow-up.schema.ts'
import { addFollowUp, changeFollowUp } from './server/change-follow-up.server.ts'
import { dueFollowUps, followUpsOf } from './server/follow-ups.repository.server.ts'

/** The follow-ups of a request. */
export const fetchFollowUps = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ enquiryId: z.uuid() }))
  .handler(({ data }) => followUpsOf(getDatabase().db, data.enquiryId))

/** What is due, of everybody or the caller's own. */
export const fetchDueFollowUps = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ mine: z.boolean() }))
  .handler(({ data, context: { staff } }) =>
    dueFollowUps(getDatabase().db, data.mine ? staff.id : undefined, new Date()),
  )

/** Make a follow-up by hand. */
export const createFollowUp = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(newFollowUp)
  .handler(({ data, context: { staff } }) => addFollowUp(getDatabase(), data, { by: staff, at: new Date() }))

/** Move a follow-up, end it, take it away, or bring it back. */
export const updateFollowUp = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ id: z.uuid(), version: z.int().min(1), change: changedFollowUp }))
  .handler(({ data, context: { staff } }) =>
    changeFollowUp(getDatabase(), data, { by: staff, at: new Date() }),
  )

export type { FollowUpAnswer } from './server/change-follow-up.server.ts'
