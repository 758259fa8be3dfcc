/** What administrators set for the whole agency. */
import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { z } from 'zod'
import { DEFAULT_OFFICE_HOURS, type OfficeHours } from '#/lib/working-hours.ts'
import { type AuditEntry, type StaffActor, writeAudit } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { ContentRevisionTables } from '#/platform/database/tables/content-revision.ts'
import {
  isSet,
  type LegalMentions,
  legalMentionsSchema,
  MENTIONS,
  NO_MENTIONS,
} from '../model/legal-mentions.schema.ts'
import { officeHoursSchema } from '../model/office-hours.schema.ts'
import type { StaffTables } from './tables/staff.ts'

type SettingsTables = Pick<StaffTables, 'agency_setting' | 'audit_log'>
type SettingsDatabase = Pick<Database<SettingsTables>, 'db'>

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

/** When the agency answers: the base of the reply clock. */
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
  by: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return db.transaction().execute((transaction) =>
    changeSetting(transaction, { name: OFFICE_HOURS, value: hours, version }, by, now, {
      action: 'settings.hours-changed',
      details: { opens: clock(hours.opens), closes: clock(hours.closes) },
    }),
  )
}

const LEGAL_MENTIONS = 'legal-mentions'

/** The mentions of the law with their version, for whoever changes them. */
export function readLegalMentionsSetting(database: SettingsDatabase): Promise<Setting<LegalMentions>> {
  return readSetting(database, LEGAL_MENTIONS, legalMentionsSchema, NO_MENTIONS)
}

/** The mentions of the law. */
export async function readLegalMentions(database: SettingsDatabase): Promise<LegalMentions> {
  return (await readLegalMentionsSetting(database)).value
}

/**
 * Change the mentions of the law, which public pages show.
 * @returns whether they were still at `version`
 */
export async function changeLegalMentions(
  database: Database<SettingsTables & ContentRevisionTables>,
  { mentions, version }: { readonly mentions: LegalMentions; readonly version: number },
  by: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return changeContent(database, (transaction) =>
    changeSetting(transaction, { name: LEGAL_MENTIONS, value: mentions, version }, by, now, {
      action: 'settings.mentions-changed',
      details: { set: MENTIONS.filter((mention) => isSet(mention, mentions)).length, of: MENTIONS.length },
    }),
  )
}

/**
 * Write a setting and its entry in the audit log.
 * @returns whether it was still at its version; otherwise nothing is written
 */
async function changeSetting(
  transaction: Transaction<SettingsTables>,
  { name, value, version }: { readonly name: string; readonly version: number; readonly value: object },
  by: StaffActor,
  now: Date,
  entry: Pick<AuditEntry, 'action' | 'details'>,
): Promise<boolean> {
  const row = {
    value: toJson({ ...value }),
    version: version + 1,
    updated_at: now.toISOString(),
    updated_by: by.id,
  }
  const changed =
    version === 0
      ? await transaction
          .insertInto('agency_setting')
          .values({ name, ...row })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .returning('name')
          .executeTakeFirst()
      : await transaction
          .updateTable('agency_setting')
          .set(row)
          .where('name', '=', name)
          .where('version', '=', version)
          .returning('name')
          .executeTakeFirst()
  if (changed === undefined) return isOwnStep(transaction, { name, value, version }, by)
  await writeAudit(transaction, { ...entry, actor: by, at: now })
  return true
}

/** Whether whoever asks has made this change already, and only the answer was lost. */
async function isOwnStep(
  transaction: Transaction<SettingsTables>,
  { name, value, version }: { readonly name: string; readonly version: number; readonly value: object },
  by: StaffActor,
): Promise<boolean> {
  const present = await transaction
    .selectFrom('agency_setting')
    .select(['value', 'updated_by'])
    .where('name', '=', name)
    .where('version', '=', version + 1)
    .executeTakeFirst()
  return present?.updated_by === by.id && isDeepStrictEqual({ ...value }, present.value)
}

/** Minutes after midnight as `09:00`. */
function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
