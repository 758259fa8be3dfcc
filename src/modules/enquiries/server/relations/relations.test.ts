import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toJson } from '#/platform/database/json.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { EMPTY_FILTER } from '../../model/inbox-filter.ts'
import { missingFacts } from '../../model/missing-facts.ts'
import { readEnquiryFigures } from '../figures/enquiry-figures.repository.server.ts'
import { readWaiting } from '../figures/waiting.repository.server.ts'
import { readCounts } from '../inbox/counts.repository.server.ts'
import { readInbox } from '../inbox/inbox.server.ts'
import { deleteEnquiries } from '../privacy/anonymize.ts'
import { eraseSender, exportSender } from '../privacy/sender-data.server.ts'
import { changeEnquiries } from '../record/change-enquiries.server.ts'
import { addNote } from '../record/notes.server.ts'
import { readEnquiry } from '../view/read-enquiry.server.ts'
import { linkEnquiries, unlinkEnquiries } from './link-enquiries.server.ts'
import { mergeEnquiries, separateEnquiry } from './merge-enquiries.server.ts'

const [OLD, NEW, THIRD] = ['Q-26-0042', 'Q-26-0050', 'Q-26-0061']
const NOW = new Date('2026-11-20T12:00:00Z')

describe.each(ENGINES)('requests that belong together on %s', (engine) => {
  const database = useDatabase(engine)

  /** Two requests of one person, the newer one from another address; the newer is given to a colleague. */
  async function storedPair() {
    const by = await storedColleague(database(), 'Léa Morel')
    await storedEnquiry(database(), {
      reference: OLD,
      full_name: 'Camille Aubertin',
      email: 'camille@example.com',
      message: 'Un showroom en mars',
      created_at: '2026-11-18T09:00:00.000Z',
    })
    await storedEnquiry(
      database(),
      {
        reference: NEW,
        kind: 'quote-venue',
        full_name: 'C. Aubertin',
        email: 'camille@maison.example',
        message: 'Encore moi, pour la verrière',
        status: 'in-progress',
        owner: by.id,
        created_at: '2026-11-19T09:00:00.000Z',
      },
      [{ id: null, slug: 'galerie-valois', name: 'Galerie Valois' }],
    )
    await addNote(database(), { reference: NEW, id: randomUUID(), text: 'Rappeler jeudi' }, by)
    return by
  }

  async function read(reference: string) {
    const viewer = { id: 'me', name: 'Me', role: 'agent', singleKeys: true } as const
    return readEnquiry(database(), reference, { viewer, language: 'fr', now: NOW })
  }
  const versionOf = async (reference: string) => {
    const { version } = await database()
      .db.selectFrom('enquiry')
      .select('version')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow()
    return { reference, version }
  }
  const seen = async (one = OLD, other = NEW) => [await versionOf(one), await versionOf(other)] as const
  const list = async (q = '') => {
    const page = await readInbox(database(), { ...EMPTY_FILTER, q }, { me: 'me', now: NOW })
    const references = page.segments.flatMap(({ rows }) => rows.map(({ reference }) => reference))
    return { references, total: page.total, views: page.counts.views, waiting: page.counts.waiting }
  }
  const events = async (reference: string) =>
    (await read(reference))?.log.flatMap((entry) =>
      'other' in entry ? [[entry.event, entry.other, entry.canUndo]] : [],
    )
  const audited = async () =>
    (await database().db.selectFrom('audit_log').select(['action', 'subject']).orderBy('at').execute())
      .filter(({ action }) => /linked|merged|separated/.test(action))
      .map(({ action, subject }) => `${action} ${subject}`)

  test('a link names the other on both sides, and is undone from either', async () => {
    const by = await storedPair()
    expect(await linkEnquiries(database(), await seen(), by)).toBe('done')
    expect((await read(OLD))?.linked).toMatchObject([{ reference: NEW, canUnlink: true }])
    expect((await read(NEW))?.linked).toMatchObject([{ reference: OLD, canUnlink: true }])
    expect(await events(OLD)).toEqual([['linked', NEW, true]])
    expect(await events(NEW)).toEqual([['linked', OLD, true]])
    // Again, because the answer was lost: it is as was asked, and nothing is done twice.
    expect(await linkEnquiries(database(), await seen(), by)).toBe('done')
    expect((await list()).total).toBe(2)
    expect(await unlinkEnquiries(database(), [NEW, OLD], by, new Date(Date.now() + 1000))).toBe('done')
    expect((await read(OLD))?.linked).toEqual([])
    expect(await events(OLD)).toEqual([
      ['unlinked', NEW, false],
      ['linked', NEW, false],
    ])
    expect(await unlinkEnquiries(database(), [NEW, OLD], by)).toBe('done')
    expect(await audited()).toEqual([`request.linked ${OLD}`, `request.unlinked ${OLD}`])
  })

  test('merging leaves one request, which holds everything and takes over what it lacks', async () => {
    const by = await storedPair()
    expect(await mergeEnquiries(database(), await seen(), by)).toBe('done')
    const kept = await read(OLD)
    expect(kept).toMatchObject({ status: 'in-progress', owner: { id: by.id } })
    expect(kept?.merged).toMatchObject([
      {
        reference: NEW,
        message: 'Encore moi, pour la verrière',
        contact: 'camille@maison.example',
        venues: [{ name: 'Galerie Valois' }],
      },
    ])
    expect(kept?.merged[0]?.log.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['note', 'merged-into']),
    )
    expect(await events(OLD)).toEqual([['merged', NEW, true]])
    expect((await read(NEW))?.reference).toBe(OLD)
    expect(await audited()).toEqual([`request.merged ${OLD}`])
  })

  test('lists, counts and figures see one; every word of the other and its reference lead to the kept one', async () => {
    const by = await storedPair()
    await mergeEnquiries(database(), await seen(), by)
    const all = await list()
    expect(all).toMatchObject({ references: [OLD], total: 1, waiting: 1 })
    expect(all.views).toMatchObject({ all: 1, new: 0, 'in-progress': 1 })
    expect((await readCounts(database())).enquiries).toMatchObject({ new: 0, 'in-progress': 1 })
    expect((await readWaiting(database(), NOW)).unanswered).toBe(1)
    const from = new Date('2026-11-01T00:00:00Z')
    const figures = await readEnquiryFigures(database(), {
      current: { from, to: NOW },
      previous: { from: new Date('2026-10-01T00:00:00Z'), to: from },
      days: ['2026-11-18', '2026-11-19'],
      daysBefore: ['2026-10-18', '2026-10-19'],
    } as Parameters<typeof readEnquiryFigures>[1])
    expect(figures).toMatchObject({ count: 1, statuses: [{ status: 'in-progress', count: 1 }] })
    expect(figures.days.map(({ count }) => count)).toEqual([1, 0])
    for (const q of [NEW, 'verrière', 'valois', 'maison.example']) {
      expect((await list(q)).references).toEqual([OLD])
    }
  })

  test('a visit that is confirmed and still to come is not lost with the newer one', async () => {
    const by = await storedPair()
    const { id } = await database()
      .db.selectFrom('enquiry')
      .select('id')
      .where('reference', '=', NEW)
      .executeTakeFirstOrThrow()
    await database()
      .db.insertInto('enquiry_history')
      .values({
        ...{ id: randomUUID(), enquiry_id: id, at: NOW.toISOString(), actor: by.id, event: 'reply' },
        details: toJson({ template: 'visit', visit: { day: '2026-12-08', time: '14:30' }, venues: [] }),
      })
      .execute()
    const merge = async (now: Date) => mergeEnquiries(database(), await seen(), by, { now })
    expect(await merge(NOW)).toBe('has-days')
    expect(await merge(new Date('2026-12-09T09:00:00Z'))).toBe('done')
  })

  test('nothing is changed when one of the two was changed meanwhile, or is merged already', async () => {
    const by = await storedPair()
    const before = await seen()
    const id = (await list(NEW)).references.length
    expect(id).toBe(1)
    await mergeEnquiries(database(), [before[0], { ...before[1], version: 7 }], by).then((outcome) =>
      expect(outcome).toBe('conflict'),
    )
    expect(await seen()).toEqual(before)
    expect((await list()).total).toBe(2)
    await mergeEnquiries(database(), before, by)
    expect(await mergeEnquiries(database(), before, by)).toBe('done')
    expect(await audited()).toEqual([`request.merged ${OLD}`])
    const merged = await database()
      .db.selectFrom('enquiry')
      .select(['id', 'version'])
      .where('reference', '=', NEW)
      .executeTakeFirstOrThrow()
    const late = await changeEnquiries(database(), [{ ...merged, status: 'won' }], by)
    expect(late).toMatchObject({ changed: [], conflicts: [merged.id] })
  })

  test('undone, both are as they were, unless the kept one was changed since', async () => {
    const by = await storedPair()
    await mergeEnquiries(database(), await seen(), by)
    expect(await separateEnquiry(database(), NEW, by)).toBe('done')
    expect(await read(OLD)).toMatchObject({ status: 'new', owner: null, merged: [] })
    expect(await read(NEW)).toMatchObject({ reference: NEW, status: 'in-progress', owner: { id: by.id } })
    expect((await list()).total).toBe(2)
    expect((await list('verrière')).references).toEqual([NEW])
    expect(await separateEnquiry(database(), NEW, by)).toBe('done')
    expect(await separateEnquiry(database(), 'Q-26-9999', by)).toBe('gone')

    await mergeEnquiries(database(), await seen(), by)
    const { id, version } = await database()
      .db.selectFrom('enquiry')
      .select(['id', 'version'])
      .where('reference', '=', OLD)
      .executeTakeFirstOrThrow()
    await changeEnquiries(database(), [{ id, version, status: 'quoted' }], by)
    await separateEnquiry(database(), NEW, by)
    expect(await read(OLD)).toMatchObject({ status: 'quoted', owner: { id: by.id } })
  })

  test('the kept one takes over the chosen facts that it lacks, and gives them back', async () => {
    const by = await storedPair()
    const facts = { start_date: '2027-02-10', duration: '1 jour', guests: '11-25', budget: '2000_5000' }
    await database()
      .db.updateTable('enquiry')
      .set({ ...facts, phone_e164: '+33142720018', phone_typed: '01 42 72 00 18' })
      .where('reference', '=', NEW)
      .execute()
    await database()
      .db.updateTable('enquiry')
      .set({ budget: 'over_10000' })
      .where('reference', '=', OLD)
      .execute()
    const [kept, newer] = [await read(OLD), await read(NEW)]
    const offered = kept && newer ? missingFacts(kept, newer) : []
    expect(offered).toEqual([
      { name: 'phone', label: 'phone', value: '01 42 72 00 18' },
      { name: 'desiredDate', label: 'start', value: '2027-02-10' },
      { name: 'guestCount', label: 'guests', value: '20_50' },
      { name: 'duration', label: 'duration', value: '1 jour' },
      { name: 'venues', label: 'venues', value: 'galerie-valois' },
    ])
    const take = offered.map(({ name }) => name).filter((name) => name !== 'guestCount')
    await mergeEnquiries(database(), await seen(), by, { take: [...take, 'budget', 'fullName'] })
    const merged = await read(OLD)
    expect(merged?.typedFacts).toMatchObject({
      ...{ fullName: 'Camille Aubertin', phone: '01 42 72 00 18', desiredDate: '2027-02-10', guestCount: '' },
      ...{ duration: '1 jour', budget: 'over_10000', venues: 'galerie-valois' },
    })
    expect(merged?.facts).toContainEqual(expect.objectContaining({ id: 'duration', value: '1 jour' }))
    expect(merged?.venues).toMatchObject([{ name: 'Galerie Valois' }])
    expect(merged?.log.map(({ event }) => event)).toContain('facts')
    // What was changed since stays.
    await database()
      .db.updateTable('enquiry')
      .set({ duration: '2 jours' })
      .where('reference', '=', OLD)
      .execute()
    expect(await separateEnquiry(database(), NEW, by)).toBe('done')
    expect((await read(OLD))?.typedFacts).toMatchObject({
      phone: '',
      desiredDate: '',
      duration: '2 jours',
      venues: '',
    })
    expect((await read(NEW))?.typedFacts).toMatchObject({ duration: '1 jour', venues: 'galerie-valois' })
  })

  test('a merged one leads to the last kept one, with the links it had', async () => {
    const by = await storedPair()
    await storedEnquiry(database(), { reference: THIRD, created_at: '2026-11-01T09:00:00.000Z' })
    const FOURTH = 'Q-26-0070'
    await storedEnquiry(database(), { reference: FOURTH, created_at: '2026-11-19T10:00:00.000Z' })
    await linkEnquiries(database(), await seen(NEW, FOURTH), by)
    await mergeEnquiries(database(), await seen(OLD, NEW), by)
    await mergeEnquiries(database(), await seen(THIRD, OLD), by)
    const kept = await read(NEW)
    expect(kept?.reference).toBe(THIRD)
    expect(kept?.merged.map(({ reference }) => reference)).toEqual([OLD, NEW])
    expect(kept?.linked).toMatchObject([{ reference: FOURTH, canUnlink: false }])
    expect((await read(FOURTH))?.linked).toMatchObject([{ reference: THIRD }])
    expect((await list('verrière')).references).toEqual([THIRD])
  })

  test('the person is given out and erased with both; spam goes with what was merged into it', async () => {
    const by = await storedPair()
    await mergeEnquiries(database(), await seen(), by)
    const exported = JSON.parse((await exportSender(database(), OLD, by)) ?? '')
    expect(exported.requests.map((one: { reference: string }) => one.reference)).toEqual([OLD, NEW])
    expect(await eraseSender(database(), OLD, by, async () => {})).toMatchObject({ erased: 2, kept: [] })
    expect((await list('verrière')).references).toEqual([])
    const left = await database().db.selectFrom('enquiry').select(['message', 'email']).execute()
    expect(left).toEqual([
      { message: null, email: '' },
      { message: null, email: '' },
    ])
    const { id } = await database()
      .db.selectFrom('enquiry')
      .select('id')
      .where('reference', '=', OLD)
      .executeTakeFirstOrThrow()
    await database()
      .db.transaction()
      .execute((transaction) => deleteEnquiries(transaction, [id]))
    expect(await database().db.selectFrom('enquiry').select('id').execute()).toEqual([])
  })
})
