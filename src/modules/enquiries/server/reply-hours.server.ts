import type { OfficeHours } from '#/lib/working-hours.ts'
import { readOfficeHours } from '#/modules/staff/server/agency-settings.repository.server.ts'
import { getDatabase } from '#/platform/database/database.ts'

/** The hours in which the reply clock runs: those of the office. */
export function replyHours(): Promise<OfficeHours> {
  return readOfficeHours(getDatabase())
}
