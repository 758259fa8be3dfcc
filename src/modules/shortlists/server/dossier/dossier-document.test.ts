import { describe, expect, test } from 'vitest'
import { saidTexts } from '#/platform/pdf/said-texts.ts'
import { BOTH_ENGINES } from '../../../../../tests/helpers/database.ts'
import { END, NOW, REQUEST, says, useSharedList, yes } from '../../../../../tests/helpers/shared-list.ts'
import type { SharedList } from '../../model/shared-view.ts'
import { moderateAsOwner } from '../moderate-comments.server.ts'
import { readOwnerView } from '../owner-view.server.ts'
import { readLocalList } from '../shared-page.server.ts'
import { dossierDocument } from './dossier-document.ts'

describe.each(BOTH_ENGINES)('the dossier of a shared list on %s', (engine) => {
  const scene = useSharedList(engine)
  const { database, answer, page } = scene

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

  test('the dossier of a showroom names it, and says nothing of guests who stand', async () => {
    const list = await page()
    if (!list) throw new Error('no list')
    const said = async (other: Partial<SharedList>) =>
      saidTexts(await dossierDocument({ ...list, ...other }, new Map(), { language: 'en', now: NOW }))
        .map(({ text }) => text)
        .join('\n')
    const showroom = await said({ layout: null, event: 'showroom' })
    expect(showroom).toMatch(/· Showroom$/m)
    expect(showroom).toContain('Metres of rail')
    expect(showroom).not.toContain('Standing cocktail')
    expect(await said({ layout: null, event: null })).toContain('Standing cocktail')
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
})
