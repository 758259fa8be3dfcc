/** Server functions for data-subject rights (GDPR, articles 15, 17 and 20; behaviour 6.3). */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { typedLine } from '#/forms/typed-text.schema.ts'
import { confirmedAdministratorOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { reference } from './model/reference.schema.ts'
import { eraseSender, exportSender } from './server/privacy/sender-data.server.ts'

/** Export everything stored of the person, as JSON text; `null` when the enquiry is gone. */
export const exportEnquiryPerson = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(z.object({ reference }))
  .handler(
    async ({ data, context: { staff } }) =>
      (await exportSender(getDatabase(), data.reference, staff)) ?? null,
  )

/**
 * Erase the person. The reference has to be typed as a confirmation.
 * @returns how many enquiries were erased, and what must stay until when; `null` when it was another reference or the enquiry is gone
 */
export const eraseEnquiryPerson = createServerFn({ method: 'POST' })
  .middleware([confirmedAdministratorOnly])
  .validator(z.object({ reference, typed: typedLine(40) }))
  .handler(async ({ data, context: { staff } }) => {
    if (data.typed.trim().toUpperCase() !== data.reference) return null
    return (await eraseSender(getDatabase(), data.reference, staff)) ?? null
  })
