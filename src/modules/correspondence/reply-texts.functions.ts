/** Server functions for the agency's own templates and signatures: all staff see them, administrators change them. */
import { createServerFn } from '@tanstack/react-start'
import { administratorOnly, staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { replyTextChange, replyTextInput, replyTextName } from './model/reply-text.schema.ts'
import { changeReplyText } from './server/reply/change-reply-text.server.ts'
import { listReplyTexts } from './server/reply/list-reply-texts.server.ts'
import { previewReplyText } from './server/reply/preview-reply-text.server.ts'
import { readReplyText, readReplyTextVersions } from './server/reply/reply-texts.repository.server.ts'

/** The texts of a language with their state. */
export const fetchReplyTexts = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(replyTextName.pick({ language: true }))
  .handler(({ data }) => listReplyTexts(getDatabase().db, data.language))

/** One text, to be changed. */
export const fetchReplyText = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(replyTextName)
  .handler(({ data }) => readReplyText(getDatabase().db, data))

/** Who changed a text, and when. */
export const fetchReplyTextVersions = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(replyTextName)
  .handler(({ data }) => readReplyTextVersions(getDatabase().db, data))

/** A text as a mail with invented data; by POST, since a text is longer than an address may be. */
export const previewReply = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(replyTextInput)
  .handler(({ data, context: { staff } }) =>
    previewReplyText(getDatabase(), data, { agent: staff.name, siteUrl: getEnvironment().siteUrl }),
  )

/** Change the template of an answer in one language. Administrators only. */
export const saveReplyText = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(replyTextChange)
  .handler(({ data, context: { staff } }) => changeReplyText(getDatabase(), data, staff))

export type MailPreview = Awaited<ReturnType<typeof previewReply>>
