import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { quoteForm } from '../../../../../tests/helpers/quote-forms.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { QUOTE_VENUE_DEFINITION } from '../enquiry-forms.server.ts'
import { submitEnquiry } from '../submit/submit-enquiry.server.ts'
import type { OrphanedFiles } from './anonymize.ts'
import { erasePerson, exportPerson, TypedPersonError } from './person.server.ts'
import { removeForgottenMailFiles } from './remove-orphaned-files.ts'
import { runRetention } from './retention.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const SECRET = 'a secret of at least 32 characters'

const yearsLater = (years: number, days = 0) => {
  const moment = new Date(NOW)
  moment.setUTCFullYear(moment.getUTCFullYear() + years)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment
}

describe.each(BOTH_ENGINES)('privacy on %s', (engine) => {
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

  test('one person’s data are given out whole, and no one else’s', async () => {
    await addVenue(database(), 'galerie-perle')
    await send()
    await send({ email: 'other@example.com' })
    const { requests } = await exportPerson({ email: 'CAMILLE@example.com' }, parts())
    expect(requests).toMatchObject([
      {
        reference: 'Q-26-0001',
        full_name: 'Camille Laurent',
        sender_network: '203.0.113.0/24',
        venues: [{ slug: 'galerie-perle' }],
        history: [{ event: 'received', actor: 'visitor' }],
        mails: [{ done_at: null }, { done_at: null }],
        photographs: [],
      },
    ])
    expect(JSON.stringify(requests)).not.toContain('other@example.com')
    expect((await exportPerson({ email: 'nobody@example.com' }, parts())).requests).toEqual([])
    await expect(exportPerson({ email: 'nobody' }, parts())).rejects.toThrow(TypedPersonError)
  })

  test('after an erasure nothing in the whole database names the person; the figures stay', async () => {
    await addVenue(database(), 'galerie-perle')
    await send({ jobTitle: 'Head of Pressing', duration: 'four curious days' })
    await send({ email: 'other@example.com', company: 'Other', firstName: 'Ann', lastName: 'Other' })
    removed.length = 0
    const mails = await database().db.selectFrom('outbox').select('id').orderBy('created_at').execute()
    expect(await erasePerson({ email: ' Camille@Example.COM ' }, parts())).toEqual({ erased: 1, kept: [] })
    expect(await everything()).not.toMatch(/camille|laurent|pressing|curious/i)
    expect(removed.flatMap((orphaned) => orphaned.mails)).toHaveLength(2)
    expect(mails).toHaveLength(4)
    const [erased, other] = await enquiries()
    expect(erased).toMatchObject({
      reference: 'Q-26-0001',
      kind: 'quote-venue',
      status: 'new',
      language: 'en',
      created_at: NOW.toISOString(),
      budget: 'over_10000',
      guests: '101-200',
      anonymized_at: NOW.toISOString(),
      email: '',
      sender_network: null,
    })
    expect(other).toMatchObject({ company: 'Other', anonymized_at: null })
    expect(await erasePerson({ email: 'camille@example.com' }, parts())).toEqual({ erased: 0, kept: [] })
  })

  test('what the shell gives out or erases stands in the audit log, which does not say of whom', async () => {
    await addVenue(database(), 'galerie-perle')
    await send()
    await exportPerson({ email: 'camille@example.com' }, parts())
    await erasePerson({ email: 'camille@example.com' }, parts())
    const entries = await database()
      .db.selectFrom('audit_log')
      .selectAll()
      .orderBy('at')
      .orderBy('action', 'desc')
      .execute()
    expect(entries).toMatchObject([
      { actor: 'shell', subject: null, action: 'request.person-exported' },
      { actor: 'shell', subject: null, action: 'request.person-erased', details: { count: 1 } },
    ])
    expect(JSON.stringify(entries)).not.toMatch(/camille/i)
  })

  test('who has given a number alone is a person too, and never one with an address', async () => {
    const add = (fields: Parameters<typeof storedEnquiry>[1]) => storedEnquiry(database(), fields)
    await add({ reference: 'Q-26-0001', email: '', phone_e164: '+33612345678' })
    await add({ reference: 'Q-26-0002', email: 'camille@example.com', phone_e164: '+33612345678' })
    await add({ reference: 'Q-26-0003', email: '', phone_e164: '+33698765432' })
    await add({ reference: 'Q-26-0004', email: '', anonymized_at: NOW.toISOString() })
    const references = async (person: Parameters<typeof exportPerson>[0]) =>
      (await exportPerson(person, parts())).requests.map(({ reference }) => reference).sort()
    expect(await references({ phone: '06 12 34 56 78' })).toEqual(['Q-26-0001'])
    expect(await references({ email: 'camille@example.com' })).toEqual(['Q-26-0001', 'Q-26-0002'])
    await expect(exportPerson({ phone: '12' }, parts())).rejects.toThrow(TypedPersonError)
    expect(await erasePerson({ phone: '+33 6 98 76 54 32' }, parts())).toEqual({ erased: 1, kept: [] })
    expect((await enquiries()).map(({ anonymized_at }) => anonymized_at !== null)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('who has given a number alone is kept as long as anybody with it was in contact', async () => {
    const old = { email: '', phone_e164: '+33612345678', created_at: NOW.toISOString() }
    await storedEnquiry(database(), { ...old, reference: 'Q-26-0001' })
    await storedEnquiry(database(), { ...old, reference: 'Q-26-0002', phone_e164: '+33698765432' })
    await storedEnquiry(database(), {
      ...old,
      reference: 'Q-27-0001',
      updated_at: yearsLater(1).toISOString(),
    })
    expect((await retain(yearsLater(3, 1))).anonymized).toBe(1)
    expect((await enquiries()).map(({ phone_e164 }) => phone_e164)).toEqual([
      '+33612345678',
      null,
      '+33612345678',
    ])
  })

  test('prospects are anonymous three years after the last contact, not a day before', async () => {
    await send()
    expect(await retain(yearsLater(3, -1))).toMatchObject({ anonymized: 0 })
    expect(await retain(yearsLater(3, 1))).toMatchObject({ anonymized: 1 })
    expect(await enquiries()).toMatchObject([{ email: '', status: 'new' }])
    expect(await retain(yearsLater(3, 2))).toMatchObject({ anonymized: 0 })
  })

  test('another request of the same person, or a change by the staff, is contact', async () => {
    await send()
    await send({ email: 'Camille@example.com', message: 'Me again.' }, yearsLater(2))
    expect(await retain(yearsLater(4))).toMatchObject({ anonymized: 0 })
    expect(await retain(yearsLater(5, 1))).toMatchObject({ anonymized: 2 })
  })

  test('one run takes away a tenth and twenty at least, the oldest first; the next one goes on', async () => {
    for (let n = 0; n < 45; n++) {
      const at = new Date(NOW.getTime() + n * 60_000).toISOString()
      const status = n % 2 === 0 ? 'new' : 'spam'
      const fields = {
        reference: `Q-26-${1000 + n}`,
        email: `v-${n}@example.com`,
        sender_network: '192.0.2.0/24',
      }
      await storedEnquiry(database(), { ...fields, status, created_at: at })
    }
    const first = await retain(yearsLater(4))
    expect(first).toMatchObject({ anonymized: 20, spamDeleted: 20, addressesForgotten: 5 })
    expect(first.leftForNextRun).toBe(5)
    const left = (await enquiries()).filter((row) => row.anonymized_at === null)
    expect(left.map(({ reference }) => reference)).toEqual([
      'Q-26-1040',
      'Q-26-1041',
      'Q-26-1042',
      'Q-26-1043',
      'Q-26-1044',
    ])
    expect(await retain(yearsLater(4, 1))).toMatchObject({ anonymized: 3, spamDeleted: 2, leftForNextRun: 0 })
  })

  test('clients are kept five years', async () => {
    await send()
    await setStatus('won')
    expect(await retain(yearsLater(4))).toMatchObject({ anonymized: 0 })
    expect(await retain(yearsLater(5, 1))).toMatchObject({ anonymized: 1 })
  })

  test('spam goes after three months, truncated addresses too', async () => {
    await send({ message: 'An advertisement' })
    await database()
      .db.updateTable('enquiry')
      .set({ status: 'spam' })
      .where('message', '=', 'An advertisement')
      .execute()
    await send({ message: 'An honest one' })
    expect(await retain(new Date('2027-02-19T10:00:00Z'))).toMatchObject({
      spamDeleted: 0,
      addressesForgotten: 0,
    })
    expect(await retain(new Date('2027-02-21T10:00:00Z'))).toMatchObject({
      spamDeleted: 1,
      addressesForgotten: 1,
    })
    expect(await enquiries()).toMatchObject([{ message: 'An honest one', sender_network: null }])
  })

  test('a mail that has left is forgotten after thirty days, one that was given up after ninety', async () => {
    await send()
    await send({ message: 'A second one' }, new Date(NOW.getTime() + 1000))
    const [left, failed] = await enquiries()
    const { db } = database()
    await db
      .updateTable('outbox')
      .set({ done_at: NOW.toISOString() })
      .where('enquiry_id', '=', left?.id ?? '')
      .execute()
    const failure = { failed_at: NOW.toISOString(), last_error: '550 no camille@example.com' }
    await db
      .updateTable('outbox')
      .set(failure)
      .where('enquiry_id', '=', failed?.id ?? '')
      .execute()
    const retainedFor = (days: number) => retain(new Date(NOW.getTime() + days * 86_400_000 + 1000))
    expect(await retainedFor(29)).toMatchObject({ mailsForgotten: 0 })
    expect(await retainedFor(30)).toMatchObject({ mailsForgotten: 2 })
    expect(await retainedFor(89)).toMatchObject({ mailsForgotten: 0 })
    expect(await retainedFor(90)).toMatchObject({ mailsForgotten: 2 })
    const rows = await db.selectFrom('outbox').select(['payload', 'last_error']).execute()
    expect(rows).toHaveLength(4)
    for (const row of rows) expect(row).toEqual({ payload: {}, last_error: null })
  })

  test('no table that hangs on a request is forgotten', async () => {
    const tables = await database().db.introspection.getTables()
    const hanging = tables.filter(({ columns }) => columns.some(({ name }) => name === 'enquiry_id'))
    // A new one belongs into the export and `anonymizeEnquiries`, or is without personal data.
    expect(hanging.map(({ name }) => name).toSorted()).toEqual([
      'enquiry_history',
      // Which belong together, by their ids.
      'enquiry_link',
      'enquiry_merge',
      // Who of the staff has it open, and who has opened it.
      'enquiry_presence',
      'enquiry_read',
      // Words of the enquiry itself, written anew when it is made anonymous.
      'enquiry_search',
      'enquiry_venue',
      'follow_up',
      'outbox',
      'proposal_photo',
      // Of which numbers stay, and what was accepted.
      'quote',
    ])
  })

  test('old files of mails of this machine are removed, and those of mails that another one has erased', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-mails-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await send()
    const { id } = await database().db.selectFrom('outbox').select('id').limit(1).executeTakeFirstOrThrow()
    const known = `${id}.eml`
    const old = ['0a1b.eml', '0a1b.eml.12.tmp', 'note.txt']
    for (const name of [...old, known, `.${id}.eml.0c.part`, '0c1d.eml']) {
      await writeFile(path.join(folder, name), '')
      if (old.includes(name)) await utimes(path.join(folder, name), 1000, 1000)
    }
    const sweep = (place: string) =>
      removeForgottenMailFiles(database(), new Date(Date.now() - 60_000), place)
    expect(await sweep(path.join(folder, 'nowhere'))).toBe(0)
    await sweep(folder)
    expect((await readdir(folder)).toSorted()).toEqual([`.${id}.eml.0c.part`, known, 'note.txt'].toSorted())
    await erasePerson({ email: 'camille@example.com' }, parts())
    await sweep(folder)
    expect(await readdir(folder)).toEqual(['note.txt'])
  })
})
