/** Server functions for the settings of quotes. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { administratorOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { quoteSettingsSchema } from './model/quote-settings.schema.ts'
import { changeQuoteSettings, readQuoteSettings } from './server/quote-settings.repository.server.ts'

/** What quotes begin with, with the version to change it from. */
export const fetchQuoteSettings = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .handler(() => readQuoteSettings(getDatabase().db))

/** Change what quotes begin with, unless another user has changed it since. */
export const saveQuoteSettings = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(z.object({ value: quoteSettingsSchema, version: z.int().min(0) }))
  .handler(async ({ data: { value, version }, context: { staff } }) => {
    const stamp = { by: staff, at: new Date() }
    return (await changeQuoteSettings(getDatabase(), { value, version }, stamp))
      ? { kind: 'saved' as const, record: { value, version: version + 1 } }
      : { kind: 'conflict' as const, present: await readQuoteSettings(getDatabase().db) }
  })
