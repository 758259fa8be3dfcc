import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { storedColleague } from '../../../../tests/helpers/stored-colleague.ts'
import { storedEnquiry } from '../../../../tests/helpers/stored-enquiry.ts'
import { changeEnquiry } from '../server/record/change-enquiries.server.ts'
import { addNote, removeNote } from '../server/record/notes.server.ts'
import { readEnquiry } from '../server/view/read-enquiry.server.ts'
import { markRead } from '../server/view/read-marks.server.ts'

const reference = 'Q-26-1187'

describe.each(BOTH_ENGINES)('changing a request on %s', (engine) => {
  const database = useDatabase(engine)

  async function setUp() {
    const [nina, lea] = [
      await storedColleague(database(), 'Nina Brandt'),
      await storedColleague(database(), 'Léa Morel'),
    ]
    await storedEnquiry(database(), { reference })
    const viewer = { ...lea, role: 'agent', singleKeys: true } as const
    const read = async () => {
      const view = await readEnquiry(database(), reference, { viewer, language: 'fr' })
      if (view === undefined) throw new Error('The request is gone')
      return view
    }
    return { nina, lea, read }
  }

  test('status and owner, with history and audit log', async () => {
    const { nina, read } = await setUp()
    const change = { status: 'quoted', owner: nina.id } as const
    expect(await changeEnquiry(database(), { reference, version: 1, change }, nina)).toEqual({
      kind: 'changed',
      version: 2,
    })
    const view = await read()
    expect(view).toMatchObject({ status: 'quoted', version: 2, owner: { name: 'Nina Brandt' } })
    expect(view.log).toMatchObject([
      { event: 'status', from: 'new', to: 'quoted', actor: { name: 'Nina Brandt' } },
      { event: 'owner', from: null, to: 'Nina Brandt' },
    ])
    const auditLog = await database()
      .db.selectFrom('audit_log')
      .select(['action', 'actor', 'subject', 'details'])
      .execute()
    expect(auditLog).toEqual(
      expect.arrayContaining([
        {
          action: 'request.status-changed',
          actor: 'Nina Brandt',
          subject: reference,
          details: { from: 'new', to: 'quoted' },
        },
        {
          action: 'request.assigned',
          actor: 'Nina Brandt',
          subject: reference,
          details: { to: 'Nina Brandt' },
        },
      ]),
    )
  })

  test('of two users who change the same state, the second gets the state that the first has made', async () => {
    const { nina, lea, read } = await setUp()
    await changeEnquiry(database(), { reference, version: 1, change: { status: 'quoted' } }, nina)
    const second = await changeEnquiry(database(), { reference, version: 1, change: { status: 'lost' } }, lea)
    expect(second).toMatchObject({
      kind: 'conflict',
      present: { version: 2, status: 'quoted', owner: null, changed: { by: { name: 'Nina Brandt' } } },
    })
    expect((await read()).status).toBe('quoted')
    // And puts through what they want, knowing it.
    await changeEnquiry(database(), { reference, version: 2, change: { status: 'lost' } }, lea)
    expect((await read()).status).toBe('lost')
  })

  test('many at once: each version is changed once', async () => {
    const { nina, read } = await setUp()
    const outcomes = await Promise.all(
      (['in-progress', 'quoted', 'won', 'lost', 'spam'] as const).map((status) =>
        changeEnquiry(database(), { reference, version: 1, change: { status } }, nina),
      ),
    )
    expect(outcomes.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
    expect((await read()).version).toBe(2)
  })

  test('notes of both are kept; one’s own can be taken back, that of another cannot', async () => {
    const { nina, lea, read } = await setUp()
    const [first, second] = [randomUUID(), randomUUID()]
    await addNote(database(), { reference, id: first, text: 'Cliente fidèle' }, nina)
    await addNote(database(), { reference, id: second, text: 'Rappeler lundi' }, lea)
    // The same click again.
    await addNote(database(), { reference, id: second, text: 'Rappeler lundi' }, lea)
    const texts = async () =>
      (await read()).log.flatMap((entry) => (entry.event === 'note' ? [entry.text] : [])).sort()
    expect(await texts()).toEqual(['Cliente fidèle', 'Rappeler lundi'])
    expect(await removeNote(database(), { reference, id: first }, lea)).toBe(false)
    expect(await removeNote(database(), { reference, id: second }, lea)).toBe(true)
    expect(await texts()).toEqual(['Cliente fidèle'])
    expect((await read()).version).toBe(1)
  })

  test('no one outside the staff becomes the owner', async () => {
    const { nina, read } = await setUp()
    const change = { owner: randomUUID() }
    await expect(changeEnquiry(database(), { reference, version: 1, change }, nina)).rejects.toThrow(
      'nobody of the staff',
    )
    expect((await read()).owner).toBeNull()
  })

  test('read marks are each person’s own', async () => {
    const { nina, lea } = await setUp()
    const marks = () => database().db.selectFrom('enquiry_read').select('user_id').execute()
    await markRead(database(), { reference, read: true }, nina.id)
    await markRead(database(), { reference, read: true }, nina.id)
    await markRead(database(), { reference, read: true }, lea.id)
    await markRead(database(), { reference, read: false }, lea.id)
    expect(await marks()).toEqual([{ user_id: nina.id }])
  })
})
