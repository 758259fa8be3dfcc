import { describe, expect, test } from 'vitest'
import { erasePerson, exportPerson } from '#/modules/enquiries/server/privacy/person.ts'
import { offerPersonalData } from '#/platform/database/personal-data.ts'
import { saidTexts } from '#/platform/pdf/said-texts.ts'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import {
  END,
  KEY,
  later,
  MINUTE,
  NOW,
  REQUEST,
  SECRET,
  says,
  shareList,
  useSharedList,
  yes,
} from '../../../../tests/helpers/shared-list.ts'
import { SHARE_LIMITS } from '../model/share-limits.ts'
import type { SharedList } from '../model/shared-view.ts'
import { dossierDocument } from './dossier/dossier-document.ts'
import { moderateAsOwner, moderateFromPage, noteOwner } from './moderate-comments.server.ts'
import { readOwnerView } from './owner-view.server.ts'
import { COMMENTS_NAMING_PERSON, SHARED_LISTS_OF_PERSON } from './personal-lists.server.ts'
import { removeList } from './remove-list.server.ts'
import { secretsOf } from './secrets.server.ts'
import { stopList, updateList } from './share-list.server.ts'
import { readLocalList, readSharedList } from './shared-page.server.ts'
import { sweepSharedLists } from './sweep-lists.server.ts'

