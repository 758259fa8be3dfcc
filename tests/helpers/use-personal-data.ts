/** Requests with the data of their senders: what the tests of privacy begin with. */
import { QUOTE_VENUE_DEFINITION } from '#/modules/enquiries/server/enquiry-forms.server.ts'
import type { OrphanedFiles } from '#/modules/enquiries/server/privacy/anonymize.ts'
import { runRetention } from '#/modules/enquiries/server/privacy/retention.server.ts'
import { submitEnquiry } from '#/modules/enquiries/server/submit/submit-enquiry.server.ts'
import { type BOTH_ENGINES, useDatabase } from './database.ts'
import { quoteForm } from './quote-forms.ts'

/** When requests are sent. */
export const NOW = new Date('2026-11-20T10:00:00Z')
const SECRET = 'a secret of at least 32 characters'

export const yearsLater = (years: number, days = 0) => {
  const moment = new Date(NOW)
  moment.setUTCFullYear(moment.getUTCFullYear() + years)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment
}

/** A database, requests sent to it, and what is done with the data in them. */
export function usePersonalData(engine: (typeof BOTH_ENGINES)[number]) {
  const database = useDatabase(engine)
  const removed: OrphanedFiles[] = []
  const remove = async (orphaned: OrphanedFiles) => void removed.push(orphaned)
  const parts = () => ({ database: database(), remove, now: NOW })

  const send = async (fields: Record<string, string> = {}, now = NOW) => {
    await submitEnquiry(QUOTE_VENUE_DEFINITION, quoteForm({ startDate: '', ...fields }, ['galerie-perle']), {
      language: 'en',
      sourcePage: '/contact-venue',
      visitorAddress: '203.0.113.9',
      now,
      database: database(),
      protection: {
        secret: () => SECRET,
        mayAcknowledge: async () => true,
        countForm: async () => ({
          kind: 'free',
          before: { subscriber: 0, surrounding: 0 },
        }),
      },
    })
  }
  /** Every value of every table, as one text. */
  const everything = async () => {
    const tables = await database().db.introspection.getTables()
    const all: unknown[] = []
    for (const { name } of tables)
      all.push(
        await database()
          .db.selectFrom(name as 'enquiry')
          .selectAll()
          .execute(),
      )
    return JSON.stringify(all)
  }
  const enquiries = () => database().db.selectFrom('enquiry').selectAll().orderBy('reference').execute()
  const setStatus = (status: 'won' | 'lost') => database().db.updateTable('enquiry').set({ status }).execute()
  const retain = (now: Date) => runRetention(database(), now, remove)

  return { database, removed, remove, parts, send, everything, enquiries, setStatus, retain }
}
