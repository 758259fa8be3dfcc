import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { ENGINES } from '../../helpers/database.ts'
import { addVenue } from '../../helpers/venue-rows.ts'
import { useStaffSite } from './staff-site.ts'
import { PASSWORD, StaffVisitor } from './staff-visitor.ts'

vi.setConfig({ testTimeout: 60_000 })

describe.each(ENGINES)('sending a photograph of a venue on %s', (engine) => {
  const site = useStaffSite(engine)

  async function send(who: StaffVisitor, venueId: string, bytes: Buffer, origin?: string) {
    return who.ask(`/api/venue-photos/${venueId}`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { 'content-type': 'image/jpeg' },
      ...(origin ? { origin } : {}),
    })
  }

  test('only the staff may, and no other site; errors are explained', async () => {
    const venueId = await addVenue(site().database, 'perle')
    const create = { width: 1000, height: 700, channels: 3 as const, background: '#486' }
    const picture = await sharp({ create }).jpeg().toBuffer()
    const nobody = new StaffVisitor(site().origin)
    const rejected = await send(nobody, venueId, picture)
    expect([rejected.status, await rejected.json()]).toEqual([401, { code: 'signed-out' }])

    await site().add('samir@example.com', 'agent')
    const samir = new StaffVisitor(site().origin)
    await samir.signIn('samir@example.com', PASSWORD)
    expect((await send(samir, venueId, picture, 'https://evil.example')).status).toBe(403)

    const sent = await send(samir, venueId, picture)
    expect(sent.status).toBe(201)
    const photo = (await sent.json()) as { id: string; key: string }
    expect(photo).toMatchObject({ width: 1000, height: 700 })
    // Stored, but on no page before the venue is saved.
    expect((await samir.ask(`/img/f_webp,w_320/${photo.key}`)).status).toBe(200)
    expect(await site().database.db.selectFrom('photo').select('id').execute()).toEqual([])
    const unplaced = await site().database.db.selectFrom('unplaced_photo').select('id').execute()
    expect(unplaced).toEqual([{ id: photo.id }])

    const wrong = await send(samir, venueId, Buffer.from('no picture'))
    expect([wrong.status, await wrong.json()]).toEqual([422, { code: 'unknown-format', values: {} }])
    const large = await send(samir, venueId, Buffer.alloc(16_000_000))
    expect([large.status, await large.json()]).toEqual([422, { code: 'too-many-bytes' }])
    const nowhere = await send(samir, '00000000-0000-4000-8000-000000000000', picture)
    expect(nowhere.status).toBe(404)
  })
})
