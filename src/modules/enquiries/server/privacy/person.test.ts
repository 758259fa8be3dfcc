import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { NOW, usePersonalData } from '../../../../../tests/helpers/use-personal-data.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { erasePerson, exportPerson, TypedPersonError } from './person.server.ts'

describe.each(BOTH_ENGINES)('the data of a person on %s', (engine) => {
  const { database, removed, parts, send, everything, enquiries } = usePersonalData(engine)

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
})
