/** One request: what the sheet asks the server for. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { staffOnly } from '#/server/auth/staff-only.ts'
import { getDatabase } from '#/server/database/database.ts'
import { changeRequest } from './change-request.server.ts'
import { addNote, removeNote } from './notes.server.ts'
import { readProposalPhoto } from './proposal-photo.server.ts'
import { markRead } from './read-marks.server.ts'
import { readRequest } from './read-request.server.ts'
import { reference } from './reply/reply.schema.ts'
import { STATUSES } from './request-words.ts'

/** Characters of a note. */
const LONGEST_NOTE = 4000

/** Everything of a request; `null` when there is none of this reference. */
export const fetchRequest = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ reference, language: z.enum(ADMIN_LANGUAGES) }))
  .handler(async ({ data, context: { staff } }) => {
    const { language } = data
    return (await readRequest(getDatabase(), data.reference, { viewer: staff, language })) ?? null
  })

/** Changes status or owner, unless somebody else was first. */
export const changeOneRequest = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({
      reference,
      version: z.number().int().positive(),
      change: z.object({ status: z.enum(STATUSES).optional(), owner: z.string().nullable().optional() }),
    }),
  )
  .handler(({ data, context: { staff } }) => changeRequest(getDatabase(), data, staff))

/** Adds a note; says whether the request is still there. */
export const addRequestNote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, id: z.uuid(), text: z.string().trim().min(1).max(LONGEST_NOTE) }))
  .handler(({ data, context: { staff } }) => addNote(getDatabase(), data, staff))

/** Takes back a note of one's own; says whether it was there. */
export const removeRequestNote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, id: z.uuid() }))
  .handler(({ data, context: { staff } }) => removeNote(getDatabase(), data, staff))

/** Notes that the caller has opened a request, or wants it to look new. */
export const markRequestRead = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, read: z.boolean() }))
  .handler(({ data, context: { staff } }) => markRead(getDatabase(), data, staff.id))

/** A photograph of a proposal as a `data:` address; `null` when it is gone. */
export const fetchProposalPhoto = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ id: z.uuid(), size: z.enum(['small', 'large']) }))
  .handler(async ({ data }) => (await readProposalPhoto(getDatabase(), data)) ?? null)
