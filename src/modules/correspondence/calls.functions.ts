/** Server functions of calls. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { reference } from '#/modules/enquiries/model/reference.schema.ts'
import { staffOnly } from '#/modules/staff/server/auth/staff-only.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { callSchema } from './model/call.ts'
import { recordCall, removeCall } from './server/calls/calls.server.ts'

/**
 * Record a call.
 * @returns whether the enquiry exists
 */
export const recordEnquiryCall = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(callSchema.extend({ reference }))
  .handler(({ data, context: { staff } }) => recordCall(getDatabase(), data, staff))

/**
 * Undo the caller's own record of a call.
 * @returns whether it existed
 */
export const removeEnquiryCall = createServerFn({ method: 'POST' })
  .middleware([staffOnly])
  .validator(z.object({ reference, entry: z.uuid() }))
  .handler(({ data, context: { staff } }) => removeCall(getDatabase(), data, staff))
