import { describe, expect, test } from 'vitest'
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
import { readOwnerView } from './owner-view.server.ts'
import { removeList } from './remove-list.server.ts'
import { secretsOf } from './secrets.server.ts'
import { stopList, updateList } from './share-list.server.ts'

describe.each(BOTH_ENGINES)('shared lists on %s', (engine) => {
  const scene = useSharedList(engine)
  const { database, answer, page } = scene

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

  test('the agency takes a list down by its link, whatever was copied with it, and no other', async () => {
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
})
