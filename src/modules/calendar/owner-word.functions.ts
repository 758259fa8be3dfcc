/** Server functions about the word of owners. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { parisDay } from '#/lib/paris-time.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { getEnvironment } from '#/platform/environment.ts'
import { newAskSchema, notedWordSchema } from './model/owner-ask.ts'
import { asksOf, silentAsks } from './server/owner-asks.repository.server.ts'
import { noteWord } from './server/owner-word/answer-ask.server.ts'
import { askOwner, revokeAsk, withdrawAsk } from './server/record/ask-owner.server.ts'

/** Fetch the questions about a venue and their answers. */
export const fetchOwnerAsks = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ venueId: z.uuid() }))
  .handler(({ data }) => asksOf(getDatabase().db, data.venueId))

/** Fetch the questions of all venues that have no answer yet. */
export const fetchSilentAsks = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(() => silentAsks(getDatabase().db, parisDay(new Date())))

/** Ask the owner of a venue; the mail leaves after the undo time. */
export const sendOwnerAsk = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(newAskSchema)
  .handler(({ data, context: { staff } }) =>
    askOwner(getDatabase(), data, { by: staff, now: new Date(), secret: getEnvironment().authSecret }),
  )

/** Take a question back whose mail has not left; `false` when it has. */
export const withdrawOwnerAsk = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ id: z.uuid() }))
  .handler(({ data, context: { staff } }) => withdrawAsk(getDatabase(), data.id, staff, new Date()))

/** Revoke a question with its answer, or restore it; `null` when it was changed meanwhile. */
export const revokeOwnerAsk = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ id: z.uuid(), version: z.number().int(), isRevoked: z.boolean() }))
  .handler(({ data, context: { staff } }) => revokeAsk(getDatabase(), data, staff, new Date()))

/** Note what an owner has said on the phone or by mail. */
export const noteOwnerWord = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(notedWordSchema)
  .handler(({ data, context: { staff } }) => noteWord(getDatabase(), data, staff, new Date()))
