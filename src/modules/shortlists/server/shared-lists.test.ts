import { beforeEach, describe, expect, test } from 'vitest'
import { erasePerson, exportPerson } from '#/modules/enquiries/server/privacy/person.ts'
import { offerPersonalData } from '#/platform/database/personal-data.ts'
import { saidTexts } from '#/platform/pdf/said-texts.ts'
import { recipientKey } from '#/platform/rate-limits/recipient-limit.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import { BOTH_ENGINES, useDatabase } from '../../../../tests/helpers/database.ts'
import { addVenue } from '../../../../tests/helpers/venue-rows.ts'
import type { ReaderAnswers } from '../model/reader-answer.ts'
import { SHARE_LIMITS } from '../model/share-limits.ts'
import type { ShareRequest } from '../model/shared-content.ts'
import type { SharedLink, SharedList } from '../model/shared-view.ts'
import { type AnswerContext, answerList } from './answer-list.server.ts'
import { mailKeyOf, readMailKey } from './answer-mail.server.ts'
import { dossierDocument } from './dossier/dossier-document.ts'
import { moderateAsOwner, moderateFromPage, noteOwner } from './moderate-comments.server.ts'
import { readOwnerView } from './owner-view.server.ts'
import { COMMENTS_NAMING_PERSON, SHARED_LISTS_OF_PERSON } from './personal-lists.server.ts'
import { removeList } from './remove-list.server.ts'
import { secretsOf } from './secrets.server.ts'
import { shareList as share, stopList, updateList } from './share-list.server.ts'
import { readLocalList, readSharedList } from './shared-page.server.ts'
import { confirmMails, stopMails } from './stop-mails.server.ts'
import { sweepSharedLists } from './sweep-lists.server.ts'

const NOW = new Date('2026-11-23T09:00:00.000Z')
const SECRET = 'a secret of at least 32 characters'
const EMAIL = 'camille@example.com'
const MINUTE = 60_000
const DAY = 86_400_000
/** Thirty days after 5 March, the last day of the show of `REQUEST`, at midnight in Paris. */
const END = new Date('2027-04-04T22:00:00.000Z')
const KEY = '0123456789abcdef0123456789abcdef'
const shareList = async (
  database: Parameters<typeof share>[0],
  request: ShareRequest,
  now: Date,
  key?: string,
): Promise<SharedLink> => {
  const link = await share(database, request, secretsOf(key, SECRET), now)
  if (link === undefined) throw new Error('no room')
  return link
}
const later = (ms: number) => new Date(NOW.getTime() + ms)

const REQUEST: ShareRequest = {
  language: 'en',
  list: {
    title: 'March, the show',
    ownerName: 'Camille',
    startDate: '2027-03-02',
    days: 4,
    guests: 120,
    layout: 'runway',
    venues: [
      { slug: 'perle', note: 'The light at five' },
      { slug: 'loft', note: '' },
    ],
  },
  options: { notes: true, prices: true, answers: true },
  email: '',
}

const yes = (slug = 'perle', name = 'Claire'): ReaderAnswers => ({
  name,
  answers: [{ slug, choice: 'yes', comment: '' }],
})
const says = (comment: string, slug = 'perle', name = 'Claire'): ReaderAnswers => ({
  name,
  answers: [{ slug, choice: '', comment }],
})

