/** Server functions of the composer. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { reference } from '#/modules/enquiries/model/reference.schema.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { replySchema } from './model/reply.schema.ts'
import { readReplyKit } from './server/reply/reply-kit.server.ts'
import { sendReply } from './server/reply/send-reply.server.ts'
import { withdrawReply } from './server/reply/withdraw-reply.server.ts'

/** Fetch the data of the composer; `null` when the enquiry is gone. */
export const fetchReplyKit = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ reference, language: z.enum(ADMIN_LANGUAGES) }))
  .handler(
    async ({ data, context: { staff } }) =>
      (await readReplyKit(getDatabase(), data.reference, staff.name, data.language)) ?? null,
  )

/** Send an answer, once; a sent one can be withdrawn for `leavesInMs` more milliseconds. */
export const sendEnquiryReply = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(replySchema)
  .handler(async ({ data, context: { staff } }) => {
    const outcome = await sendReply(getDatabase(), data, staff)
    if (outcome.kind !== 'sent') return outcome
    return { ...outcome, leavesInMs: Date.parse(outcome.leavesAt) - Date.now() }
  })

/**
 * Withdraw an answer.
 * @returns whether it had not left yet
 */
export const withdrawEnquiryReply = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ key: z.uuid() }))
  .handler(({ data, context: { staff } }) => withdrawReply(getDatabase(), data.key, staff))
