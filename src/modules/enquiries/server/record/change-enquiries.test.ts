import { describe, expect, test } from 'vitest'
import { ASKED_FROM } from '#/lib/asked-from.ts'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { useInbox } from '../../../../../tests/helpers/use-inbox.ts'
import type { EnquiryStatus } from '../../model/enquiry-statuses.ts'
import { changeEnquiries, changeEnquiry } from './change-enquiries.server.ts'

describe.each(BOTH_ENGINES)('changes of requests on %s', (engine) => {
  const inbox = useInbox(engine)
  const { database, add, all } = inbox

  test('many at once: those that another user has changed stay, and all can be taken back', async () => {
    const ids = [
      await add('Q-26-0001'),
      await add('Q-26-0002', { owner: inbox.nina.id }),
      await add('Q-26-0003'),
    ]
    await changeEnquiries(database(), [{ id: ids[2] ?? '', version: 1, status: 'won' }], inbox.nina)
    const outcome = await changeEnquiries(
      database(),
      ids.map((id) => ({ id, version: 1, status: 'spam' as const })),
      inbox.lea,
    )
    expect(outcome.conflicts).toEqual([ids[2]])
    expect(new Set(outcome.changed.map(({ reference, version }) => `${reference} ${version}`))).toEqual(
      new Set(['Q-26-0001 2', 'Q-26-0002 2']),
    )
    const statuses = async () =>
      (
        await database().db.selectFrom('enquiry').select(['status', 'owner']).orderBy('reference').execute()
      ).map(({ status, owner }) => [status, owner])
    expect(await statuses()).toEqual([
      ['spam', null],
      ['spam', inbox.nina.id],
      ['won', null],
    ])
    await changeEnquiries(
      database(),
      outcome.changed.map(({ id, version, before }) => ({ id, version, ...before })),
      inbox.lea,
    )
    expect(await statuses()).toEqual([
      ['new', null],
      ['new', inbox.nina.id],
      ['won', null],
    ])
    const { db } = database()
    const history = await db
      .selectFrom('enquiry_history')
      .select('event')
      .where('event', '=', 'status-changed')
      .execute()
    expect(history).toHaveLength(5)
    const auditLog = await db.selectFrom('audit_log').select(['action', 'actor', 'subject']).execute()
    expect(auditLog).toHaveLength(5)
    expect(auditLog).toContainEqual({
      action: 'request.status-changed',
      actor: 'Léa Morel',
      subject: 'Q-26-0001',
    })
  })

  test('what is asked before a change of many is refused where nobody was asked', async () => {
    const ids: string[] = []
    for (let number = 1; number <= ASKED_FROM; number++) ids.push(await add(`Q-26-000${number}`))
    const set = (count: number, status: EnquiryStatus, confirmed?: number) =>
      changeEnquiries(
        database(),
        ids.slice(0, count).map((id) => ({ id, version: 1, status })),
        inbox.lea,
        { confirmed },
      )
    const untouched = { changed: [], conflicts: [] }
    expect(await set(ASKED_FROM, 'won', ASKED_FROM)).toMatchObject({ ...untouched, refused: 'won-singly' })
    expect(await set(2, 'won')).toMatchObject({ ...untouched, refused: 'won-singly' })
    expect(await set(2, 'lost', 2)).toMatchObject({ ...untouched, refused: 'reason-missing' })
    expect(await set(ASKED_FROM, 'spam')).toMatchObject({ ...untouched, refused: 'not-confirmed' })
    expect(await set(ASKED_FROM, 'spam', ASKED_FROM - 1)).toMatchObject({ refused: 'not-confirmed' })
    expect(await all({ view: 'new' })).toHaveLength(ASKED_FROM)
    expect((await set(ASKED_FROM, 'spam', ASKED_FROM)).changed).toHaveLength(ASKED_FROM)
  })

  test('an undo goes by what it finds: over another change of the owner, never over one of the status', async () => {
    const [first, second] = [await add('Q-26-0001'), await add('Q-26-0002')]
    const spam = [first, second].map((id) => ({ id, version: 1, status: 'spam' as const }))
    await changeEnquiries(database(), spam, inbox.lea)
    await changeEnquiries(database(), [{ id: first, version: 2, owner: inbox.nina.id }], inbox.nina)
    await changeEnquiries(database(), [{ id: second, version: 2, status: 'quoted' }], inbox.nina)
    const back = [first, second].map((id) => ({
      id,
      expected: { status: 'spam' as const },
      status: 'new' as const,
    }))
    const undone = await changeEnquiries(database(), back, inbox.lea)
    expect(undone.changed.map(({ id }) => id)).toEqual([first])
    expect(undone).toMatchObject({ conflicts: [second], changedBy: [inbox.nina.name] })
    const won = { id: second, expected: { status: 'quoted' as const }, status: 'won' as const }
    // A decision that never was is no way back.
    expect((await changeEnquiries(database(), [{ ...won, outcome: 'former' }], inbox.lea)).conflicts).toEqual(
      [second],
    )
  })

  test('the same change again, after an answer that was lost, answers as the first one did, and only to whoever made it', async () => {
    const id = await add('Q-26-0001', { status: 'quoted' })
    const lost = {
      status: 'lost',
      outcome: { status: 'lost', reason: 'price', note: '' },
    } as const
    const many = (by: typeof inbox.lea, wanted: object = lost, version = 1) =>
      changeEnquiries(database(), [{ id, version, ...wanted }], by)
    const one = (by: typeof inbox.lea, wanted: object = lost) =>
      changeEnquiry(database(), { reference: 'Q-26-0001', version: 1, change: wanted }, by)
    const first = await many(inbox.lea)
    expect(first.changed).toMatchObject([{ version: 2, before: { status: 'quoted', owner: null } }])
    expect(await many(inbox.lea)).toEqual(first)
    expect(await one(inbox.lea)).toEqual({ kind: 'changed', version: 2 })
    expect((await many(inbox.nina)).conflicts).toEqual([id])
    expect(await one(inbox.nina)).toMatchObject({ kind: 'conflict' })
    expect(await one(inbox.lea, { ...lost, outcome: { ...lost.outcome, reason: 'date' } })).toMatchObject({
      kind: 'conflict',
    })
    const back = [{ id, expected: { status: 'lost' as const }, status: 'quoted' as const }]
    const undone = await changeEnquiries(database(), back, inbox.lea)
    expect(undone.changed).toMatchObject([{ before: { status: 'lost' } }])
    expect(await changeEnquiries(database(), back, inbox.lea)).toEqual(undone)
    expect((await changeEnquiries(database(), back, inbox.nina)).conflicts).toEqual([id])
    await many(inbox.lea, { owner: inbox.nina.id }, 3)
    expect((await many(inbox.lea, { owner: inbox.nina.id }, 3)).changed).toMatchObject([
      { before: { owner: null } },
    ])
    // A colleague has been at it since.
    await many(inbox.nina, { status: 'in-progress' }, 4)
    expect((await many(inbox.lea, { owner: inbox.nina.id }, 3)).conflicts).toEqual([id])
    const history = await database().db.selectFrom('enquiry_history').select('event').execute()
    expect(history).toHaveLength(4)
  })

  test('no one without an account becomes the owner of an enquiry, and then none of them is changed', async () => {
    const id = await add('Q-26-0001')
    const other = await add('Q-26-0002')
    const changes = [
      { id, version: 1, owner: inbox.lea.id },
      { id: other, version: 1, owner: 'nobody at all' },
    ]
    await expect(changeEnquiries(database(), changes, inbox.lea)).rejects.toThrow('nobody of the staff')
    expect(await all({ owner: 'nobody' })).toHaveLength(2)
  })
})
