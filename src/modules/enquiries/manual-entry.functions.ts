/** Server functions of the manual entry form. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { ADMIN_LANGUAGES } from '#/i18n/admin-language.ts'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { manualEntrySchema } from './model/manual-entry.schema.ts'
import { MANUAL_ENTRY_PERSON } from './model/manual-entry-fields.ts'
import { findSamePerson } from './server/manual-entry/same-person.server.ts'
import { storeManualEnquiry } from './server/manual-entry/store-manual-entry.server.ts'
import { findVenueChoices } from './server/manual-entry/venue-choices.server.ts'

/** Store an enquiry, once. */
export const storeManualEntry = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(manualEntrySchema)
  .handler(({ data, context: { staff } }) => storeManualEnquiry(getDatabase(), data, staff))

/** Earlier enquiries of the person. A question in the body: addresses and numbers belong into no log of addresses. */
export const askSamePerson = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(
    z.object({
      email: typedLine(MANUAL_ENTRY_PERSON.email.max),
      phone: typedLine(MANUAL_ENTRY_PERSON.phone.max),
      language: z.enum(LANGUAGE_CODES),
      screen: z.enum(ADMIN_LANGUAGES),
    }),
  )
  .handler(({ data: { screen, ...typed } }) => findSamePerson(getDatabase(), typed, screen))

/** Venues to be asked for. */
export const fetchVenueChoices = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .validator(z.object({ typed: typedLine(100), screen: z.enum(ADMIN_LANGUAGES) }))
  .handler(({ data }) => findVenueChoices(getDatabase(), data.typed, data.screen))

export type { EarlierEnquiry, KnownPerson } from './server/manual-entry/same-person.server.ts'
export type { VenueChoice } from './server/manual-entry/venue-choices.server.ts'
