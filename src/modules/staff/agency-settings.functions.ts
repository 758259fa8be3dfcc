/** Server functions for the settings of the agency. */
import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { parisDay } from '#/lib/paris-time.ts'
import { getDatabase } from '#/platform/database/database.ts'
import { type ContactPerson, typedContactSchema } from './model/contact-person.schema.ts'
import { legalMentionsSchema, type Mention, missingMentions } from './model/legal-mentions.schema.ts'
import { officeHoursSchema } from './model/office-hours.schema.ts'
import {
  changeContactPerson,
  changeLegalMentions,
  changeOfficeHours,
  readContactPersonSetting,
  readLegalMentions,
  readLegalMentionsSetting,
  readOfficeHoursSetting,
  type Setting,
} from './server/agency-settings.repository.server.ts'
import { administratorOnly, staffOnly } from './server/auth/staff-only.ts'
import { readTypedContact } from './server/read-contact-person.server.ts'

/** A change of a setting; in a conflict, with what another user has set. */
type SettingOutcome<Value> =
  | { readonly kind: 'saved'; readonly record: Setting<Value> }
  | { readonly kind: 'conflict'; readonly present: Setting<Value> }

/** The hours of the office, with the version to change them from. */
export const fetchOfficeHours = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .handler(() => readOfficeHoursSetting(getDatabase()))

/** Change the hours of the office, unless another user has changed them since. */
export const saveOfficeHours = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(z.object({ hours: officeHoursSchema, version: z.number().int().min(0) }))
  .handler(async ({ data, context }) => {
    const isSaved = await changeOfficeHours(getDatabase(), data, context.staff)
    return outcomeOf(isSaved, data.hours, data.version, () => readOfficeHoursSetting(getDatabase()))
  })

/** The mentions of the law, with the version to change them from. */
export const fetchLegalMentions = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .handler(() => readLegalMentionsSetting(getDatabase()))

/** Change the mentions of the law, unless another user has changed them since. */
export const saveLegalMentions = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(z.object({ mentions: legalMentionsSchema, version: z.number().int().min(0) }))
  .handler(async ({ data, context }) => {
    const isSaved = await changeLegalMentions(getDatabase(), data, context.staff)
    return outcomeOf(isSaved, data.mentions, data.version, () => readLegalMentionsSetting(getDatabase()))
  })

/** The contact person, with the version to change them from. */
export const fetchContactPersonSetting = createServerFn({ method: 'GET' })
  .middleware([administratorOnly])
  .handler(() => readContactPersonSetting(getDatabase()))

/** Change the contact person, unless another user has changed them since, or their telephone number is none. */
export const saveContactPerson = createServerFn({ method: 'POST' })
  .middleware([administratorOnly])
  .validator(z.object({ person: typedContactSchema, version: z.number().int().min(0) }))
  .handler(async ({ data, context }): Promise<SettingOutcome<ContactPerson> | { kind: 'refused' }> => {
    const person = readTypedContact(data.person)
    if (person === undefined) return { kind: 'refused' }
    const isSaved = await changeContactPerson(getDatabase(), { ...data, person }, context.staff)
    return outcomeOf(isSaved, person, data.version, () => readContactPersonSetting(getDatabase()))
  })

/** Mentions of the law that are not set; none for agents, who cannot act on it. */
export const fetchMissingMentions = createServerFn({ method: 'GET' })
  .middleware([staffOnly])
  .handler(async ({ context: { staff } }): Promise<Mention[]> => {
    if (staff.role !== 'administrator') return []
    return missingMentions(await readLegalMentions(getDatabase()), parisDay(new Date()))
  })

async function outcomeOf<Value>(
  isSaved: boolean,
  value: Value,
  version: number,
  readPresent: () => Promise<Setting<Value>>,
): Promise<SettingOutcome<Value>> {
  return isSaved
    ? { kind: 'saved', record: { value, version: version + 1 } }
    : { kind: 'conflict', present: await readPresent() }
}
