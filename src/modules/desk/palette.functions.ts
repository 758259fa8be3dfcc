/** Server function of the palette. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { LONGEST_PALETTE_QUERY } from './model/palette.ts'
import { findInPalette } from './server/palette/find-in-palette.server.ts'

/** Fetch what matches the typed text. */
export const fetchPaletteFinds = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ q: typedLine(LONGEST_PALETTE_QUERY).min(1), language: z.enum(ADMIN_LANGUAGES) }))
  .handler(({ data, context: { staff } }) => findInPalette(getDatabase(), { ...data, staff }))
