/** Server functions of the inbox. */

import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { STATUSES } from './model/enquiry-statuses.ts'
import { inboxFilterSchema } from './model/inbox-filter.ts'
import { wantedOutcome } from './model/outcome.ts'
import { readInbox } from './server/inbox/inbox.server.ts'
import { filterNames, findAskedVenues } from './server/inbox/inbox-choices.repository.server.ts'
import { readInboxNews } from './server/inbox/inbox-news.server.ts'
import { changeEnquiries } from './server/record/change-enquiries.server.ts'
import { snoozeRequests } from './server/record/snooze-requests.server.ts'
import { replyHours } from './server/reply-hours.server.ts'

/** Maximum of enquiries changed at once: the rows of some pages. */
const MAX_AT_ONCE = 500

const id = typedLine(100)

/** Fetch a page of the list with its counts and filters. */
export const fetchInbox = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(inboxFilterSchema)
  .handler(async ({ data, context: { staff } }) => {
    const database = getDatabase()
    const now = new Date()
    const hours = await replyHours()
    const [page, names] = await Promise.all([
      readInbox(database, data, { me: staff.id, now, hours }),
      filterNames(database, data.venue),
    ])
    return { ...page, ...names, now: now.toISOString() }
  })

/** Poll for changes since a list was loaded. */
export const fetchInboxNews = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({
      filter: inboxFilterSchema,
      since: z.number().int().min(0),
      ids: z.array(id).max(MAX_AT_ONCE),
    }),
  )
  .handler(async ({ data: { filter, since, ids }, context: { staff } }) => {
    const database = getDatabase()
    const hours = await replyHours()
    return readInboxNews(database, filter, { me: staff.id, now: new Date(), hours, since, ids })
  })

/** Change status or owner of enquiries, each with an optimistic version check. */
export const changeInboxEnquiries = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({
      changes: z
        .array(
          z.object({
            id,
            version: z.number().int().min(1).optional(),
            expected: z
              .object({ status: z.enum(STATUSES).optional(), owner: id.nullable().optional() })
              .refine(({ status, owner }) => status !== undefined || owner !== undefined)
              .optional(),
            status: z.enum(STATUSES).optional(),
            owner: id.nullable().optional(),
            outcome: wantedOutcome.optional(),
          }),
        )
        .min(1)
        .max(MAX_AT_ONCE),
      confirmed: z.number().int().optional(),
    }),
  )
  .handler(({ data: { changes, confirmed }, context: { staff } }) =>
    changeEnquiries(getDatabase(), changes, staff, { confirmed }),
  )

/** Put requests out of sight until a day within a year, or bring them back. */
export const snoozeInboxRequests = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({
      changes: z
        .array(z.object({ id, until: z.iso.date().nullable(), expected: z.iso.date().nullable() }))
        .min(1)
        .max(MAX_AT_ONCE),
    }),
  )
  .handler(({ data, context: { staff } }) => snoozeRequests(getDatabase(), data.changes, staff))

/** Search venues for the filter. */
export const fetchAskedVenues = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ typed: typedLine(100) }))
  .handler(({ data }) => findAskedVenues(getDatabase(), data.typed))

export type { Colleague } from './model/enquiry-view.ts'
export type { InboxPage, InboxSegment } from './server/inbox/inbox.server.ts'
export type { InboxCounts } from './server/inbox/inbox-counts.repository.server.ts'
export type { ChangedEnquiry } from './server/record/change-enquiries.server.ts'
