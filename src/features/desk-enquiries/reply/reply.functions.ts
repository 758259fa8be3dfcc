/** Answers: what the composer asks the server for. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { staffOnly } from '#/server/auth/staff-only.ts'
import { getDatabase } from '#/server/database/database.ts'
import { reference, replySchema } from './reply.schema.ts'
import { readReplyKit } from './reply-kit.server.ts'
import { sendReply } from './send-reply.server.ts'
import { withdrawReply } from './withdraw-reply.server.ts'

/** What writing an answer needs; `null` when the request is gone. */
export const fetchReplyKit = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ reference, language: z.enum(ADMIN_LANGUAGES) }))
  .handler(
    async ({ data, context: { staff } }) =>
      (await readReplyKit(getDatabase(), data.reference, staff.name, data.language)) ?? null,
  )

/** Sends an answer, once. */
export const sendRequestReply = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(replySchema)
  .handler(({ data, context: { staff } }) => sendReply(getDatabase(), data, staff))

/** Takes an answer back; says whether it had not left yet. */
export const withdrawRequestReply = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ key: z.uuid() }))
  .handler(({ data, context: { staff } }) => withdrawReply(getDatabase(), data.key, staff))
