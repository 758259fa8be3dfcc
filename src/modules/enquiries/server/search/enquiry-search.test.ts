import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BOTH_ENGINES, useDatabase } from '../../../../../tests/helpers/database.ts'
import { storedEnquiry } from '../../../../../tests/helpers/stored-enquiry.ts'
import { indexEnquiries, indexMissingEnquiries } from './index-enquiries.ts'
import { foundByIndex, searchTerms, wordsHold } from './search-terms.ts'

describe.each(BOTH_ENGINES)('finding requests on %s', (engine) => {
  const database = useDatabase(engine)

  /** References that a search finds: by the index and by looking at every row, which must be the same. */
  async function find(text: string): Promise<string[]> {
    const { db } = database()
    const terms = searchTerms(text)
    const byIndex = await db
      .selectFrom(foundByIndex(engine, terms, 100).as('hit'))
      .innerJoin('enquiry', 'enquiry.id', 'hit.enquiry_id')
      .select('reference')
      .orderBy('reference')
      .execute()
    const byWords = await db
      .selectFrom('enquiry_search')
      .innerJoin('enquiry', 'enquiry.id', 'enquiry_search.enquiry_id')
      .select('reference')
      .where(wordsHold(engine, terms))
      .orderBy('reference')
      .execute()
    expect(byIndex, text).toEqual(byWords)
    return byIndex.map(({ reference }) => reference)
  }

  test('by name, company, address, reference, telephone and text, in any script', async () => {
    const add = (fields: Parameters<typeof storedEnquiry>[1]) => storedEnquiry(database(), fields)
    await add({
      reference: 'Q-26-0311',
      full_name: 'Haruka Kuroda',
      company: 'Atelier Kuroda',
      email: 'h.kuroda@example.jp',
      phone_e164: '+81335501842',
      phone_typed: '03-3550-1842',
      message: 'はじめまして。展示会会場を探しております。',
    })
    await add({
      reference: 'Q-26-1204',
      full_name: 'Étienne Lefèvre-Œuvrard',
      company: "L'Éclat",
      phone_e164: '+33612345678',
      phone_typed: '06 12 34 56 78',
      message: 'Nous cherchons un espace près de l’Opéra.',
      details: { subject: 'Tournage' },
    })
    await add({
      reference: 'Q-26-0042',
      full_name: 'Ксения Орлова',
      message: 'Ищем помещение',
      company: null,
    })
    await add({
      reference: 'Q-26-0043',
      full_name: '이서연 Lee Seo-yeon',
      message: 'STRAßE SS2027drop',
      company: null,
    })
    const cases: [string, string[]][] = [
      ['kuro', ['Q-26-0311']],
      ['KURODA haru', ['Q-26-0311']],
      ['h.kuroda@example.jp', ['Q-26-0311']],
      ['hkuroda', ['Q-26-0311']],
      ['展示会', ['Q-26-0311']],
      ['会場を探', ['Q-26-0311']],
      ['会議', []],
      ['1842', ['Q-26-0311']],
      ['03 3550', ['Q-26-0311']],
      ['+81 3-3550-1842', ['Q-26-0311']],
      ['5678', ['Q-26-1204']],
      ['06.12.34.56.78', ['Q-26-1204']],
      ['0033 6 12 34', ['Q-26-1204']],
      ['0611111', []],
      ['etienne oeuvr', ['Q-26-1204']],
      ['eclat opera', ['Q-26-1204']],
      ['tournage', ['Q-26-1204']],
      ['Q-26-0042', ['Q-26-0042']],
      ['q260042', ['Q-26-0042']],
      ['0042', ['Q-26-0042']],
      ['ss27drop 0042', []],
      ['орл ищем', ['Q-26-0042']],
      ['이서', ['Q-26-0043']],
      ['ss2027dr', ['Q-26-0043']],
      ['strasse', ['Q-26-0043']],
      ['o\'brien % _ " * :', []],
    ]
    for (const [text, references] of cases) expect(await find(text), text).toEqual(references)
  })

  test('a change is found by its new words, no longer by the old ones, and leaves none of them behind', async () => {
    const id = await storedEnquiry(database(), { full_name: 'Zephyrine Quaglia', reference: 'Q-26-0007' })
    expect(await find('zephyrine')).toEqual(['Q-26-0007'])
    await database().db.updateTable('enquiry').set({ full_name: '', email: '' }).execute()
    await database()
      .db.transaction()
      .execute((transaction) => indexEnquiries(transaction, [id]))
    expect(await find('zephyrine')).toEqual([])
    expect(await find('q-26-0007')).toEqual(['Q-26-0007'])
    if (engine === 'sqlite') expect(await indexFile()).not.toContain('zephyrine')
  })

  test('a deleted request is found no more', async () => {
    await storedEnquiry(database(), { full_name: 'Zephyrine Quaglia' })
    await database().db.deleteFrom('enquiry').execute()
    expect(await find('zephyrine')).toEqual([])
    if (engine === 'sqlite') expect(await indexFile()).not.toContain('zephyrine')
  })

  test('a name with an apostrophe is found without it', async () => {
    await storedEnquiry(database(), { full_name: 'Sinéad O’Brien', reference: 'Q-26-0008' })
    expect(await find('obrien')).toEqual(['Q-26-0008'])
    expect(await find("O'Brien")).toEqual(['Q-26-0008'])
  })

  test('what was stored without words gets them', async () => {
    await storedEnquiry(database(), { full_name: 'Zephyrine Quaglia', reference: 'Q-26-0007' })
    await database().db.deleteFrom('enquiry_search').execute()
    expect(await find('zephyrine')).toEqual([])
    expect(await indexMissingEnquiries(database().db)).toBe(1)
    expect(await indexMissingEnquiries(database().db)).toBe(0)
    expect(await find('zephyrine')).toEqual(['Q-26-0007'])
  })

  /** The bytes of SQLite's index, as text. */
  async function indexFile(): Promise<string> {
    const { rows } = await sql<{ block: Uint8Array }>`select block from enquiry_words_data`.execute(
      database().db,
    )
    return rows.map(({ block }) => Buffer.from(block).toString('latin1')).join('\n')
  }
})
