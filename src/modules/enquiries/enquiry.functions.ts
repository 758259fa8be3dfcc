/** Server functions of a single enquiry. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine, typedText } from '#/forms/typed-text.schema.ts'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { LONGEST_NOTE } from '#/lib/request-limits.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { settleMail } from '#/platform/outbox/settle-mail.ts'
import { STATUSES } from './model/enquiry-statuses.ts'
import { wantedOutcome } from './model/outcome.ts'
import { PRESENCES } from './model/presence.ts'
import { reference } from './model/reference.schema.ts'
import { readProposalPhoto } from './server/proposal/proposal-photo.server.ts'
import { changeEnquiry } from './server/record/change-enquiries.server.ts'
import { addNote, removeNote } from './server/record/notes.server.ts'
import { readEnquiryNames } from './server/view/enquiry-names.repository.server.ts'
import { markPresence } from './server/view/presence.server.ts'
import { readEnquiry } from './server/view/read-enquiry.server.ts'
import { markRead } from './server/view/read-marks.server.ts'

/** Fetch an enquiry; `null` when none has this reference. */
export const fetchEnquiry = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(
    z.object({
      reference,
      language: z.enum(ADMIN_LANGUAGES),
      /** What the caller does with it; absent where it is only looked up. */
      presence: z.enum(PRESENCES).optional(),
    }),
  )
  .handler(async ({ data, context: { staff } }) => {
    const { language, presence } = data
    if (presence !== undefined) await markPresence(getDatabase(), data.reference, staff.id, presence)
    return (await readEnquiry(getDatabase(), data.reference, { viewer: staff, language })) ?? null
  })

/** The names of enquiries that another module knows by their ids; erased ones have none. */
export const fetchEnquiryNames = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ ids: z.array(z.uuid()).max(1000) }))
  .handler(({ data }) => readEnquiryNames(getDatabase().db, data.ids))

/** Change status or owner, with an optimistic version check. */
export const changeOneEnquiry = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({
      reference,
      version: z.number().int().positive(),
      change: z.object({
        status: z.enum(STATUSES).optional(),
        owner: typedLine(100).nullable().optional(),
        outcome: wantedOutcome.optional(),
      }),
    }),
  )
  .handler(({ data, context: { staff } }) => changeEnquiry(getDatabase(), data, staff))

/**
 * Add a note.
 * @returns whether the enquiry still exists
 */
export const addEnquiryNote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, id: z.uuid(), text: typedText(LONGEST_NOTE).min(1) }))
  .handler(({ data, context: { staff } }) => addNote(getDatabase(), data, staff))

/**
 * Remove a note of the caller's own.
 * @returns whether it existed
 */
export const removeEnquiryNote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, id: z.uuid() }))
  .handler(({ data, context: { staff } }) => removeNote(getDatabase(), data, staff))

/** Mark an enquiry as read or unread for the caller. */
export const markEnquiryRead = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, read: z.boolean() }))
  .handler(({ data, context: { staff } }) => markRead(getDatabase(), data, staff.id))

/** Fetch a photograph of a proposal as a `data:` URL; `null` when it is gone. */
export const fetchProposalPhoto = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ id: z.uuid(), size: z.enum(['small', 'large']) }))
  .handler(async ({ data }) => (await readProposalPhoto(getDatabase(), data)) ?? null)

/**
 * Retry a failed mail of an enquiry at once.
 * @returns `false` when it has left meanwhile or is being sent
 */
export const retryEnquiryMail = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ id: z.uuid() }))
  .handler(({ data: { id }, context: { staff } }) =>
    settleMail(id, 'retry', staff, {
      database: getDatabase(),
      mailTo: getEnvironment().mailTo,
      now: new Date(),
    }),
  )
