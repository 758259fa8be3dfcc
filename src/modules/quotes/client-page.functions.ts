/** The door from the page of a quote to its data. */

import { randomUUID } from 'node:crypto'
import { createServerFn } from '@tanstack/react-start'
import { getRequest, setResponseHeader, setResponseStatus } from '@tanstack/react-start/server'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { isSpent, limitVisitor } from '#/platform/rate-limits/limit-visitor.ts'
import { noteOpening } from './server/acceptance/note-opening.server.ts'
import { readShownQuote } from './server/acceptance/shown-quote.server.ts'

/** The quote behind a link; `null` for one that is wrong or revoked (404), and for a network that guesses (429). */
export const fetchQuote = createServerFn({ method: 'GET' })
  .validator(z.object({ token: typedLine(200), code: typedLine(36), language: z.enum(LANGUAGE_CODES) }))
  .handler(async ({ data: { token, code: codeId, language } }) => {
    // The address is the secret: no other site may learn it from a link or a picture.
    setResponseHeader('Referrer-Policy', 'no-referrer')
    const [database, now] = [getDatabase(), new Date()]
    await noteOpening(database.db, token, getRequest().headers, now)
    const quote = await readShownQuote(database, { token, codeId, language }, now)
    // The same question sent twice is stored once.
    if (quote !== undefined) return { ...quote, questionId: randomUUID() }
    const isEnough = await isSpent('quote-miss')
    if (!isEnough) await limitVisitor('quote-miss')
    setResponseStatus(isEnough ? 429 : 404)
    return null
  })
