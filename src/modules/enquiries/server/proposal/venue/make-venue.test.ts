import '../../../../../../tests/helpers/venue-requests.ts'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readReplyKit } from '#/modules/correspondence/server/reply/reply-kit.server.ts'
import { sendReply } from '#/modules/correspondence/server/reply/send-reply.server.ts'
import { withdrawReply } from '#/modules/correspondence/server/reply/withdraw-reply.server.ts'
import { NO_OWNER } from '#/modules/venues/model/venue-owner.ts'
import { saveVenue } from '#/modules/venues/server/admin/save-venue.server.ts'
import { readEditedVenue } from '#/modules/venues/server/admin/venue-documents.repository.server.ts'
import {
  changeOwner,
  OWNERS_OF_VENUES,
  readVenueOrigin,
} from '#/modules/venues/server/admin/venue-owner.repository.server.ts'
import { exportCatalogue } from '#/modules/venues/server/import-export/export-catalogue.server.ts'
import { toJson } from '#/platform/database/json.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { ENGINES, useDatabase } from '../../../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../../../tests/helpers/stored-enquiry.ts'
import { addVenue } from '../../../../../../tests/helpers/venue-rows.ts'
import { readOutcomeFigures } from '../../figures/outcome-figures.repository.server.ts'
import { readWaiting } from '../../figures/waiting.repository.server.ts'
import { makeVenue, undoVenue } from './make-venue.server.ts'
import { planVenue } from './plan-venue.server.ts'

const DETAILS = {
  venueName: 'Caveau Rambuteau',
  address: '14 rue Rambuteau, 75004 Paris',
  type: 'loft',
  capacities: { standing: 120, seatedDinner: 60 },
  priceFromDayCents: 180_000,
}

