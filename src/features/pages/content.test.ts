import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS, type PageId } from '#/i18n/paths.ts'
import { eventText, homeText, journal, neighborhoodText, pageText } from './content.server.ts'

/** Pages whose text comes with each venue, neighbourhood, event or article. */
const FROM_ELSEWHERE: readonly PageId[] = ['venue', 'neighborhood', 'event', 'blog-post']
const WRITTEN = PAGE_IDS.filter((page) => !FROM_ELSEWHERE.includes(page))

describe.each(LANGUAGE_CODES)('the copy in %s', (language) => {
  test('is complete: every page, neighbourhood and event, the home page, the journal', () => {
    const texts = [
      ...WRITTEN.map((page) => pageText(language, page)),
      ...NEIGHBORHOOD_IDS.map((id) => neighborhoodText(language, id)),
      ...EVENT_IDS.map((id) => eventText(language, id)),
    ]
    expect(texts).toHaveLength(WRITTEN.length + NEIGHBORHOOD_IDS.length + EVENT_IDS.length)
    expect(homeText(language).steps).toHaveLength(3)
  })

  test('has its own titles: no two pages share one', () => {
    const titles = WRITTEN.map((page) => pageText(language, page).title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('has the articles of every other language, under the same slugs and dates', () => {
    const facts = (posts: ReturnType<typeof journal>) =>
      posts.map(({ id, date, photo }) => ({ id, date, photo }))
    expect(facts(journal(language))).toEqual(facts(journal('en')))
  })
})

test.each(LANGUAGE_CODES.filter((language) => language !== 'en'))(
  'the copy in %s leaves no English',
  (language) => {
    const leads = (code: Language) => WRITTEN.map((page) => pageText(code, page).lead)
    const english = new Set(leads('en'))
    expect(leads(language).filter((lead) => english.has(lead))).toEqual([])
  },
)
