import { describe, expect, test } from 'vitest'
import { erasePerson, exportPerson } from '#/modules/enquiries/server/privacy/person.ts'
import { offerPersonalData } from '#/platform/database/personal-data.ts'
import { BOTH_ENGINES } from '../../../../tests/helpers/database.ts'
import { NOW, REQUEST, says, useSharedList, yes } from '../../../../tests/helpers/shared-list.ts'
import { COMMENTS_NAMING_PERSON, SHARED_LISTS_OF_PERSON } from './personal-lists.server.ts'
import { updateList } from './share-list.server.ts'

describe.each(BOTH_ENGINES)('shared lists of a person on %s', (engine) => {
  const scene = useSharedList(engine)
  const { database, answer, mails, page } = scene

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
