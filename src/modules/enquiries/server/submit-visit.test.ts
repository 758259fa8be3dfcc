import { describe, expect, test } from 'vitest'
import { getAdminMessages, loadAdminMessages } from '#/i18n/admin-messages.ts'
import { ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import { enquiryMailPayload } from '../mail/enquiry-mail.ts'
import { EMPTY_FILTER } from '../model/inbox-filter.ts'
import { VISIT_DEFINITION } from './enquiry-forms.server.ts'
import { changeFacts } from './facts/change-facts.server.ts'
import { inboxTable } from './inbox/export-inbox.server.ts'
import { readInboxRows } from './inbox/inbox-rows.repository.server.ts'
import { submitEnquiry } from './submit/submit-enquiry.server.ts'
import { readEnquiry } from './view/read-enquiry.server.ts'

const NOW = new Date('2026-12-04T10:00:00Z')

const form = () =>
  new URLSearchParams({
    ...{ visitDay: '2026-12-08', visitTime: '14:30', otherDay: '2026-12-09', otherTime: '10:00' },
    ...{ visitors: '3', fullName: 'Camille Laurent', email: 'camille@example.com' },
    ...{ startDate: '2027-03-01', duration: '4 jours', guestCount: '51-100', message: 'Par la cour ?' },
    ...{ venue: 'galerie-perle', website: '' },
  })

describe.each(ENGINES)('a request for a visit on %s', (engine) => {
  const database = useDatabase(engine)

  async function sent() {
    await addVenue(database(), 'galerie-perle')
    const context = {
      language: 'fr',
      sourcePage: '/fr/contact-lieu',
      now: NOW,
      database: database(),
    } as const
    const outcome = await submitEnquiry(VISIT_DEFINITION, form(), context)
    if (outcome.kind !== 'accepted') throw new Error(JSON.stringify(outcome))
    const lea = await storedColleague(database(), 'Léa Morel')
    const viewer = { ...lea, role: 'agent', singleKeys: true } as const
    const read = () => readEnquiry(database(), outcome.reference, { viewer, language: 'fr', now: NOW })
    return {
      reference: outcome.reference,
      lea,
      read,
      again: () => submitEnquiry(VISIT_DEFINITION, form(), context),
    }
  }

  test('is stored once with its venue, its moments and two mails that say them', async () => {
    const { reference, read, again } = await sent()
    expect(await again()).toMatchObject({ kind: 'accepted', reference })
    const row = await database().db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      ...{ kind: 'visit', full_name: 'Camille Laurent', start_date: '2027-03-01', guests: '51-100' },
      details: {
        visitDay: '2026-12-08',
        visitTime: '14:30',
        otherDay: '2026-12-09',
        otherTime: '10:00',
        visitors: 3,
      },
    })
    const mails = await database().db.selectFrom('outbox').select('payload').execute()
    const payloads = mails.map(({ payload }) => enquiryMailPayload.parse(payload))
    expect(payloads.map(({ template }) => template).toSorted()).toEqual([
      'visit-acknowledgement',
      'visit-notification',
    ])
    for (const { data } of payloads)
      expect(data).toMatchObject({
        moments: [
          { day: '2026-12-08', time: '14:30' },
          { day: '2026-12-09', time: '10:00' },
        ],
        venues: [{ slug: 'galerie-perle' }],
      })
    expect(await read()).toMatchObject({
      kind: 'visit',
      typedFacts: {
        visitDay: '2026-12-08',
        visitTime: '14:30',
        otherDay: '2026-12-09',
        venues: 'galerie-perle',
      },
      confirmedVisit: null,
    })
  })

  test('the inbox and the exported file have its moments, and the staff correct them', async () => {
    const { reference, lea, read } = await sent()
    const { id } = await database().db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow()
    expect(await readInboxRows(database(), [id], lea.id)).toMatchObject([
      {
        subject: {
          kind: 'visit',
          venues: ['Galerie Perle'],
          moments: [{ day: '2026-12-08', time: '14:30' }, {}],
        },
      },
    ])
    await loadAdminMessages('fr')
    const texts = { language: 'fr', messages: getAdminMessages('fr').admin } as const
    const { columns, rows } = inboxTable(
      database(),
      {
        filter: { ...EMPTY_FILTER, kind: ['visit'] },
        chosen: [],
        me: lea.id,
        now: NOW,
      },
      texts,
    )
    const [[row = []] = []] = await Array.fromAsync(rows)
    const told = Object.fromEntries(columns.map(({ heading }, place) => [heading, row[place]]))
    expect(told).toMatchObject({ Type: 'Visite', Lieux: 'Galerie Perle', Visiteurs: 3 })
    expect(Object.values(told)).toEqual(
      expect.arrayContaining(['2026-12-08', '14:30', '2026-12-09', '10:00']),
    )

    const change = {
      entry: crypto.randomUUID(),
      seen: { visitTime: '14:30' },
      wanted: { visitTime: '16:00' },
    }
    expect(await changeFacts(database(), { reference, ...change }, lea, NOW)).toMatchObject({
      kind: 'changed',
    })
    expect((await read())?.typedFacts.visitTime).toBe('16:00')
  })
})
