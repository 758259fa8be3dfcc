/** What administrators set for the whole agency. */
import type { z } from 'zod'
import { DEFAULT_OFFICE_HOURS, type OfficeHours } from '#/lib/working-hours.ts'
import { writeAudit } from '#/platform/audit-log/audit.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { officeHoursSchema } from '../model/office-hours.schema.ts'
import type { StaffSession } from './auth/staff-session.ts'
import type { StaffTables } from './tables/staff.ts'

type SettingsDatabase = Pick<Database<Pick<StaffTables, 'agency_setting' | 'audit_log'>>, 'db'>

/** A setting, and which change of it this is: 0 before the first one. */
export interface Setting<Value> {
  readonly value: Value
  readonly version: number
}

/** Read a setting; one that cannot be read is as if it had never been set. */
export async function readSetting<Schema extends z.ZodType>(
  { db }: SettingsDatabase,
  name: string,
  schema: Schema,
  otherwise: z.output<Schema>,
): Promise<Setting<z.output<Schema>>> {
  const row = await db
    .selectFrom('agency_setting')
    .select(['value', 'version'])
    .where('name', '=', name)
    .executeTakeFirst()
  if (row === undefined) return { value: otherwise, version: 0 }
  const read = schema.safeParse(row.value)
  return { value: read.success ? read.data : otherwise, version: row.version }
}

const OFFICE_HOURS = 'office-hours'

/** The hours of the office with their version, for whoever changes them. */
export function readOfficeHoursSetting(database: SettingsDatabase): Promise<Setting<OfficeHours>> {
  return readSetting(database, OFFICE_HOURS, officeHoursSchema, DEFAULT_OFFICE_HOURS)
}

/** The hours of the office. */
export async function readOfficeHours(database: SettingsDatabase): Promise<OfficeHours> {
  return (await readOfficeHoursSetting(database)).value
}

/**
 * Change the hours of the office.
 * @returns whether they were still at `version`
 */
export async function changeOfficeHours(
  { db }: SettingsDatabase,
  { hours, version }: { readonly hours: OfficeHours; readonly version: number },
  by: Pick<StaffSession, 'id' | 'name' | 'network'>,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = {
      value: toJson({ ...hours }),
      version: version + 1,
      updated_at: now.toISOString(),
      updated_by: by.id,
    }
    const changed =
      version === 0
        ? await transaction
            .insertInto('agency_setting')
            .values({ name: OFFICE_HOURS, ...row })
            .onConflict((conflict) => conflict.column('name').doNothing())
            .returning('name')
            .executeTakeFirst()
        : await transaction
            .updateTable('agency_setting')
            .set(row)
            .where('name', '=', OFFICE_HOURS)
            .where('version', '=', version)
            .returning('name')
            .executeTakeFirst()
    if (changed === undefined) return false
    await writeAudit(transaction, {
      actor: by,
      action: 'settings.hours-changed',
      details: { opens: clock(hours.opens), closes: clock(hours.closes) },
      network: by.network,
      at: now,
    })
    return true
  })
}

/** Minutes after midnight as `09:00`. */
function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
