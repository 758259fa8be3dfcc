/** The door from the page of a shared list to its data. */
import { createServerFn } from '@tanstack/react-start'
import {
  appendResponseHeader,
  getRequest,
  setResponseHeader,
  setResponseStatus,
} from '@tanstack/react-start/server'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { isSpent, limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import type { SharedList } from './model/shared-view.ts'
import { isAnswersKey, readAnsweredList } from './server/answers-link.server.ts'
import { browserOf, readerId } from './server/reader-cookie.server.ts'
import { languageOffer } from './server/reader-language.server.ts'
import { readSharedList } from './server/shared-page.server.ts'

/**
 * The list behind a link, or behind that of a mail about its answers, and what the reader is offered; `null` as list for a link that is wrong, has ended or was stopped (404 for all three). Visitors who
 * guess links are stopped after thirty of them (429).
 */
export const fetchSharedList = createServerFn({ method: 'GET' })
  .validator(z.object({ language: z.enum(LANGUAGE_CODES), token: typedLine(200) }))
  .handler(async ({ data: { language, token } }) => {
    // The address is the secret: no other site may learn it from a link or a picture.
    setResponseHeader('Referrer-Policy', 'no-referrer')
    const { headers } = getRequest()
    return {
      list: (await readList(token, language, headers)) ?? (await missed()),
      offer: languageOffer(headers, language),
    }
  })

async function readList(
  token: string,
  language: Language,
  headers: Headers,
): Promise<SharedList | undefined> {
  const now = new Date()
  if (isAnswersKey(token)) {
    const { authSecret: secret } = getEnvironment()
    return readAnsweredList(getDatabase(), token, { language, secret, now })
  }
  const browser = browserOf(headers)
  const about = { language, reader: readerId(browser, token), browser, now }
  const list = await readSharedList(getDatabase(), token, about)
  if (list?.options.answers) appendResponseHeader('Set-Cookie', browser.cookie)
  return list
}

/** A good link is shown whatever others of the network have tried: 128 bits are not found by trying. */
async function missed(): Promise<null> {
  const isEnough = await isSpent('shared-miss')
  if (!isEnough) await limitVisitor('shared-miss')
  setResponseStatus(isEnough ? 429 : 404)
  return null
}
