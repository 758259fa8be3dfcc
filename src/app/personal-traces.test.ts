import { describe, expect, test } from 'vitest'
import { holdsAddress } from '#/lib/address-in-text.ts'
import { erasePerson, exportPerson } from '#/modules/enquiries/server/privacy/person.server.ts'
import { shareList } from '#/modules/shortlists/server/share-list.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { enqueueMail } from '#/platform/outbox/enqueue-mail.ts'
import { BOTH_ENGINES, useDatabase } from '../../tests/helpers/database.ts'
import { storedEnquiry } from '../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../tests/helpers/venue-rows.ts'
import { offerAllPersonalData } from './offer-all-personal-data.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const AT = NOW.toISOString()
const EMAIL = 'zoe_x@example.com'
/** As somebody may have typed it; and those of others, which a careless pattern would take for hers. */
const TYPED = 'Zoe_X@Example.com'
const OTHERS = ['zoe-x@example.com', `ana.${EMAIL}`, `${EMAIL}.au`] as const

describe.each(BOTH_ENGINES)('every place that keeps the address of a person, on %s', (engine) => {
  const database = useDatabase(engine)

  /** Every column of every table as text, named by table and column. */
  async function placesOf(address: string): Promise<string[]> {
    const { db } = database()
    const found = new Set<string>()
    for (const { name, columns } of await db.introspection.getTables()) {
      const rows = await db
        .selectFrom(name as 'enquiry')
        .selectAll()
        .execute()
      for (const { name: column } of columns)
        for (const row of rows) {
          const value = (row as Record<string, unknown>)[column]
          if (holdsAddress([value], address)) found.add(`${name}.${column}`)
        }
    }
    return [...found].toSorted()
  }

  async function fill(address: string, n: number): Promise<void> {
    const { db } = database()
    const own = await storedEnquiry(database(), { email: address, reference: `Q-26-010${n}` })
    const others = await storedEnquiry(database(), {
      ...{ email: `boss${n}@example.org`, reference: `Q-26-020${n}` },
    })
    await addVenue(database(), `venue-${n}`)
    const [venue] = await db.selectFrom('venue').select('id').where('slug', '=', `venue-${n}`).execute()
    await db
      .insertInto('venue_private')
      .values({ venue_id: venue?.id ?? '', version: 1, address: '', changed_at: AT, owner_email: address })
      .execute()
    const history = { actor: 'system', at: AT, event: 'note' }
    await db
      .insertInto('enquiry_history')
      .values([
        { ...history, id: `own-${n}`, enquiry_id: own, details: toJson({ text: address }) },
        {
          ...history,
          id: `other-${n}`,
          enquiry_id: others,
          details: toJson({ text: `ask ${address}, please` }),
        },
      ])
      .execute()
    const data = { to: { name: '', address: `boss${n}@example.org` }, cc: [address, 'third@example.org'] }
    await db.transaction().execute(async (transaction) => {
      await enqueueMail(transaction, { payload: { template: 'reply', data }, enquiryId: others, at: AT })
      await enqueueMail(transaction, { payload: { to: address }, enquiryId: own, at: AT })
    })
    const list = {
      ...{ title: '', ownerName: '', startDate: null, days: null, guests: null, layout: null },
      venues: [{ slug: `venue-${n}`, note: '' }],
    }
    const options = { notes: true, prices: true, answers: true }
    const link = { token: String(n).repeat(32), owner: `a${String(n).repeat(31)}` }
    await shareList(database(), { language: 'en', list, options, email: address }, link, NOW)
    const other = { token: `b${String(n).repeat(31)}`, owner: `c${String(n).repeat(31)}` }
    await shareList(database(), { language: 'en', list, options, email: '' }, other, NOW)
    const [{ id: listId } = { id: '' }] = await db
      .selectFrom('shared_list')
      .select('id')
      .where('email', 'is', null)
      .orderBy('created_at', 'desc')
      .execute()
    await db
      .insertInto('shared_list_comment')
      .values({
        ...{ id: `c-${n}`, list_id: listId, reader: 'r', slug: 'x', name: 'Z', at: AT, removed_at: null },
        text: `write to ${address}`,
      })
      .execute()
  }

  test('is in the export, and empty after the erasure; a neighbour’s stays', async () => {
    offerAllPersonalData()
    await fill(TYPED, 1)
    for (const [at, other] of OTHERS.entries()) await fill(other, at + 2)
    const places = await placesOf(EMAIL)
    expect(places).toEqual([
      'enquiry.email',
      'enquiry_history.details',
      'outbox.payload',
      'shared_list.email',
      'shared_list_comment.text',
      'venue_private.owner_email',
    ])
    const parts = { database: database(), now: NOW, remove: async () => {} }
    const exported = await exportPerson({ email: EMAIL }, parts)
    expect(exported.requests).toHaveLength(1)
    expect(exported.others).toMatchObject({
      sharedLists: [{}],
      sharedListComments: [{}],
      letVenues: [{}],
      mentions: [{ mail: {} }, { event: 'note' }],
    })
    await erasePerson({ email: EMAIL }, parts)
    expect(await placesOf(EMAIL)).toEqual([])
    for (const other of OTHERS) expect([other, await placesOf(other)]).toEqual([other, places])
    const mails = await database().db.selectFrom('outbox').select('payload').execute()
    expect(mails).toContainEqual({
      payload: expect.objectContaining({ data: expect.objectContaining({ cc: ['third@example.org'] }) }),
    })
    expect(
      JSON.stringify(await database().db.selectFrom('enquiry_history').select('details').execute()),
    ).toContain('ask …, please')
  })

  test('a waiting mail of an account is neither given out nor broken, also where there is no request', async () => {
    offerAllPersonalData()
    const payload = { template: 'account-reset', data: { email: EMAIL } }
    await database()
      .db.transaction()
      .execute((transaction) => enqueueMail(transaction, { payload, enquiryId: null, at: AT }))
    const parts = { database: database(), now: NOW, remove: async () => {} }
    expect((await exportPerson({ email: EMAIL }, parts)).others.mentions).toEqual([])
    await erasePerson({ email: EMAIL }, parts)
    expect(await database().db.selectFrom('outbox').select('payload').execute()).toEqual([{ payload }])
  })
})
