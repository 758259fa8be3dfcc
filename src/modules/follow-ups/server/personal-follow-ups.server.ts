/** What is told and erased of the notes in follow-ups; they are kept as long as their requests. */
import { sql } from 'kysely'
import { holdsAddress } from '#/lib/address-in-text.ts'
import type { Database } from '#/platform/database/open-database.ts'
import type { PersonalData } from '#/platform/database/personal-data.ts'
import type { Db } from '#/platform/database/schema.ts'

/** Notes about requests of a person, and those that name their address. */
export const FOLLOW_UPS_OF_PERSON: PersonalData = {
  name: 'followUps',
  read: async (db, person) => (await notesOf(db, person)).map(({ id: _, ...note }) => note),
  erase: async (db, person) => {
    for (const { id } of await notesOf(db, person))
      await db.updateTable('follow_up').set({ note: '' }).where('id', '=', id).execute()
    await forgetNotes(db)
    return []
  },
}

async function notesOf(db: Db, person: Parameters<PersonalData['read']>[1]) {
  const noted = db
    .selectFrom('follow_up')
    .innerJoin('enquiry', 'enquiry.id', 'enquiry_id')
    .select(['follow_up.id', 'enquiry.reference', 'day', 'note', 'email'])
    .where('note', '<>', '')
    .orderBy('follow_up.created_at')
  if ('phone' in person) return noted.where('email', '=', '').where('phone_e164', '=', person.phone).execute()
  const { email } = person
  const pattern = `%${email.replaceAll(/[%_\\]/g, '_')}%`
  const rows = await noted
    .where((eb) => eb.or([eb(sql`lower(email)`, '=', email), eb(sql`lower(note)`, 'like', pattern)]))
    .execute()
  return rows.filter((row) => row.email.toLowerCase() === email || holdsAddress([row.note], email))
}

/** Notes about requests that were erased go with them. */
async function forgetNotes(db: Db): Promise<void> {
  await db
    .updateTable('follow_up')
    .set({ note: '' })
    .where('note', '<>', '')
    .where('enquiry_id', 'in', (eb) =>
      eb.selectFrom('enquiry').select('id').where('anonymized_at', 'is not', null),
    )
    .execute()
}

/** Forget the notes of requests that were kept long enough. */
export async function sweepFollowUps({ db }: Database): Promise<void> {
  await forgetNotes(db)
}
