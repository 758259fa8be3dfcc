/** Whom the pages of the demo name. */
import { AGENCY } from '#/lib/settings.ts'
import { changeContent } from '#/platform/database/change-content.ts'
import { toJson } from '#/platform/database/json.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { ContactPerson } from '../model/contact-person.schema.ts'
import { CONTACT_PERSON } from './agency-settings.repository.server.ts'

/** Who finds the venues, among the invented people of the settings file; of the languages, those that the site speaks. */
const DEMO_CONTACT: ContactPerson = { name: AGENCY.team[1].name, languages: ['fr', 'en'], phone: '' }

/** Name somebody in a new demo. Whom administrators have named stays, also where they have named nobody. */
export async function nameDemoContact(database: Database, now = new Date()): Promise<void> {
  const row = { value: toJson({ ...DEMO_CONTACT }), updated_at: now.toISOString(), updated_by: 'demo' }
  await changeContent(database, (transaction) =>
    transaction
      .insertInto('agency_setting')
      .values({ name: CONTACT_PERSON, version: 1, ...row })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  )
}
