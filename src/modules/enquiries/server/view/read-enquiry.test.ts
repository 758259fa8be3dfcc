import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { eraseSender, exportSender } from '../privacy/sender-data.server.ts'
import { readProposalPhoto } from '../proposal/proposal-photo.server.ts'
import { readEnquiry } from './read-enquiry.server.ts'

const reference = 'Q-26-1187'
const MESSAGE =
  'はじめまして。東京のブランド「アトリエ・クロダ」の黒田と申します。2027年3月のパリ・ファッションウィーク期間中、展示会会場を探しております。'

describe.each(ENGINES)('one request on %s', (engine) => {
  const database = useDatabase(engine)

  async function read(found = reference, language: 'fr' | 'en' = 'fr') {
    const viewer = {
      ...(await storedColleague(database(), 'Léa Morel')),
      role: 'agent',
      singleKeys: true,
    } as const
    const now = new Date('2026-11-20T13:42:00Z')
    return readEnquiry(database(), found, { viewer, language, now })
  }

  async function addVenueRequest() {
    const name = 'Galerie Valois'
    const id = await addVenue(database(), 'galerie-valois', {
      name,
      price_from_day_cents: 240_000,
      photos: [{}],
    })
    return storedEnquiry(
      database(),
      {
        reference,
        kind: 'quote-venue',
        language: 'ja',
        full_name: '黒田 遥',
        company: 'Atelier Kuroda',
        email: 'H.Kuroda@example.jp',
        phone_e164: '+81355501842',
        start_date: '2027-03-02',
        duration: '6 jours',
        surface_m2: 130,
        budget: 'over_10000',
        guests: '51-100',
        message: MESSAGE,
        source_page: '/ja/my-favorites',
        created_at: '2026-11-20T08:12:00.000Z',
      },
      [
        { id, slug: 'galerie-valois', name },
        { id: null, slug: 'gone', name: 'Un lieu retiré' },
      ],
    )
  }

  test('says who, from where and what, with an estimate for what is still there', async () => {
    await addVenueRequest()
    const view = await read()
    expect(view?.requester).toMatchObject({
      fullName: '黒田 遥',
      phone: { e164: '+81355501842', shown: '+81\u00a03\u00a05550\u00a01842' },
      calls: { country: 'Japon', zones: ['Asia/Tokyo'] },
    })
    expect(Object.fromEntries(view?.facts.map(({ id, value }) => [id, value]) ?? [])).toEqual({
      start: 'mardi 2 mars 2027',
      duration: '6 jours',
      guests: 'De 51 à 100',
      surface: '130\u00a0m²',
      budget: '10\u202f000\u00a0€ et plus',
      source: '/ja/my-favorites',
    })
    expect(view?.venues).toMatchObject([
      {
        name: 'Galerie Valois',
        href: '/fr/lieu/galerie-valois',
        estimate: { cents: 1_440_000, days: 6, minimum: false, dayCents: 240_000 },
      },
      { name: 'Un lieu retiré', href: null, estimate: null },
    ])
    expect((await read(reference, 'en'))?.facts[0]?.value).toBe('Tuesday, 2 March 2027')
    expect(await read('Q-26-0001')).toBeUndefined()
  })

  test.each([
    ['6 jours', undefined],
    ['5日', 5],
    ['1 soir', 1],
    ['une semaine', 7],
    ['le temps qu’il faut', null],
  ])('a duration of %s says which days were understood', async (duration, days) => {
    await storedEnquiry(database(), { reference, kind: 'quote-venue', duration })
    const facts = (await read())?.facts ?? []
    expect(facts.find(({ id }) => id === 'duration')).toEqual({
      id: 'duration',
      value: duration,
      ...(days !== undefined && { days }),
    })
  })

  test('hints at the same request again; whoever writes again is no duplicate', async () => {
    await addVenueRequest()
    const at = (day: string) => ({ created_at: `2026-${day}T08:00:00.000Z` })
    await storedEnquiry(database(), {
      reference: 'Q-26-1149',
      phone_e164: '+81355501842',
      email: 'other@example.jp',
      start_date: '2027-03-02',
      ...at('11-13'),
    })
    await storedEnquiry(database(), {
      reference: 'Q-26-1150',
      email: 'h.kuroda@example.jp',
      message: 'Une tout autre demande, pour un dîner de trente personnes en juin.',
      ...at('11-14'),
    })
    await storedEnquiry(database(), {
      reference: 'Q-26-0311',
      email: 'h.kuroda@example.jp',
      status: 'won',
      ...at('03-02'),
    })
    await storedEnquiry(database(), {
      reference: 'Q-26-1190',
      email: 'x@example.jp',
      message: `${MESSAGE} 黒田`,
      ...at('11-21'),
    })
    await storedEnquiry(database(), {
      reference: 'Q-26-1191',
      email: 'y@example.jp',
      message: 'Bonjour',
      ...at('11-21'),
    })
    const view = await read()
    expect(view?.duplicates.map(({ reference: found, reasons }) => [found, reasons])).toEqual([
      ['Q-26-1149', ['phone', 'date']],
    ])
    expect(view?.sameText.map(({ reference: found, reasons }) => [found, reasons])).toEqual([
      ['Q-26-1190', ['text']],
    ])
    expect(view?.samePerson.map(({ reference: found, status }) => [found, status])).toEqual([
      ['Q-26-1150', 'new'],
      ['Q-26-0311', 'won'],
    ])
  })

  test('a proposal, a quote without a venue and a message each show their own facts', async () => {
    await storedEnquiry(database(), {
      reference: 'Q-26-2001',
      kind: 'proposal',
      surface_m2: 140,
      details: {
        venueName: 'Cour des Rosiers',
        address: '1 rue de l’Exemple',
        type: 'gallery',
        capacities: { standing: 120 },
        priceFromDayCents: 150_000,
      },
    })
    await storedEnquiry(database(), {
      reference: 'Q-26-2002',
      kind: 'quote',
      guests: '50_100',
      details: { eventType: 'fashion_show', preferredLocation: '8' },
    })
    await storedEnquiry(database(), {
      reference: 'Q-26-2003',
      kind: 'contact',
      details: { subject: 'Filming permission' },
    })
    const facts = async (found: string) =>
      (await read(found))?.facts.map(({ id, value }) => `${id}: ${value}`)
    expect(await facts('Q-26-2001')).toEqual([
      'venueName: Cour des Rosiers',
      'venueType: Galerie',
      'address: 1 rue de l’Exemple',
      'surface: 140\u00a0m²',
      'standing: 120',
      'price: 1\u202f500\u00a0€',
      'source: /fr/contact',
    ])
    expect(await facts('Q-26-2002')).toEqual([
      'event: Défilé de mode',
      'guests: De 50 à 100',
      'place: 8e arrondissement (Champs-Élysées)',
      'source: /fr/contact',
    ])
    expect(await facts('Q-26-2003')).toEqual(['subject: Filming permission', 'source: /fr/contact'])
  })

  test('photographs of a proposal are shown small and large, those of a draft to no one', async () => {
    const enquiry_id = await storedEnquiry(database(), { reference: 'Q-26-2004', kind: 'proposal' })
    const [sent, draft] = [randomUUID(), randomUUID()]
    const row = {
      draft: 'x',
      width: 1200,
      height: 800,
      bytes: 1,
      sha256: 'x',
      placeholder: 'data:,',
      dominant_color: '#ffffff',
      created_at: '2026-11-20T08:00:00.000Z',
    }
    await database()
      .db.insertInto('proposal_photo')
      .values([
        { ...row, id: sent, enquiry_id, position: 0, key: 'photo' },
        { ...row, id: draft, enquiry_id: null, position: null, key: 'photo' },
      ])
      .execute()
    expect((await read('Q-26-2004'))?.photos).toEqual([
      { id: sent, width: 1200, height: 800, placeholder: 'data:,' },
    ])
    const original = await readFile(
      new URL('../../../../../db/demo/photos/galerie-valois-1.jpg', import.meta.url),
    )
    const store = { get: async (key: string) => (key === 'photo' ? original : undefined) }
    const small = await readProposalPhoto(database(), { id: sent, size: 'small' }, store)
    const large = await readProposalPhoto(database(), { id: sent, size: 'large' }, store)
    expect(small).toMatch(/^data:image\/webp;base64,/)
    expect(large?.length).toBeGreaterThan(small?.length ?? 0)
    expect(await readProposalPhoto(database(), { id: draft, size: 'small' }, store)).toBeUndefined()
  })

  test('the person is given out and erased with all enquiries; the audit log keeps the reference alone', async () => {
    await addVenueRequest()
    await storedEnquiry(database(), { reference: 'Q-26-0311', email: 'h.kuroda@example.jp', status: 'won' })
    const boss = await storedColleague(database(), 'Claire Delorme')
    const exported = JSON.parse((await exportSender(database(), reference, boss)) ?? '')
    expect(exported.requests).toHaveLength(2)
    expect(await eraseSender(database(), reference, boss, async () => {})).toMatchObject({
      erased: 2,
      kept: [],
    })
    const view = await read()
    expect(view).toMatchObject({
      message: null,
      requester: { fullName: '', email: null, phone: null },
      samePerson: [],
    })
    expect(view?.erasedAt).not.toBeNull()
    expect(await exportSender(database(), reference, boss)).toBeUndefined()
    const auditLog = await database().db.selectFrom('audit_log').selectAll().execute()
    expect(auditLog.map(({ action, subject }) => [action, subject]).sort()).toEqual([
      ['request.person-erased', reference],
      ['request.person-exported', reference],
    ])
    expect(JSON.stringify(auditLog)).not.toMatch(/kuroda|黒田/iu)
  })
})