describe.each(ENGINES)('a venue from a proposal on %s', (engine) => {
  const database = useDatabase(engine)

  async function proposal(photos = 0) {
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-drafts-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const store = openLocalStorage(folder)
    const reference = `P-26-${Math.floor(Math.random() * 9000) + 1000}`
    const id = await storedEnquiry(database(), {
      reference,
      ...{ kind: 'proposal', status: 'in-progress', details: DETAILS, language: 'de', surface_m2: 85 },
      ...{ full_name: 'Étienne Roussel', email: 'Etienne@example.fr', phone_e164: '+33199004510' },
      message: 'Gewölbekeller aus dem 13. Jahrhundert.',
    })
    for (let position = 0; position < photos; position++) {
      const key = `proposals/1795315200000-${randomUUID()}`
      await store.put(key, Buffer.from(`picture ${position}`))
      const row = { id: randomUUID(), draft: 'd', enquiry_id: id, position, key, bytes: 9 }
      const facts = { width: 2400 + position, height: 1600, sha256: `${position}`, placeholder: 'data:' }
      await database()
        .db.insertInto('proposal_photo')
        .values({ ...row, ...facts, dominant_color: '#aabbcc', created_at: new Date().toISOString() })
        .execute()
    }
    const lea = await storedColleague(database(), 'Léa Morel')
    const make = () => makeVenue(database(), reference, lea, { store })
    return { id, reference, store, make, lea }
  }

  const statusOf = async (id: string) =>
    (
      await database()
        .db.selectFrom('enquiry')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).status

  async function made(outcome: ReturnType<typeof makeVenue>) {
    const given = await outcome
    if (given.kind !== 'made') throw new Error(given.kind)
    return given
  }

  test('the answer begins with the good news, in the language of the owner, until that has left', async () => {
    const { id, reference, make, lea } = await proposal()
    const template = async () => (await readReplyKit(database(), reference, lea.name, 'fr'))?.template
    expect(await template()).toBe('thanks')
    await make()
    const kit = await readReplyKit(database(), reference, lea.name, 'fr')
    expect([kit?.template, kit?.language]).toEqual(['accepted', 'de'])
    const answer = { enquiry_id: id, actor: lea.id, event: 'reply', at: new Date().toISOString() } as const
    const reply = (details: object) =>
      database()
        .db.insertInto('enquiry_history')
        .values({ id: randomUUID(), ...answer, details: toJson({ ...details }) })
        .execute()
    await reply({ template: 'thanks' })
    expect(await template()).toBe('accepted')
    await reply({ template: 'accepted' })
    expect(await template()).toBe('thanks')
  })

  test('it is won once its owner is told, waits for an answer until then, and is no conversion', async () => {
    const { id, reference, make, lea } = await proposal()
    await made(make())
    const waiting = async () => (await readWaiting(database(), new Date())).unanswered
    expect([await statusOf(id), await waiting()]).toEqual(['in-progress', 1])
    const kit = await readReplyKit(database(), reference, lea.name, 'fr')
    const { version } = await database()
      .db.selectFrom('enquiry')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const text = kit?.texts.de?.templates.accepted ?? { subject: '', body: '' }
    const reply = {
      ...({ reference, key: randomUUID(), version, language: 'de', template: 'accepted', ...text } as const),
      ...{ typed: {}, venues: [], refused: [], prices: {}, cc: [] },
    }
    const now = new Date()
    expect(await sendReply(database(), reply, lea, now)).toMatchObject({ kind: 'sent' })
    expect([await statusOf(id), await waiting()]).toEqual(['won', 0])
    expect((await readOutcomeFigures(database(), now)).all).toMatchObject({ won: 0, lost: 0 })
    expect(await withdrawReply(database(), reply.key, lea, new Date(now.getTime() + 1000))).toBe(true)
    const row = await database().db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst()
    expect(row).toMatchObject({ status: 'in-progress', outcome_at: null, first_answered_at: null })
  })

  test('it takes over every fact, the description in its language and the photographs in their order', async () => {
    const { id, store, make } = await proposal(3)
    const { venue, before } = await made(make())
    expect(before).toBe('in-progress')
    expect(await statusOf(id)).toBe('in-progress')
    const edited = await readEditedVenue(database().db, venue.id)
    expect(edited).toMatchObject({ status: 'draft', version: 1, changedBy: 'Léa Morel' })
    expect(edited?.document).toMatchObject({
      ...{ name: 'Caveau Rambuteau', slug: 'caveau-rambuteau', type: 'loft', arrondissement: 4 },
      ...{ address: '14 rue Rambuteau, 75004 Paris', surfaceM2: 85, priceFromDayCents: 180_000 },
      capacity: { standing: 120, cocktailDinner: null, seatedDinner: 60, runway: null },
    })
    expect(edited?.document.texts.de.description).toBe('Gewölbekeller aus dem 13. Jahrhundert.')
    expect(edited?.document.texts.fr.description).toBe('')
    expect(edited?.document.photos.map(({ width }) => width)).toEqual([2400, 2401, 2402])
    expect(edited?.document.photos[0]?.alts.fr).toBe('')
    const [first] = edited?.document.photos ?? []
    expect(String(await store.get(first?.key ?? ''))).toBe('picture 0')
    const audit = await database().db.selectFrom('audit_log').select('action').execute()
    expect(audit.map(({ action }) => action).toSorted()).toEqual(['venue.proposed'])
  })

  test('asked again, even at the same moment, it gives the same venue and leaves no file behind', async () => {
    const { store, make } = await proposal(2)
    const outcomes = await Promise.all([make(), make(), make()])
    const ids = outcomes.map((outcome) => (outcome.kind === 'gone' ? '' : outcome.venue.id))
    expect(new Set(ids).size).toBe(1)
    expect(outcomes.filter(({ kind }) => kind === 'made')).toHaveLength(1)
    expect(await make()).toMatchObject({ kind: 'present', venue: { id: ids[0] } })
    const keys = await store.list()
    expect(keys.filter((key) => key.startsWith('caveau-'))).toHaveLength(2)
  })

  test('its address is free, and what is like it is named first', async () => {
    const { reference, make } = await proposal()
    await addVenue(database(), 'caveau-rambuteau', { name: 'Caveau Rambuteau' })
    const plan = await planVenue(database(), reference, 'en')
    expect(plan?.similar).toMatchObject([{ name: 'Caveau Rambuteau', because: 'name' }])
    const { venue } = await made(make())
    expect((await readEditedVenue(database().db, venue.id))?.document.slug).toBe('caveau-rambuteau-2')
    const again = await proposal()
    const second = await planVenue(database(), again.reference, 'en')
    expect(second?.similar.find(({ id }) => id === venue.id)).toMatchObject({ because: 'address' })
  })

  test('the plan says what was said, what is assumed, and what keeps the venue from being published', async () => {
    const { reference } = await proposal()
    const plan = await planVenue(database(), reference, 'en')
    const fact = (id: string) => plan?.facts.find((one) => one.id === id)
    expect(fact('price')).toMatchObject({ said: '€1,800', taken: '€1,800', state: 'taken' })
    expect(fact('neighborhood')).toMatchObject({ said: null, state: 'guessed' })
    expect(fact('arrondissement')).toMatchObject({ taken: '4', state: 'taken' })
    expect(fact('runway')).toBeUndefined()
    const blocking = plan?.facts.filter(({ blocks }) => blocks).map(({ id }) => id)
    expect(blocking).toEqual(['photos', 'metro', 'ceiling', 'title', 'frenchDescription'])
    expect(fact('uses')).toMatchObject({ state: 'missing', blocks: false })
  })

  test('the way back removes venue and files, unless somebody has worked on it', async () => {
    const { id, reference, store, make, lea } = await proposal(2)
    const first = await made(make())
    const undo = (venueId: string) =>
      undoVenue(database(), { reference, venueId, status: 'in-progress' }, lea, { store })
    expect(await undo(first.venue.id)).toBe(true)
    expect(await readEditedVenue(database().db, first.venue.id)).toBeUndefined()
    expect(await statusOf(id)).toBe('in-progress')
    expect((await store.list()).filter((key) => key.startsWith('caveau-'))).toEqual([])

    const second = await made(make())
    const edited = await readEditedVenue(database().db, second.venue.id)
    if (edited === undefined) throw new Error('gone')
    const document = { ...edited.document, metro: 'Rambuteau' }
    await saveVenue(database(), { id: edited.id, version: 1, document, intent: 'keep' }, lea)
    expect(await undo(second.venue.id)).toBe(false)
    expect(await statusOf(id)).toBe('in-progress')
    expect((await store.list()).filter((key) => key.startsWith('caveau-'))).toHaveLength(2)
  })

  test('the catalogue file says nothing of the owner, the proposal or the exact address', async () => {
    const { reference, store, make } = await proposal(1)
    const { venue } = await made(make())
    await database()
      .db.updateTable('venue')
      .set({ metro: 'Rambuteau', ceiling_height_cm: 300 })
      .where('id', '=', venue.id)
      .execute()
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-catalogue-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    await exportCatalogue({ database: database(), storage: store }, folder, () => {})
    const written = await readFile(path.join(folder, 'venues.json'), 'utf8')
    expect(written).toContain('Caveau Rambuteau')
    expect(written).not.toMatch(new RegExp(`etienne|Roussel|33199004510|rue Rambuteau|${reference}`, 'i'))
  })

  test('the owner stays with the venue, is changed by one at a time, and is told and erased on demand', async () => {
    const { reference, make, lea } = await proposal()
    const { venue } = await made(make())
    const known = { name: 'Étienne Roussel', email: 'Etienne@example.fr', phone: '+33199004510' }
    const from = { ...NO_OWNER, ...known }
    expect(await readVenueOrigin(database().db, venue.id)).toEqual({ owner: from, proposal: reference })
    const to = { ...from, phone: '+33199004511', letsAs: 'owner-name', commission: '12.5' } as const
    expect(await changeOwner(database(), { id: venue.id, from, to }, lea)).toMatchObject({ kind: 'saved' })
    expect(await changeOwner(database(), { id: venue.id, from, to: { ...from, name: 'X' } }, lea)).toEqual({
      kind: 'conflict',
      owner: to,
    })
    const told = await OWNERS_OF_VENUES.read(database().db, { email: 'etienne@example.fr' })
    expect(told).toMatchObject([{ name: 'Caveau Rambuteau', owner_phone: '+33199004511' }])
    expect(await OWNERS_OF_VENUES.read(database().db, { phone: '+33199004511' })).toEqual(told)
    await database()
      .db.transaction()
      .execute((db) => OWNERS_OF_VENUES.erase(db, { email: 'etienne@example.fr' }, engine))
    expect((await readVenueOrigin(database().db, venue.id)).owner).toEqual(NO_OWNER)
  })
})