describe.each(BOTH_ENGINES)('shared lists on %s', (engine) => {
  const scene = useSharedList(engine)
  const { database, answer, mails, page } = scene

  test('shows its venues in their order, at the price of the days or of the minimum hire', async () => {
    expect(await page()).toMatchObject({
      title: 'March, the show',
      expiresAt: '2027-04-04T21:59:59.999Z',
      venues: [
        { slug: 'perle', note: 'The light at five', price: { cents: 480_000, days: 4, minimum: false } },
        { slug: 'loft', price: { cents: 1_680_000, days: 14, minimum: true } },
      ],
    })
  })

  test('shared again with its key it is the same list, as it is now, until the same day', async () => {
    const first = await shareList(database(), REQUEST, NOW, KEY)
    const list = { ...REQUEST.list, title: 'April' }
    expect(await shareList(database(), { ...REQUEST, list }, later(MINUTE), KEY)).toEqual(first)
    expect(await page(first.token)).toMatchObject({ title: 'April' })
    expect(await database().db.selectFrom('shared_list').select('id').execute()).toHaveLength(2)
    expect(secretsOf(KEY.replace('0', '1'), SECRET).token).not.toBe(first.token)
  })

  test('keeps neither secret: the database has hashes', async () => {
    const rows = JSON.stringify(await database().db.selectFrom('shared_list').selectAll().execute())
    expect([rows.includes(scene.link.token), rows.includes(scene.link.owner)]).toEqual([false, false])
    expect(scene.link.token).toMatch(/^[0-9a-f]{32}$/)
  })

  test('what its owner does not show is not in the page', async () => {
    const options = { notes: false, prices: false, answers: false }
    await answer({ name: 'Claire', answers: [{ slug: 'perle', choice: 'yes', comment: 'So bright' }] })
    await updateList(database(), scene.link.owner, { ...REQUEST, options }, NOW)
    const shown = JSON.stringify(await page())
    for (const hidden of ['light at five', '480000', 'So bright', 'Claire'])
      expect(shown).not.toContain(hidden)
    expect(await answer(yes())).toBe('ended')
  })

  test('a link that is wrong, stopped or over shows nothing and takes nothing', async () => {
    const guessed = scene.link.token.replace(/^./, (first) => (first === '0' ? '1' : '0'))
    for (const token of [guessed, scene.link.owner, '', "' or 1=1 --", 'x'.repeat(10_000)])
      expect(await page(token)).toBeUndefined()
    expect(await page(scene.link.token, END)).toBeUndefined()
    expect(await answer(yes(), { now: END })).toBe('ended')
    await stopList(database(), scene.link.owner, NOW)
    expect(await page()).toBeUndefined()
    expect(await answer(yes())).toBe('ended')
    expect(await readOwnerView(database(), scene.link.owner, NOW)).toMatchObject({
      isStopped: true,
      answers: [],
    })
    await stopList(database(), scene.link.owner, NOW, false)
    expect(await page()).toMatchObject({ title: 'March, the show' })
  })

  test('the token of the link changes nothing that is its owner’s', async () => {
    expect(await stopList(database(), scene.link.token, NOW)).toBe(false)
    expect(await updateList(database(), scene.link.token, REQUEST, NOW)).toBe(false)
    expect(await readOwnerView(database(), scene.link.token, NOW)).toBeUndefined()
  })

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

  test('the cover of a dossier names whom its readers may ask for, if somebody is named', async () => {
    const list = await page()
    if (!list) throw new Error('no list')
    const said = async (contact: string) =>
      saidTexts(await dossierDocument(list, new Map(), { language: 'en', now: NOW, contact })).map(
        ({ text }) => text,
      )
    expect(await said('Idris Benali')).toContainEqual(expect.stringMatching(/^Idris Benali\s· Passage\s· /))
    expect(await said('')).toContainEqual(expect.stringMatching(/^Passage\s· /))
  })

  test('the dossier of its owner has who said what, that of a reader who said yes, and a stranger’s nothing', async () => {
    await answer(yes('perle', 'Yuki'), { reader: 'yuki' })
    await answer(
      { name: 'Paul', answers: [{ slug: 'perle', choice: 'no', comment: 'Too far' }] },
      { reader: 'paul' },
    )
    await answer(says('An insult', 'loft', 'Ines'), { reader: 'ines' })
    const insult = (await readOwnerView(database(), scene.link.owner, NOW))?.answers.find(
      ({ text }) => text === 'An insult',
    )?.comment
    await moderateAsOwner(database(), scene.link.owner, { comment: insult ?? '', isRemoved: true }, NOW)
    const dossier = async (list: SharedList | undefined) => {
      if (!list) throw new Error('no list')
      return saidTexts(await dossierDocument(list, new Map(), { language: 'en', now: NOW }))
        .map(({ text }) => text)
        .filter((text) => ['Yes', 'No', 'Yuki', 'Paul', 'Too far', 'An insult', 'Approved by'].includes(text))
    }
    const local = (owner?: string, now = NOW) =>
      readLocalList(database(), REQUEST.list, { language: 'en', owner, now })
    expect(new Set(await dossier(await local(scene.link.owner)))).toEqual(
      new Set(['Yes', 'Yuki', 'No', 'Paul', 'Too far']),
    )
    expect(new Set(await dossier(await page()))).toEqual(new Set(['Approved by', 'Yuki', 'Paul', 'Too far']))
    for (const stranger of [undefined, scene.link.token, '0'.repeat(32)])
      expect(await dossier(await local(stranger))).toEqual([])
    expect(await dossier(await local(scene.link.owner, END))).toEqual([])
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

  test('the export of a person has their lists, and their erasure takes them with their mails', async () => {
    offerPersonalData(SHARED_LISTS_OF_PERSON)
    const email = 'camille@example.com'
    await updateList(database(), scene.link.owner, { ...REQUEST, email }, NOW)
    await answer(yes())
    const whose = { database: database(), now: NOW, remove: async () => {} }
    expect((await exportPerson({ email }, whose)).others).toMatchObject({ sharedLists: [{ email }] })
    await erasePerson({ email: 'other@example.com' }, whose)
    expect(await page()).toBeDefined()
    await erasePerson({ email: 'Camille@example.com' }, whose)
    expect(await page()).toBeUndefined()
    expect(await mails()).toEqual([])
  })

  test('the agency takes a list down by its scene.link, whatever was copied with it, and no other', async () => {
    const other = await shareList(database(), REQUEST, NOW)
    await answer(says('Hello'))
    expect(await removeList(database(), 'https://passage.test/fr/shortlist', NOW)).toBe(false)
    expect(await removeList(database(), other.owner, NOW)).toBe(false)
    const shown = `“https://passage.test/fr/shortlist/${scene.link.token}.”`
    expect(await removeList(database(), shown, NOW)).toBe(true)
    expect(await removeList(database(), shown, NOW)).toBe(false)
    expect([await page(), (await page(other.token))?.title]).toEqual([undefined, 'March, the show'])
    const entries = await database().db.selectFrom('audit_log').selectAll().execute()
    expect(entries).toMatchObject([{ actor: 'shell', action: 'shared-list.removed', subject: null }])
    expect(JSON.stringify(entries)).not.toContain(scene.link.token)
  })

  test('a comment that holds an address or a number is exported and erased with its person, another one stays', async () => {
    offerPersonalData(COMMENTS_NAMING_PERSON)
    const whose = { database: database(), now: NOW, remove: async () => {} }
    await answer(says('Write to Zoe_X@example.com'), { reader: 'a' })
    await answer(says('Write to zoe-x@example.com'), { reader: 'b' })
    await answer(says('Call 06 55 44 33 22!'), { reader: 'c' })
    const people = [{ email: 'zoe_x@example.com' }, { phone: '+33655443322' }]
    for (const person of people) {
      expect((await exportPerson(person, whose)).others.sharedListComments).toHaveLength(1)
      await erasePerson(person, whose)
    }
    const left = await database().db.selectFrom('shared_list_comment').select('text').execute()
    expect(left).toEqual([{ text: 'Write to zoe-x@example.com' }])
  })
})
