import { describe, expect, test } from 'vitest'
import { mailsOf } from '#/app/render-mail.tsx'
import { recipientKey } from '#/platform/rate-limits/recipient-limit.ts'
import { secretKey, signature } from '#/platform/secrets/secret-key.ts'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import {
  DAY,
  EMAIL,
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
import { mailKeyOf, readMailKey } from './answer-mail.server.ts'
import { removeList } from './remove-list.server.ts'
import { updateList } from './share-list.server.ts'
import { confirmMails, stopMails } from './stop-mails.server.ts'
import { sweepSharedLists } from './sweep-lists.server.ts'

const CONTEXT = { siteUrl: 'https://passage.test', mailTo: 'requests@passage.test' }

describe.each(BOTH_ENGINES)('mails about shared lists on %s', (engine) => {
  const scene = useSharedList(engine)
  const { database, answer, mails } = scene

  test('who confirmed gets one mail in a quarter of an hour, of all their lists, which repeats nobody’s words', async () => {
    await confirmMails(database(), recipientKey(EMAIL, SECRET), NOW)
    await updateList(database(), scene.link.owner, { ...REQUEST, email: 'Camille@Example.com' }, NOW)
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

  test('a mail says how the answers stand when it leaves, by what the site knows, and nothing that anybody typed', async () => {
    await updateList(database(), scene.link.owner, { ...REQUEST, email: EMAIL }, NOW)
    await answer(yes('perle', 'Claire'), { reader: 'claire' })
    await answer(yes('perle', 'Paul Weber'), { reader: 'paul' })
    await answer(says('Too far', 'loft', 'Paul Weber'), { reader: 'paul' })
    await answer(says('Too dark', 'loft', 'Zoé'), { reader: 'zoe' })
    const [{ payload } = { payload: '' }] = await mails()
    const write = mailsOf(database())
    const mail = await write(payload, CONTEXT)
    expect(mail.subject).toBe('New answers: Galerie Perle and 1\u00a0other venue')
    const text = mail.text.replaceAll(/\s+/gu, ' ')
    for (const said of [
      '2–5 March 2027',
      'Fashion show',
      '3 people have answered',
      'Galerie Perle: 2 yes',
      'Loft: no choice',
    ])
      expect(text.replaceAll('\u2060', '')).toContain(said)
    const typed = /March, the show|The light at five|Claire|Paul|Weber|Zoé|Too far|Too dark|Camille\b(?!@)/
    for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(typed)
    await removeList(database(), scene.link.token, NOW)
    expect((await write(payload, CONTEXT)).subject).toBe('New answers to your shortlist')
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
    await updateList(database(), scene.link.owner, { ...REQUEST, email: EMAIL }, NOW)
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
})
