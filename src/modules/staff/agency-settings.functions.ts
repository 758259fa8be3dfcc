/** Server functions for the settings of the agency. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { getDatabase } from '#/platform/database/database.ts'
import { officeHoursSchema } from './model/office-hours.schema.ts'
import { changeOfficeHours, readOfficeHoursSetting } from './server/agency-settings.repository.server.ts'
import { administratorOnly } from './server/auth/staff-only.ts'

/** The hours of the office, with the version to change them from. */
export const fetchOfficeHours = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .handler(() => readOfficeHoursSetting(getDatabase()))

/** Change the hours of the office; `false` when somebody else has changed them since. */
export const saveOfficeHours = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(z.object({ hours: officeHoursSchema, version: z.number().int().min(0) }))
  .handler(({ data, context }) => changeOfficeHours(getDatabase(), data, context.staff))
