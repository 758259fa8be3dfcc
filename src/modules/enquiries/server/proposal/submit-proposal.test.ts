import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { DRAFT_HEADER } from '#/modules/enquiries/model/draft-photo.ts'
import { cleanUpPhotos } from '#/modules/enquiries/server/proposal/clean-up-photos.server.ts'
import { hashDraftToken } from '#/modules/enquiries/server/proposal/draft-token.server.ts'
import { removePhoto, sendThumbnail } from '#/modules/enquiries/server/proposal/photo-endpoints.server.ts'
import { proposalDefinition } from '#/modules/enquiries/server/proposal/proposal-form.server.ts'
import {
  readProposal,
  UnreadableFormError,
} from '#/modules/enquiries/server/proposal/read-proposal.server.ts'
import type { PhotoUploadParts } from '#/modules/enquiries/server/proposal/take-photo.server.ts'
import { submitEnquiry } from '#/modules/enquiries/server/submit/submit-enquiry.server.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { openLocalStorage } from '#/platform/storage/local-storage.ts'
import { ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { DRAFT, jpeg, proposalForm, uploadPartsIn } from '../../../../../tests/helpers/proposal-forms.ts'
import { addVenue } from '../../../../../tests/helpers/venue-rows.ts'

vi.mock('#/platform/log.ts', () => ({ getLog: () => ({ error: () => {} }) }))

const NOW = new Date('2026-11-20T10:00:00Z')
const protection = {
  secret: () => 'x'.repeat(32),
  mayAcknowledge: async () => true,
  countForm: async () => ({ kind: 'free', before: { subscriber: 0, surrounding: 0 } }) as const,
}

type Parts = PhotoUploadParts & { incoming: string }

const post = (body: BodyInit) => new Request('http://localhost/submit-venue', { method: 'POST', body })

/** Submit a form as the route does. */
async function submit(database: Database, parts: Parts, body: BodyInit) {
  const sent = await readProposal(post(body), parts)
  const context = {
    language: 'fr',
    sourcePage: '/fr/soumettre-lieu',
    now: NOW,
    database,
    protection,
  } as const
  return { sent, outcome: await submitEnquiry(proposalDefinition(sent), sent.fields, context) }
}

const file = async (seed: number, name = `room-${seed}.jpg`) =>
  new File([new Uint8Array(await jpeg(seed))], name, { type: 'image/jpeg' })

describe.each(ENGINES)('a venue proposal on %s', (engine) => {
  const database = useDatabase(engine)
  const rows = () => database().db.selectFrom('proposal_photo').selectAll().orderBy('position').execute()

  test('is stored with its photographs in their order, and mailed', async () => {
    const parts = await uploadPartsIn(database())
    const { outcome } = await submit(database(), parts, proposalForm([await file(1), await file(2)]))
    expect(outcome).toMatchObject({ kind: 'accepted', reference: 'Q-26-0001' })
    const enquiry = await database().db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow()
    expect(enquiry).toMatchObject({
      kind: 'proposal',
      full_name: 'Camille Laurent',
      phone_e164: '+33199001234',
      surface_m2: 180,
      message: 'North light from six windows.',
      details: {
        venueName: 'Atelier Charlot',
        address: '12 rue Charlot, 75003 Paris',
        neighborhood: 'le-marais',
        type: 'loft',
        capacities: { standing: 150, seatedDinner: 80 },
        priceFromDayCents: 180_000,
        photos: 2,
      },
    })
    const photos = await rows()
    expect(photos).toMatchObject([
      { enquiry_id: enquiry.id, position: 0, width: 900, height: 600 },
      { enquiry_id: enquiry.id, position: 1 },
    ])
    for (const { key, bytes } of photos) expect((await parts.storage.get(key))?.length).toBe(bytes)
    const mails = await database().db.selectFrom('outbox').select('payload').execute()
    const keys = photos.map(({ key }) => ({ key }))
    expect(mails).toHaveLength(2)
    for (const { payload } of mails)
      expect(payload).toMatchObject({ data: { kind: 'proposal', photos: keys } })
    expect(await readdir(parts.incoming)).toEqual([])
  })

  test('with a validation error keeps its photographs, and has them when it is sent again', async () => {
    const parts = await uploadPartsIn(database())
    const first = await submit(
      database(),
      parts,
      proposalForm([await file(1), await file(2)], { address: '' }),
    )
    expect(first.outcome).toMatchObject({ kind: 'refused', errors: [{ field: 'address', code: 'required' }] })
    const ids = first.sent.photos.map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(first.sent.draft).toMatch(/^[\w-]{43}$/)

    // The other order, and one more.
    const again = { draft: first.sent.draft, photos: ids.toReversed() }
    const { outcome } = await submit(database(), parts, proposalForm([await file(3)], again))
    expect(outcome.kind).toBe('accepted')
    const stored = await rows()
    expect(stored.map(({ id }) => id).slice(0, 2)).toEqual(ids.toReversed())
    expect(stored).toHaveLength(3)
  })

  test('sent twice is one, even when its files were stored anew', async () => {
    const parts = await uploadPartsIn(database())
    const one = await submit(database(), parts, proposalForm([await file(1)]))
    const two = await submit(database(), parts, proposalForm([await file(1)]))
    expect(two.outcome).toEqual(one.outcome)
    // Nor when the browser's script repeats it with the same ids.
    const three = await submit(
      database(),
      parts,
      proposalForm([], { draft: one.sent.draft, photos: one.sent.photos.map(({ id }) => id) }),
    )
    expect(three.outcome).toEqual(one.outcome)
    expect(await database().db.selectFrom('enquiry').select('id').execute()).toHaveLength(1)
  })

  test('changed and sent once more is a second one, with the same photographs', async () => {
    const parts = await uploadPartsIn(database())
    const one = await submit(database(), parts, proposalForm([await file(1)]))
    const again = { draft: one.sent.draft, photos: one.sent.photos.map(({ id }) => id), surface: '190' }
    const two = await submit(database(), parts, proposalForm([], again))
    expect(two.outcome).toMatchObject({ kind: 'accepted', reference: 'Q-26-0002' })
    const stored = await rows()
    expect(stored).toHaveLength(2)
    expect(new Set(stored.map(({ enquiry_id }) => enquiry_id)).size).toBe(2)
    expect(new Set(stored.map(({ key }) => key)).size).toBe(1)
  })

  test('photographs of another visitor’s draft are ignored', async () => {
    const parts = await uploadPartsIn(database())
    const other = await submit(database(), parts, proposalForm([await file(1)], { email: '' }))
    const stolen = { draft: DRAFT, photos: other.sent.photos.map(({ id }) => id) }
    const { sent, outcome } = await submit(database(), parts, proposalForm([], stolen))
    expect(sent).toMatchObject({ photos: [], gone: 1 })
    expect(outcome).toMatchObject({ kind: 'refused', errors: [{ field: 'photos', code: 'photosRefused' }] })
    expect(await rows()).toMatchObject([{ enquiry_id: null }])
  })

  test('an invalid photograph id is ignored too', async () => {
    const parts = await uploadPartsIn(database())
    const made = { draft: DRAFT, photos: ['\0', "' or 1=1", 'x'.repeat(1000)] }
    const { sent, outcome } = await submit(database(), parts, proposalForm([], made))
    expect(sent).toMatchObject({ photos: [], gone: 3, failed: false })
    expect(outcome).toMatchObject({ kind: 'refused', errors: [{ field: 'photos', code: 'photosRefused' }] })
    const request = new Request('http://localhost/', { headers: { [DRAFT_HEADER]: DRAFT } })
    expect((await removePhoto(request, '\0', parts)).status).toBe(204)
    const preview = new Request(`http://localhost/?draft=${DRAFT}`)
    expect((await sendThumbnail(preview, '\0', parts)).status).toBe(404)
  })

  test('each file that is not taken says why; the others are kept', async () => {
    const parts = await uploadPartsIn(database())
    const bytes = new Uint8Array(await jpeg(1))
    const gif = new Uint8Array(await sharp(bytes).gif().toBuffer())
    const form = proposalForm([
      await file(1),
      new File([gif], 'room.gif', { type: 'image/gif' }),
      new File(['<svg onload="alert(1)">'], '../../../etc/passwd', { type: 'image/jpeg' }),
      new File([], 'empty.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(15_000_001)], 'huge.jpg', { type: 'image/jpeg' }),
      new File([bytes.subarray(0, 500)], 'half.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(await jpeg(2, 300, 200))], 'small.jpg', { type: 'image/jpeg' }),
      new File([new Uint8Array(await jpeg(3, 900, 1))], 'strip.jpg', { type: 'image/jpeg' }),
      new File(['\0\0\0\x18ftypheic\0\0\0\0mif1heic'], 'IMG_2041.HEIC', { type: 'image/heic' }),
    ])
    const { sent, outcome } = await submit(database(), parts, form)
    expect(sent.rejected.map(({ name, problem }) => [name, problem.code])).toEqual([
      ['room.gif', 'format-not-taken'],
      ['../../../etc/passwd', 'format-not-taken'],
      ['empty.jpg', 'empty'],
      ['huge.jpg', 'too-many-bytes'],
      ['half.jpg', 'damaged'],
      ['small.jpg', 'too-small'],
      ['strip.jpg', 'too-narrow'],
      ['IMG_2041.HEIC', 'heic'],
    ])
    expect(outcome).toMatchObject({ kind: 'refused', errors: [{ field: 'photos', code: 'photosRefused' }] })
    expect(sent.photos).toHaveLength(1)
    expect(await readdir(path.join(parts.folder, 'files'))).toEqual(expect.arrayContaining(['proposals']))
    expect(await readdir(path.join(parts.folder, 'files', 'proposals'))).toHaveLength(1)
    expect(await readdir(parts.incoming)).toEqual([])
  })

  test('takes twelve photographs and no thirteenth', async () => {
    const parts = await uploadPartsIn(database())
    const files = await Promise.all(Array.from({ length: 13 }, (_, seed) => file(seed + 1)))
    const { sent } = await submit(database(), parts, proposalForm(files))
    expect(sent.photos).toHaveLength(12)
    expect(sent.rejected).toEqual([
      { name: 'room-13.jpg', problem: { code: 'too-many-photos', values: { max: 12 } } },
    ])
    // Nor in a second form.
    const more = await submit(database(), parts, proposalForm([await file(14)], { draft: sent.draft }))
    expect(more.sent.rejected).toMatchObject([{ problem: { code: 'too-many-photos' } }])
  })

  test('when the disk is full, what was typed comes back', async () => {
    const parts = await uploadPartsIn(database())
    const full = { ...parts.storage, put: () => Promise.reject(new Error('ENOSPC: no space left on device')) }
    const sent = await readProposal(post(proposalForm([await file(1)])), { ...parts, storage: full })
    expect(sent.failed).toBe(true)
    expect(sent.fields.get('description')).toBe('North light from six windows.')
    expect(() => proposalDefinition(sent).schema('2026-11-20')).toThrow('could not be stored')
    expect(await rows()).toEqual([])
  })

  test('when the database is away, what was typed comes back with the names of its photographs', async () => {
    const parts = await uploadPartsIn(database())
    const first = await submit(database(), parts, proposalForm([await file(1)], { email: '' }))
    const ids = first.sent.photos.map(({ id }) => id)
    await sql`alter table proposal_photo rename to proposal_photo_away`.execute(database().db)
    const sent = await readProposal(post(proposalForm([], { draft: first.sent.draft, photos: ids })), parts)
    await sql`alter table proposal_photo_away rename to proposal_photo`.execute(database().db)
    expect(sent).toMatchObject({ failed: true, ids, photos: [], gone: 0, draft: first.sent.draft })
  })

  test.each([
    ['an ordinary form', () => new URLSearchParams({ fullName: 'Camille', website: '' }), undefined],
    ['JSON', () => '{}', 415],
    [
      'half a form',
      () => new Blob(['--x\r\nContent-Disp'], { type: 'multipart/form-data; boundary=x' }),
      400,
    ],
    ['a flood of text', () => new URLSearchParams({ fullName: 'x'.repeat(70_000) }), 413],
    ['a flood of text in parts', () => proposalForm([], { description: 'x'.repeat(70_000) }), 413],
    [
      'a flood of parts',
      () => proposalForm([], { photos: Array.from({ length: 120 }, (_, at) => `p${at}`) }),
      413,
    ],
  ])('%s is answered rightly', async (_, body, status) => {
    const parts = await uploadPartsIn(database())
    const reading = readProposal(post(body()), parts)
    if (status === undefined) expect((await reading).fields.get('fullName')).toBe('Camille')
    else await expect(reading).rejects.toMatchObject({ name: UnreadableFormError.name, status })
  })
})

describe.each(ENGINES)('photographs that were never sent, on %s', (engine) => {
  const database = useDatabase(engine)
  const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000)

  test('go after 48 hours, with whatever a crash has left; those of proposals stay', async () => {
    const parts = await uploadPartsIn(database())
    const storage = openLocalStorage(path.join(parts.folder, 'files'))
    const sent = await submit(database(), parts, proposalForm([await file(1)]))
    const draft = await submit(database(), parts, proposalForm([await file(2)], { email: '' }))
    // Files whose process died before their row was written, of a proposal and of a venue; and one of a venue that has it.
    const lost = [`proposals/${NOW.getTime()}-00000000-0000-4000-8000-000000000000`, 'galerie-perle-0123']
    for (const key of [...lost, 'perle-1']) await storage.put(key, Buffer.from('x'))
    await addVenue(database(), 'perle', { photos: [{}] })
    for (const key of await storage.list()) await utimes(path.join(parts.folder, 'files', key), NOW, NOW)
    const cleanUp = (now: Date) => cleanUpPhotos({ database: database(), storage, now })

    expect(await cleanUp(hours(47))).toEqual({ photos: 0, files: 0 })
    // At this moment another process writes one of them, whose row will follow.
    await storage.put('galerie-perle-0123', Buffer.from('y'))
    expect(await cleanUp(hours(49))).toEqual({ photos: 1, files: 1 })
    expect(await cleanUp(hours(49))).toEqual({ photos: 0, files: 0 })
    expect(await storage.list()).toEqual(['galerie-perle-0123', 'perle-1', sent.sent.photos[0]?.key])
    await utimes(path.join(parts.folder, 'files', 'galerie-perle-0123'), NOW, NOW)
    expect((await cleanUp(hours(49))).files).toBe(1)

    // The form says so when it comes at last.
    const late = { draft: draft.sent.draft, photos: draft.sent.photos.map(({ id }) => id) }
    expect((await submit(database(), parts, proposalForm([], late))).sent.gone).toBe(1)
    expect(hashDraftToken(draft.sent.draft)).toMatch(/^[0-9a-f]{64}$/)
  })

  test('the file of an erased proposal goes too, and one that two proposals share stays', async () => {
    const parts = await uploadPartsIn(database())
    const storage = openLocalStorage(path.join(parts.folder, 'files'))
    const one = await submit(database(), parts, proposalForm([await file(1)]))
    const again = { draft: one.sent.draft, photos: one.sent.photos.map(({ id }) => id), surface: '190' }
    await submit(database(), parts, proposalForm([], again))
    const erase = (reference: string) =>
      database().db.deleteFrom('enquiry').where('reference', '=', reference).execute()
    for (const key of await storage.list()) await utimes(path.join(parts.folder, 'files', key), NOW, NOW)
    const cleanUp = () => cleanUpPhotos({ database: database(), storage, now: hours(49) })
    await erase('Q-26-0001')
    expect((await cleanUp()).files).toBe(0)
    await erase('Q-26-0002')
    expect((await cleanUp()).files).toBe(1)
    expect(await storage.list()).toEqual([])
  })
})