describe.each(BOTH_ENGINES)('shared lists on %s', (engine) => {
  const database = useDatabase(engine)
  let link: SharedLink
  beforeEach(async () => {
    await addVenue(database(), 'perle')
    await addVenue(database(), 'loft', { name: 'Loft', minimum_days: 14 })
    link = await shareList(database(), REQUEST, NOW)
  })

  const context = (more: Partial<AnswerContext> = {}): AnswerContext => ({
    token: link.token,
    reader: 'claire',
    now: NOW,
    mayMail: async () => true,
    secret: SECRET,
    ...more,
  })
  const answer = (sent: ReaderAnswers, more: Partial<AnswerContext> = {}) =>
    answerList(database(), sent, context(more))
  const page = (token = link.token, now = NOW, reader?: string) =>
    readSharedList(database(), token, { language: 'en', reader, now })
  const mails = () =>
    database().db.selectFrom('outbox').select(['payload', 'run_at']).orderBy('run_at').execute()

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
    expect([rows.includes(link.token), rows.includes(link.owner)]).toEqual([false, false])
    expect(link.token).toMatch(/^[0-9a-f]{32}$/)
  })

  test('what its owner does not show is not in the page', async () => {
    const options = { notes: false, prices: false, answers: false }
    await answer({ name: 'Claire', answers: [{ slug: 'perle', choice: 'yes', comment: 'So bright' }] })
    await updateList(database(), link.owner, { ...REQUEST, options }, NOW)
    const shown = JSON.stringify(await page())
    for (const hidden of ['light at five', '480000', 'So bright', 'Claire'])
      expect(shown).not.toContain(hidden)
    expect(await answer(yes())).toBe('ended')
  })

  test('a link that is wrong, stopped or over shows nothing and takes nothing', async () => {
    const guessed = link.token.replace(/^./, (first) => (first === '0' ? '1' : '0'))
    for (const token of [guessed, link.owner, '', "' or 1=1 --", 'x'.repeat(10_000)])
      expect(await page(token)).toBeUndefined()
    expect(await page(link.token, END)).toBeUndefined()
    expect(await answer(yes(), { now: END })).toBe('ended')
    await stopList(database(), link.owner, NOW)
    expect(await page()).toBeUndefined()
    expect(await answer(yes())).toBe('ended')
    expect(await readOwnerView(database(), link.owner, NOW)).toMatchObject({ isStopped: true, answers: [] })
    await stopList(database(), link.owner, NOW, false)
    expect(await page()).toMatchObject({ title: 'March, the show' })
  })

  test('the token of the link changes nothing that is its owner’s', async () => {
    expect(await stopList(database(), link.token, NOW)).toBe(false)
    expect(await updateList(database(), link.token, REQUEST, NOW)).toBe(false)
    expect(await readOwnerView(database(), link.token, NOW)).toBeUndefined()
  })

  test('a reader has one choice about a venue, and another one where they change their mind', async () => {
    await answer(yes())
    await answer({ name: 'Claire', answers: [{ slug: 'perle', choice: 'no', comment: 'Too small' }] })
    await answer(yes('perle', 'Paul'), { reader: 'paul' })
    expect(await page(link.token, NOW, 'claire')).toMatchObject({
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

  test('the dossier of its owner has who said what, that of a reader who said yes, and a stranger’s nothing', async () => {
    await answer(yes('perle', 'Yuki'), { reader: 'yuki' })
    await answer(
      { name: 'Paul', answers: [{ slug: 'perle', choice: 'no', comment: 'Too far' }] },
      { reader: 'paul' },
    )
    await answer(says('An insult', 'loft', 'Ines'), { reader: 'ines' })
    const insult = (await readOwnerView(database(), link.owner, NOW))?.answers.find(
      ({ text }) => text === 'An insult',
    )?.comment
    await moderateAsOwner(database(), link.owner, { comment: insult ?? '', isRemoved: true }, NOW)
    const dossier = async (list: SharedList | undefined) => {
      if (!list) throw new Error('no list')
      return saidTexts(await dossierDocument(list, new Map(), { language: 'en', now: NOW }))
        .map(({ text }) => text)
        .filter((text) => ['Yes', 'No', 'Yuki', 'Paul', 'Too far', 'An insult', 'Approved by'].includes(text))
    }
    const local = (owner?: string, now = NOW) =>
      readLocalList(database(), REQUEST.list, { language: 'en', owner, now })
    expect(new Set(await dossier(await local(link.owner)))).toEqual(
      new Set(['Yes', 'Yuki', 'No', 'Paul', 'Too far']),
    )
    expect(new Set(await dossier(await page()))).toEqual(new Set(['Approved by', 'Yuki', 'Paul', 'Too far']))
    for (const stranger of [undefined, link.token, '0'.repeat(32)])
      expect(await dossier(await local(stranger))).toEqual([])
    expect(await dossier(await local(link.owner, END))).toEqual([])
  })

  test('the owner reads all of it, the newest first, and what is the same counts once', async () => {
    await answer(yes())
    await answer(says('Lovely'), { now: later(1000) })
    await answer(says('Lovely'), { now: later(2000) })
    await answer(yes(), { now: later(3000) })
    const view = await readOwnerView(database(), link.owner, NOW)
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
    expect((await readOwnerView(database(), link.owner, NOW))?.answers).toEqual([])
  })

  test('who confirmed gets one mail in a quarter of an hour, of all their lists, which repeats nobody’s words', async () => {
    await confirmMails(database(), recipientKey(EMAIL, SECRET), NOW)
    await updateList(database(), link.owner, { ...REQUEST, email: 'Camille@Example.com' }, NOW)
    const other = await shareList(database(), { ...REQUEST, email: 'camille+lists@example.com' }, NOW)
    for (const seconds of [0, 10, 20]) await answer(says(`<b>${seconds}</b>`), { now: later(seconds * 1000) })
    await answer(yes(), { token: other.token, now: later(30_000) })
    expect((await mails()).map(({ run_at }) => run_at)).toEqual([
      NOW.toISOString(),
      later(15 * MINUTE).toISOString(),
    ])
    await answer(says('Much later'), { now: later(40 * MINUTE) })
    expect((await mails()).at(-1)?.run_at).toBe(later(40 * MINUTE).toISOString())
    const [{ payload } = { payload: '' }] = await mails()
    const keys = { stopKey: mailKeyOf(EMAIL, SECRET), answersKey: expect.stringMatching(/^[0-9a-f]{64}$/) }
    expect(payload).toEqual({
      template: 'shared-answers',
      data: { language: 'en', email: EMAIL, ...keys, confirmed: true },
    })
  })

  test('forty lists of a stranger bring one mail to an address that nobody has confirmed, and one the next day', async () => {
    const lists = await Promise.all(
      Array.from({ length: 40 }, () => shareList(database(), { ...REQUEST, email: EMAIL }, NOW)),
    )
    for (const { token } of lists) await answer(yes(), { token })
    expect(await mails()).toMatchObject([
      { payload: { data: { confirmed: false } }, run_at: NOW.toISOString() },
    ])
    for (const { token } of lists) await answer(says('Again'), { token, now: later(23 * 60 * MINUTE) })
    expect(await mails()).toHaveLength(1)
    await answer(says('The next day'), { token: lists[0]?.token ?? '', now: later(DAY) })
    expect(await mails()).toHaveLength(2)
  })

  test('answers of several lists at one moment plan one mail', async () => {
    const lists = await Promise.all(
      Array.from({ length: 8 }, () => shareList(database(), { ...REQUEST, email: EMAIL }, NOW)),
    )
    await Promise.all(lists.map(({ token }) => answer(yes(), { token })))
    expect(await mails()).toHaveLength(1)
  })

  test('no mail of any list, present or to come, once its recipient has ended them, nor above what one address gets a day', async () => {
    await updateList(database(), link.owner, { ...REQUEST, email: EMAIL }, NOW)
    await answer(yes(), { mayMail: async () => false })
    await stopMails(database(), recipientKey(EMAIL, SECRET), NOW)
    const other = await shareList(database(), { ...REQUEST, email: 'Camille+new@example.com' }, NOW)
    await answer(says('Hello'))
    await answer(says('Hello'), { token: other.token })
    expect(await mails()).toEqual([])
    await sweepSharedLists(database(), later(400 * DAY))
    await confirmMails(database(), recipientKey(EMAIL, SECRET), NOW)
    expect(await database().db.selectFrom('shared_list_recipient').select('stopped_at').execute()).toEqual([
      { stopped_at: null },
    ])
  })

  test('a link of a mail names its recipient, one of an earlier version its list, and no other is taken', () => {
    const key = mailKeyOf(EMAIL, SECRET)
    expect(readMailKey(key, SECRET)).toEqual({ recipient: recipientKey(EMAIL, SECRET) })
    expect(readMailKey(key, `${SECRET}!`)).toBeUndefined()
    expect(readMailKey(`x${key}`, SECRET)).toBeUndefined()
    const id = '0d4e3f7c-7d60-4d1e-9a29-0b6f4d1f4a11'
    const old = `${id}.${signature(secretKey(SECRET, 'shared-list-mails'), id)}`
    expect(readMailKey(old, SECRET)).toEqual({ list: id })
  })

  test('lists have room in all: the oldest that nobody has opened for a week goes, an opened one stays to its end', async () => {
    const add = (now: Date, key?: string) => share(database(), REQUEST, secretsOf(key, SECRET), now, 3)
    await page()
    const unopened = await add(later(MINUTE))
    await add(later(2 * MINUTE), KEY)
    expect(await add(later(6 * DAY))).toBeUndefined()
    // What is there already needs no room.
    expect(await add(later(6 * DAY), KEY)).toBeDefined()
    const after = later(7 * DAY + MINUTE)
    expect(await add(after)).toBeDefined()
    expect([await page(unopened?.token, after), (await page(link.token, after))?.title]).toEqual([
      undefined,
      'March, the show',
    ])
    expect(await page(link.token, later(131 * DAY))).toBeDefined()
    expect(await add(after)).toBeUndefined()
  })

  test('the owner removes a comment and puts it back; neither a reader nor a stranger nor another owner can', async () => {
    const owner = { secret: 'browser of the owner' }
    await noteOwner(database(), link.owner, owner, NOW)
    const other = await shareList(database(), REQUEST, NOW)
    await noteOwner(database(), other.owner, { secret: 'another owner' }, NOW)
    await answer(says('An insult'))
    const said = async (browser?: { secret: string }) => {
      const about = { language: 'en' as const, reader: 'x', now: NOW, ...(browser && { browser }) }
      const list = await readSharedList(database(), link.token, about)
      return list?.venues[0]?.comments.map(({ text, isRemoved }) => [text, isRemoved])
    }
    const [{ id: comment }] = (await database()
      .db.selectFrom('shared_list_comment')
      .select('id')
      .execute()) as [{ id: string }]
    const gone = { comment, isRemoved: true }
    for (const secret of ['claire', 'another owner', ''])
      expect(await moderateFromPage(database(), { token: link.token, browser: { secret } }, gone, NOW)).toBe(
        false,
      )
    expect(await moderateFromPage(database(), { token: other.token, browser: owner }, gone, NOW)).toBe(false)
    expect(await moderateAsOwner(database(), link.token, gone, NOW)).toBe(false)
    expect(await moderateAsOwner(database(), other.owner, gone, NOW)).toBe(false)
    expect(await said()).toEqual([['An insult', false]])
    expect(await moderateFromPage(database(), { token: link.token, browser: owner }, gone, NOW)).toBe(true)
    expect([await said(), await said(owner)]).toEqual([[], [['An insult', true]]])
    // Sent once more, it stays away.
    await answer(says('An insult'))
    expect(await said()).toEqual([])
    expect(await moderateAsOwner(database(), link.owner, { comment, isRemoved: false }, NOW)).toBe(true)
    expect(await said()).toEqual([['An insult', false]])
    await moderateAsOwner(database(), link.owner, gone, NOW)
    await sweepSharedLists(database(), later(61 * MINUTE))
    expect(await database().db.selectFrom('shared_list_comment').selectAll().execute()).toEqual([])
  })

  test('what is over is deleted with all that was said; what is shared stays', async () => {
    await answer(says('Hello'))
    expect(await sweepSharedLists(database(), new Date(END.getTime() - 2))).toBe(0)
    const stopped = await shareList(database(), REQUEST, NOW)
    await stopList(database(), stopped.owner, NOW)
    expect(await sweepSharedLists(database(), later(30 * MINUTE))).toBe(0)
    expect(await sweepSharedLists(database(), later(61 * MINUTE))).toBe(1)
    expect(await sweepSharedLists(database(), END)).toBe(1)
    expect(await database().db.selectFrom('shared_list_comment').selectAll().execute()).toEqual([])
  })

  const endOf = async (owner = link.owner, now = NOW) =>
    (await readOwnerView(database(), owner, now))?.expiresAt
  const dated = (startDate: string | null, days: number | null = 4): ShareRequest => ({
    ...REQUEST,
    list: { ...REQUEST.list, startDate, days },
  })

  test('a list shared in November for a show in March is there in March; an update counts its end anew', async () => {
    const march = new Date('2027-03-20T12:00:00.000Z')
    await answer(says('Hello'))
    expect(await sweepSharedLists(database(), march)).toBe(0)
    expect(await page(link.token, march)).toMatchObject({ title: 'March, the show' })
    // The show is put off, then it has no days any more.
    expect(await updateList(database(), link.owner, dated('2027-06-29', 6), march)).toBe(true)
    expect(await endOf(link.owner, march)).toBe('2027-08-03T21:59:59.999Z')
    await updateList(database(), link.owner, dated(null), march)
    expect(await endOf(link.owner, march)).toBe(new Date(march.getTime() + 90 * DAY).toISOString())
    expect((await page(link.token, march))?.venues[0]?.comments).toHaveLength(1)
  })

  test('no list outlives thirteen months, whatever day is asked for and however often it is updated or sent again', async () => {
    const most = later(395 * DAY).toISOString()
    await updateList(database(), link.owner, dated('9999-12-31', 366), NOW)
    expect(await endOf()).toBe(most)
    const soon = later(390 * DAY)
    await updateList(database(), link.owner, dated(null), soon)
    expect(await endOf(link.owner, soon)).toBe(most)
    const keyed = await shareList(database(), dated(null), NOW, KEY)
    expect(keyed.expiresAt).toBe(later(90 * DAY).toISOString())
    expect((await shareList(database(), dated(null), later(80 * DAY), KEY)).expiresAt).toBe(
      later(170 * DAY).toISOString(),
    )
    expect((await shareList(database(), dated('2029-01-01'), later(160 * DAY), KEY)).expiresAt).toBe(most)
  })

  test('a list of before keeps its day until it is updated; one of a clock that was ahead lasts as if it were new', async () => {
    const set = (values: object) =>
      database().db.updateTable('shared_list').set(values).where('id', 'is not', null).execute()
    const before = later(90 * DAY).toISOString()
    await set({ expires_at: before })
    await sweepSharedLists(database(), later(89 * DAY))
    expect(await endOf()).toBe(before)
    await updateList(database(), link.owner, REQUEST, later(20 * DAY))
    expect(await endOf()).toBe(new Date(END.getTime() - 1).toISOString())
    // Shared by a clock that was nine years ahead, then by one that was a month.
    for (const ahead of [3287, 30]) {
      const at = later(ahead * DAY)
      const wrong = await shareList(database(), dated(null), at, KEY)
      expect(wrong.expiresAt).toBe(new Date(at.getTime() + 90 * DAY).toISOString())
      await sweepSharedLists(database(), NOW)
      expect(await endOf(wrong.owner)).toBe(later(90 * DAY).toISOString())
      await set({ expires_at: later(500 * DAY).toISOString(), content: '{"of":"another version"}' })
      await sweepSharedLists(database(), NOW)
      const rows = await database().db.selectFrom('shared_list').select('expires_at').execute()
      for (const row of rows) expect(row.expires_at).toBe(later(90 * DAY).toISOString())
      await database().db.deleteFrom('shared_list').where('id', 'is not', null).execute()
    }
  })

  test('the export of a person has their lists, and their erasure takes them with their mails', async () => {
    offerPersonalData(SHARED_LISTS_OF_PERSON)
    const email = 'camille@example.com'
    await updateList(database(), link.owner, { ...REQUEST, email }, NOW)
    await answer(yes())
    const whose = { database: database(), now: NOW, remove: async () => {} }
    expect((await exportPerson({ email }, whose)).others).toMatchObject({ sharedLists: [{ email }] })
    await erasePerson({ email: 'other@example.com' }, whose)
    expect(await page()).toBeDefined()
    await erasePerson({ email: 'Camille@example.com' }, whose)
    expect(await page()).toBeUndefined()
    expect(await mails()).toEqual([])
  })

  test('the agency takes a list down by its link, whatever was copied with it, and no other', async () => {
    const other = await shareList(database(), REQUEST, NOW)
    await answer(says('Hello'))
    expect(await removeList(database(), 'https://passage.test/fr/shortlist', NOW)).toBe(false)
    expect(await removeList(database(), other.owner, NOW)).toBe(false)
    const shown = `“https://passage.test/fr/shortlist/${link.token}.”`
    expect(await removeList(database(), shown, NOW)).toBe(true)
    expect(await removeList(database(), shown, NOW)).toBe(false)
    expect([await page(), (await page(other.token))?.title]).toEqual([undefined, 'March, the show'])
    const entries = await database().db.selectFrom('audit_log').selectAll().execute()
    expect(entries).toMatchObject([{ actor: 'shell', action: 'shared-list.removed', subject: null }])
    expect(JSON.stringify(entries)).not.toContain(link.token)
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
