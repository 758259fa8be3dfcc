import { sql } from 'kysely'
import type { Database } from '#/platform/database/open-database.ts'
import type { EnquiryTables } from '../tables/enquiry.ts'

/** Write the latest enquiry as it is: after one could not be stored, a write elsewhere proves too little. */
export async function rehearseStore({ db }: Database<EnquiryTables>): Promise<void> {
  await db
    .updateTable('enquiry')
    .set({ status: sql`status` })
    .where('id', '=', (eb) => eb.selectFrom('enquiry').select('id').orderBy('created_at', 'desc').limit(1))
    .execute()
}
