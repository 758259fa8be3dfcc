/** Server function that begins a quote. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { beginQuote } from './server/begin-quote.server.ts'

/** Begin a quote for a request; one that is written already, and was never sent, is gone on with. */
export const startQuote = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ enquiryId: z.uuid() }))
  .handler(({ data, context: { staff } }) =>
    beginQuote(getDatabase(), data.enquiryId, { by: staff, at: new Date() }),
  )
