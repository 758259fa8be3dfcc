import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import {
  later,
  MINUTE,
  NOW,
  REQUEST,
  says,
  shareList,
  useSharedList,
  yes,
} from '../../../../tests/helpers/shared-list.ts'
import { SHARE_LIMITS } from '../model/share-limits.ts'
import { moderateAsOwner, moderateFromPage, noteOwner } from './moderate-comments.server.ts'
import { readOwnerView } from './owner-view.server.ts'
import { readSharedList } from './shared-page.server.ts'
import { sweepSharedLists } from './sweep-lists.server.ts'

describe.each(BOTH_ENGINES)('answers to shared lists on %s', (engine) => {
  const scene = useSharedList(engine)
  const { database, answer, page } = scene

  test('a reader has one choice about a venue, and another one where they change their mind', async () => {
    await answer(yes())
    await answer({ name: 'Claire', answers: [{ slug: 'perle', choice: 'no', comment: 'Too small' }] })
    await answer(yes('perle', 'Paul'), { reader: 'paul' })
    expect(await page(scene.link.token, NOW, 'claire')).toMatchObject({
      readerName: 'Claire',
      venues: [
        {
          choice: 'no',
          approvedBy: ['Paul'],
          comments: [{ name: 'Claire', text: 'Too small', own: true }],
        },
        { choice: null, approvedBy: [] },
      ],
    })
    expect(await page()).toMatchObject({ readerName: '', venues: [{ choice: null }, {}] })
  })

  test('the owner reads all of it, the newest first, and what is the same counts once', async () => {
    await answer(yes())
    await answer(says('Lovely'), { now: later(1000) })
    await answer(says('Lovely'), { now: later(2000) })
    await answer(yes(), { now: later(3000) })
    const view = await readOwnerView(database(), scene.link.owner, NOW)
    expect(view?.answers).toEqual([
      {
        ...{ name: 'Claire', slug: 'perle', choice: null, text: 'Lovely', at: later(1000).toISOString() },
        ...{ comment: expect.any(String), isRemoved: false },
      },
      {
        ...{ name: 'Claire', slug: 'perle', choice: 'yes', text: '', at: NOW.toISOString() },
        ...{ comment: null, isRemoved: false },
      },
    ])
  })

  test('of ten thousand comments a hundred are kept, and no more than some a minute', async () => {
    const sent: (string | undefined)[] = []
    for (let n = 0; n < 8; n++) sent.push(await answer(says(`No. ${n}`)))
    expect(sent).toEqual([
      ...Array.from({ length: SHARE_LIMITS.commentsByReader }, () => undefined),
      'later',
      'later',
      'later',
    ])
    for (let n = 0; n < 150; n++) {
      const at = later((n + 2) * MINUTE)
      sent.push(await answer(says(`Later no. ${n}`), { reader: `reader ${n}`, now: at }))
    }
    expect(sent.at(-1)).toBe('full')
    const kept = await database().db.selectFrom('shared_list_comment').select('id').execute()
    expect(kept).toHaveLength(SHARE_LIMITS.comments)
  })

  test('answers that arrive together stay within the limit', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, n) => answer(says(`Comment ${n}`), { reader: `reader ${n}` })),
    )
    expect(all.filter((problem) => problem === undefined)).toHaveLength(SHARE_LIMITS.commentsByAll)
  })

  test('of an answer about a venue that is not on the list nothing is stored', async () => {
    const sent = { name: 'Claire', answers: [...yes().answers, ...yes('salon').answers] }
    expect(await answer(sent)).toBe('ended')
    expect((await readOwnerView(database(), scene.link.owner, NOW))?.answers).toEqual([])
  })

  test('the owner removes a comment and puts it back; neither a reader nor a stranger nor another owner can', async () => {
    const owner = { secret: 'browser of the owner' }
    await noteOwner(database(), scene.link.owner, owner, NOW)
    const other = await shareList(database(), REQUEST, NOW)
    await noteOwner(database(), other.owner, { secret: 'another owner' }, NOW)
    await answer(says('An insult'))
    const said = async (browser?: { secret: string }) => {
      const about = { language: 'en' as const, reader: 'x', now: NOW, ...(browser && { browser }) }
      const list = await readSharedList(database(), scene.link.token, about)
      return list?.venues[0]?.comments.map(({ text, isRemoved }) => [text, isRemoved])
    }
    const [{ id: comment }] = (await database()
      .db.selectFrom('shared_list_comment')
      .select('id')
      .execute()) as [{ id: string }]
    const gone = { comment, isRemoved: true }
    for (const secret of ['claire', 'another owner', ''])
      expect(
        await moderateFromPage(database(), { token: scene.link.token, browser: { secret } }, gone, NOW),
      ).toBe(false)
    expect(await moderateFromPage(database(), { token: other.token, browser: owner }, gone, NOW)).toBe(false)
    expect(await moderateAsOwner(database(), scene.link.token, gone, NOW)).toBe(false)
    expect(await moderateAsOwner(database(), other.owner, gone, NOW)).toBe(false)
    expect(await said()).toEqual([['An insult', false]])
    expect(await moderateFromPage(database(), { token: scene.link.token, browser: owner }, gone, NOW)).toBe(
      true,
    )
    expect([await said(), await said(owner)]).toEqual([[], [['An insult', true]]])
    // Sent once more, it stays away.
    await answer(says('An insult'))
    expect(await said()).toEqual([])
    expect(await moderateAsOwner(database(), scene.link.owner, { comment, isRemoved: false }, NOW)).toBe(true)
    expect(await said()).toEqual([['An insult', false]])
    await moderateAsOwner(database(), scene.link.owner, gone, NOW)
    await sweepSharedLists(database(), later(61 * MINUTE))
    expect(await database().db.selectFrom('shared_list_comment').selectAll().execute()).toEqual([])
  })
})
