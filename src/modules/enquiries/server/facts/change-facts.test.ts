import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'
import { eraseSender } from '../privacy/sender-data.server.ts'
import { changeEnquiry } from '../record/change-enquiries.server.ts'
import { foundByIndex, searchTerms } from '../search/search-terms.ts'
import { readEnquiry } from '../view/read-enquiry.server.ts'
import { changeFacts } from './change-facts.server.ts'
import { revertFacts } from './revert-facts.server.ts'

const reference = 'Q-26-1187'
const NOW = new Date('2026-11-22T09:00:00.000Z')
type Typed = Readonly<Record<string, string>>

describe.each(ENGINES)('correcting facts on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp(fields: Parameters<typeof storedEnquiry>[1] = {}) {
    const lea = await storedColleague(database(), 'Léa Morel')
    const valois = await addVenue(database(), 'galerie-valois', {
      name: 'Galerie Valois',
      price_from_day_cents: 240_000,
    })
    await addVenue(database(), 'galerie-perle', { name: 'Galerie Perle', price_from_day_cents: 100_000 })
    await storedEnquiry(
      database(),
      {
        reference,
        kind: 'quote-venue',
        first_name: 'Camille',
        last_name: 'Aubertin',
        start_date: '2026-11-01',
        duration: '2 jours',
        guests: '51-100',
        ...fields,
      },
      [
        { id: valois, slug: 'galerie-valois', name: 'Galerie Valois' },
        { id: null, slug: 'gone', name: 'Un lieu retiré' },
      ],
    )
    const viewer = { ...lea, role: 'agent', singleKeys: true } as const
    const read = async () => {
      const view = await readEnquiry(database(), reference, { viewer, language: 'fr', now: NOW })
      if (view === undefined) throw new Error('The request is gone')
      return view
    }
    const correct = async (wanted: Typed, seen?: Typed, entry: string = randomUUID()) =>
      changeFacts(
        database(),
        { reference, entry, seen: seen ?? pick((await read()).typedFacts, wanted), wanted },
        lea,
        NOW,
      )
    const found = async (text: string) =>
      (
        await database()
          .db.selectFrom(foundByIndex(engine, searchTerms(text), 10).as('hit'))
          .selectAll()
          .execute()
      ).length
    return { lea, read, correct, found }
  }

  const pick = (facts: Typed, names: Typed) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, facts[name] ?? '']))

  test('every fact, with before and after in the history; the message stays', async () => {
    const { read, correct, found } = await setUp()
    expect(await found('aubertin')).toBe(1)
    const before = await read()
    const wanted = {
      fullName: 'Haruka Kuroda',
      company: 'Atelier Kuroda',
      jobTitle: 'Directrice',
      email: 'haruka@example.jp',
      phone: '+81 3 5550 1842',
      startDate: '2027-03-02',
      duration: '3 jours',
      guestCount: '11-25',
      budget: '5000_10000',
      surface: '130',
      language: 'ja',
      venues: 'galerie-perle gone',
    }
    expect(await correct(wanted)).toEqual({ kind: 'changed', version: 2 })
    const after = await read()
    expect(after).toMatchObject({
      version: 2,
      language: 'ja',
      message: before.message,
      requester: {
        fullName: 'Haruka Kuroda',
        company: 'Atelier Kuroda',
        jobTitle: 'Directrice',
        email: 'haruka@example.jp',
        phone: { e164: '+81355501842' },
      },
      typedFacts: wanted,
    })
    // The estimate follows the days and the venues.
    expect(after.venues.map(({ name, estimate }) => [name, estimate?.cents])).toEqual([
      ['Galerie Perle', 300_000],
      ['Un lieu retiré', undefined],
    ])
    const [entry] = after.log
    if (entry?.event !== 'facts') throw new Error('The latest entry is no correction')
    expect(entry.changes).toHaveLength(12)
    expect(entry.changes).toContainEqual({
      label: 'start',
      from: 'dimanche 1 novembre 2026',
      to: 'mardi 2 mars 2027',
    })
    expect(entry.changes).toContainEqual({
      label: 'venues',
      from: 'Galerie Valois, Un lieu retiré',
      to: 'Galerie Perle, Un lieu retiré',
    })
    expect(entry.changes).toContainEqual({ label: 'jobTitle', from: '', to: 'Directrice' })
    expect([await found('kuroda'), await found('perle'), await found('1842')]).toEqual([1, 1, 1])
    expect([await found('camille'), await found('valois')]).toEqual([0, 0])
    const [audit] = await database().db.selectFrom('audit_log').select(['action', 'details']).execute()
    // The audit log does not know the person.
    expect(audit).toEqual({ action: 'request.facts-changed', details: { count: 12 } })
  })

  test('two people: different facts both stand, the same one is a conflict and nothing is lost', async () => {
    const { read, correct } = await setUp()
    const { typedFacts: seen } = await read()
    await correct({ budget: '2000_5000' }, { budget: '' })
    expect(await correct({ duration: '4 jours' }, { duration: seen.duration ?? '' })).toMatchObject({
      kind: 'changed',
    })
    expect(
      await correct({ budget: 'over_10000', jobTitle: 'DA' }, { budget: '', jobTitle: '' }),
    ).toMatchObject({
      kind: 'conflict',
      facts: [{ name: 'budget', present: '2000_5000' }],
      by: { name: 'Léa Morel' },
    })
    expect((await read()).typedFacts).toMatchObject({
      budget: '2000_5000',
      duration: '4 jours',
      jobTitle: '',
    })
  })

  test('exact days stand beside the words, and are what is reckoned with', async () => {
    const { read, correct } = await setUp()
    const refused = { kind: 'refused', errors: [{ field: 'lastDay', code: 'days', values: { max: 366 } }] }
    expect(await correct({ firstDay: '2027-03-02' })).toEqual(refused)
    expect(await correct({ firstDay: '2027-03-02', lastDay: '2027-03-01' })).toEqual(refused)
    expect(await correct({ firstDay: '2027-03-02', lastDay: '2028-03-02' })).toEqual(refused)
    const days = { firstDay: '2027-03-02', lastDay: '2027-03-05' }
    expect(await correct(days)).toEqual({ kind: 'changed', version: 2 })
    const { typedFacts, venues, log } = await read()
    expect(typedFacts).toMatchObject({ ...days, startDate: '2026-11-01', duration: '2 jours' })
    // Four days of 2,400 euros each.
    expect(venues[0]?.estimate).toMatchObject({ days: 4, cents: 960_000 })
    expect(log[0]).toMatchObject({
      event: 'facts',
      changes: [
        { label: 'firstDay', from: '', to: 'mardi 2 mars 2027' },
        { label: 'lastDay', from: '', to: 'vendredi 5 mars 2027' },
      ],
    })
    expect(await correct({ lastDay: '' })).toEqual(refused)
    expect(await correct({ firstDay: '', lastDay: '' })).toMatchObject({ kind: 'changed' })
  })

  test('sent again after a lost answer it is recorded once', async () => {
    const { read, correct } = await setUp()
    const entry = randomUUID()
    await correct({ duration: '5 jours' }, { duration: '2 jours' }, entry)
    expect(await correct({ duration: '5 jours' }, { duration: '2 jours' }, entry)).toEqual({
      kind: 'changed',
      version: 2,
    })
    expect((await read()).log.filter(({ event }) => event === 'facts')).toHaveLength(1)
  })

  test('refused as in the forms, field by field; a day that has passed may stay', async () => {
    const { correct, read } = await setUp({ phone_typed: null, phone_e164: null })
    const refused = async (wanted: Typed) => {
      const outcome = await correct(wanted)
      return outcome.kind === 'refused'
        ? outcome.errors.map(({ field, code }) => `${field} ${code}`)
        : outcome
    }
    expect(
      await refused({
        fullName: ' ',
        email: 'haruka',
        startDate: '2026-11-02',
        surface: '0',
        budget: 'much',
      }),
    ).toEqual(['fullName required', 'email email', 'startDate datePast', 'surface number', 'budget choice'])
    expect(await refused({ email: '' })).toEqual(['phone reach'])
    expect(await refused({ phone: '12' })).toEqual(['phone phone'])
    expect(await refused({ venues: 'galerie-perle galerie-nulle' })).toEqual(['venues choice'])
    expect(await refused({ language: 'xx' })).toEqual(['language choice'])
    expect((await read()).version).toBe(1)
    expect(await correct({ guestCount: '11-25' })).toMatchObject({ kind: 'changed' })
  })

  test('undone: everything as before, even a day that has passed; not over a later change', async () => {
    const { lea, read, correct } = await setUp()
    const { typedFacts: first, venues } = await read()
    const entry = randomUUID()
    await correct({ startDate: '2027-03-02', venues: '', phone: '0612345678' }, undefined, entry)
    // Another kind of change is not in the way.
    await changeEnquiry(database(), { reference, version: 2, change: { status: 'quoted' } }, lea, NOW)
    const undo = (undoing: string = randomUUID()) =>
      revertFacts(database(), { reference, entry, undoing }, lea, NOW)
    expect(await undo()).toBe(true)
    const after = await read()
    expect(after).toMatchObject({ status: 'quoted', typedFacts: first })
    expect(after.requester.phone).toBeNull()
    expect(after.venues.map(({ name }) => name)).toEqual(venues.map(({ name }) => name))
    expect(await undo()).toBe(false)
    const nina = await storedColleague(database(), 'Nina Brandt')
    const other = randomUUID()
    await correct({ duration: '6 jours' }, undefined, other)
    expect(await revertFacts(database(), { reference, entry: other, undoing: randomUUID() }, nina, NOW)).toBe(
      false,
    )
    await correct({ duration: '7 jours' })
    expect(await revertFacts(database(), { reference, entry: other, undoing: randomUUID() }, lea, NOW)).toBe(
      false,
    )
  })

  test('facts kept among the details: those of a proposal, money in cents', async () => {
    const { correct, read } = await setUp({
      kind: 'proposal',
      surface_m2: 90,
      details: { venueName: 'Atelier', capacities: { standing: 80 }, priceFromDayCents: 90_000 },
    })
    expect((await read()).typedFacts).toMatchObject({
      venueName: 'Atelier',
      capacity: '80',
      priceFromDay: '900',
    })
    await correct({
      capacity: '120',
      capacityRunway: '60',
      priceFromDay: '1 200 €',
      venueName: 'Le Grand Atelier',
    })
    const row = await database().db.selectFrom('enquiry').select('details').executeTakeFirstOrThrow()
    expect(row.details).toEqual({
      venueName: 'Le Grand Atelier',
      capacities: { standing: 120, runway: 60 },
      priceFromDayCents: 120_000,
    })
    expect(await correct({ venueName: '' })).toMatchObject({ kind: 'refused' })
    await correct({ capacityRunway: '' })
    expect((await read()).typedFacts.capacityRunway).toBe('')
  })

  test('an erased person leaves no trace of what was corrected', async () => {
    const { lea, correct, read } = await setUp()
    await correct({ fullName: 'Haruka Kuroda' })
    await eraseSender(database(), reference, lea, async () => {})
    const rows = await database().db.selectFrom('enquiry_history').select('details').execute()
    expect(JSON.stringify(rows)).not.toContain('Kuroda')
    expect((await read()).log.filter(({ event }) => event === 'facts')).toEqual([])
    expect(await correct({ fullName: 'Haruka Kuroda' })).toEqual({ kind: 'gone' })
  })
})
