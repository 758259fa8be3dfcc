import { describe, expect, test } from 'vitest'
import { isAdminPage } from '#/i18n/addresses/admin-pages.ts'
import { hasPage } from '#/i18n/addresses/localize.ts'
import { ARTICLE_PAGES } from '#/i18n/addresses/pages.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, PAGE_IDS, type PageId } from '#/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, type Language } from '#/i18n/languages.ts'
import {
  article,
  blog,
  eventText,
  homeText,
  neighborhoodText,
  notes,
  pageText,
  tagNames,
} from './content.server.ts'

/** Pages whose text comes with each venue, neighbourhood, event, article or quote; the back office has texts of its own. */
const FROM_ELSEWHERE: readonly PageId[] = ['venue', 'neighborhood', 'event', 'blog-post', 'quote']
const WRITTEN = PAGE_IDS.filter((page) => !FROM_ELSEWHERE.includes(page) && !isAdminPage(page))

describe.each(LANGUAGE_CODES)('the copy in %s', (language) => {
  test('is complete: every page, neighbourhood and event, the home page, the blog', () => {
    const neighborhoods = NEIGHBORHOOD_IDS.filter((id) => hasPage('neighborhood', { id }, language))
    const events = EVENT_IDS.filter((id) => hasPage('event', { id }, language))
    const texts = [
      ...WRITTEN.map((page) => pageText(language, page)),
      ...neighborhoods.map((id) => neighborhoodText(language, id)),
      ...events.map((id) => eventText(language, id)),
      ...ARTICLE_PAGES.map((page) => article(language, page)),
    ]
    expect(texts).toHaveLength(WRITTEN.length + neighborhoods.length + events.length + ARTICLE_PAGES.length)
    expect(Object.keys(notes(language).neighborhoods).toSorted()).toEqual(NEIGHBORHOOD_IDS.toSorted())
    expect(Object.keys(notes(language).events).toSorted()).toEqual(EVENT_IDS.toSorted())
    expect(homeText(language).steps).toHaveLength(3)
  })

  test('reaches pages without the marks of its facts', () => {
    const texts = [
      homeText(language),
      ...WRITTEN.map((page) => pageText(language, page)),
      ...ARTICLE_PAGES.map((page) => article(language, page)),
      ...EVENT_IDS.filter((id) => hasPage('event', { id }, language)).map((id) => eventText(language, id)),
    ]
    expect(JSON.stringify(texts)).not.toContain('"facts":')
  })

  test('has its own titles: no two pages share one', () => {
    const titles = WRITTEN.map((page) => pageText(language, page).title)
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('has the articles of every other language, under the same slugs and dates', () => {
    const facts = (posts: ReturnType<typeof blog>) =>
      posts.map(({ id, date, photo }) => ({ id, date, photo }))
    expect(facts(blog(language))).toEqual(facts(blog('en')))
  })

  test('has a name for every tag of the blog', () => {
    const tags = new Set(blog('en').flatMap(({ tags }) => tags))
    expect(Object.keys(tagNames(language)).toSorted()).toEqual([...tags].toSorted())
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
