/** What administrators set for the whole agency. */

import { isDeepStrictEqual } from 'node:util'
import type { z } from 'zod'
import { DEFAULT_OFFICE_HOURS, type OfficeHours } from '#/lib/working-hours.ts'
import type { AuditEntry, StaffActor } from '#/platform/audit-log/audit.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { Db, Transaction } from '#/platform/database/schema.ts'
import { changeRecord } from '#/platform/records/change-record.ts'
import type { RecordKind } from '#/platform/records/record-kind.ts'
import { type ContactPerson, contactPersonSchema, NO_CONTACT } from '../model/contact-person.schema.ts'
import {
  isSet,
  type LegalMentions,
  legalMentionsSchema,
  MENTIONS,
  NO_MENTIONS,
} from '../model/legal-mentions.schema.ts'
import { officeHoursSchema } from '../model/office-hours.schema.ts'

/** A setting, and which change of it this is: 0 before the first one. */
export interface Setting<Value> {
  readonly value: Value
  readonly version: number
}

/** Read a setting; one that cannot be read is as if it had never been set. */
export async function readSetting<Schema extends z.ZodType>(
  { db }: { readonly db: Db },
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

/** The hours of the office with their version, for their editor. */
export function readOfficeHoursSetting(database: { readonly db: Db }): Promise<Setting<OfficeHours>> {
  return readSetting(database, OFFICE_HOURS, officeHoursSchema, DEFAULT_OFFICE_HOURS)
}

/** When the agency answers: the base of the reply clock. */
export async function readOfficeHours(database: { readonly db: Db }): Promise<OfficeHours> {
  return (await readOfficeHoursSetting(database)).value
}

/**
 * Change the hours of the office.
 * @returns whether they were still at `version`
 */
export async function changeOfficeHours(
  { db }: Database,
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

/** The mentions of the law with their version, for their editor. */
export function readLegalMentionsSetting(database: Database): Promise<Setting<LegalMentions>> {
  return readSetting(database, LEGAL_MENTIONS, legalMentionsSchema, NO_MENTIONS)
}

/** The mentions of the law. */
export async function readLegalMentions(database: Database): Promise<LegalMentions> {
  return (await readLegalMentionsSetting(database)).value
}

/**
 * Change the mentions of the law, which public pages show.
 * @returns whether they were still at `version`
 */
export async function changeLegalMentions(
  database: Database,
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

/** Name of the setting. */
export const CONTACT_PERSON = 'contact-person'

/** The contact person with its version, for its editor. */
export function readContactPersonSetting(database: { readonly db: Db }): Promise<Setting<ContactPerson>> {
  return readSetting(database, CONTACT_PERSON, contactPersonSchema, NO_CONTACT)
}

/** The contact person, whom public pages name. */
export async function readContactPerson(database: { readonly db: Db }): Promise<ContactPerson> {
  return (await readContactPersonSetting(database)).value
}

/**
 * Change the contact person, whom public pages name.
 * @returns whether it was still at `version`
 */
export async function changeContactPerson(
  database: Database,
  { person, version }: { readonly person: ContactPerson; readonly version: number },
  by: StaffActor,
  now = new Date(),
): Promise<boolean> {
  return changeContent(database, (transaction) =>
    changeSetting(transaction, { name: CONTACT_PERSON, value: person, version }, by, now, {
      action: 'settings.contact-changed',
      details: { isSet: person.name !== '' },
    }),
  )
}

/** A setting as it is stored; at version 0 it was never set. */
interface StoredSetting {
  readonly name: string
  readonly value: object
  readonly version: number
  readonly updated_by: string | null
}

type SettingEvent = Pick<AuditEntry, 'action' | 'details'>

/** Settings by name. The first change has no row to be locked: of two at the same moment one writes nothing. */
const SETTING: RecordKind<string, StoredSetting, object, SettingEvent, StaffActor> = {
  hold: async (db, name) =>
    (await db
      .updateTable('agency_setting')
      .set((eb) => ({ version: eb.ref('version') }))
      .where('name', '=', name)
      .returning(['name', 'value', 'version', 'updated_by'])
      .executeTakeFirst()) ?? { name, value: {}, version: 0, updated_by: null },
  write: (db, { name, version }, value, { by, at }) => {
    const row = { value: toJson({ ...value }), version: version + 1 }
    const changed = { ...row, updated_at: at.toISOString(), updated_by: by.id }
    return db
      .insertInto('agency_setting')
      .values({ name, ...changed })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet(changed).where('agency_setting.version', '=', version),
      )
      .returning(['name', 'value', 'version', 'updated_by'])
      .executeTakeFirst()
  },
  audit: (event) => event,
}

/**
 * Write a setting and its entry in the audit log.
 * @returns whether it was still at its version; otherwise nothing is written
 */
export async function changeSetting(
  transaction: Transaction,
  { name, value, version }: { readonly name: string; readonly version: number; readonly value: object },
  by: StaffActor,
  at: Date,
  event: SettingEvent,
): Promise<boolean> {
  const change = {
    key: name,
    isExpected: (present: StoredSetting) => present.version === version,
    madeBefore: async (present: StoredSetting) => {
      const isOwnStep = present.version === version + 1 && present.updated_by === by.id
      return isOwnStep && isDeepStrictEqual({ ...value }, present.value) ? present : undefined
    },
    decide: async () => ({ values: value, events: [event] }),
  }
  return (await changeRecord(transaction, SETTING, change, { by, at })).kind === 'changed'
}

/** Minutes after midnight as `09:00`. */
function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
