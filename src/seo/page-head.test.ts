import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { pageHead } from './page-head.ts'

const SITE = 'https://site.example'

function headIn(language: (typeof LANGUAGE_CODES)[number], languages: typeof LANGUAGE_CODES) {
  const { meta, links } = pageHead({
    siteUrl: SITE,
    siteName: 'Passage',
    page: 'venue',
    params: { slug: 'perle' },
    language,
    copyLanguage: languages.includes(language) ? language : 'en',
    languages,
    title: 'Perle',
    description: 'A white gallery.',
    heading: 'Perle',
    lead: 'A white gallery.',
  })
  const robots = meta.find((tag) => 'name' in tag && tag.name === 'robots')
  return {
    robots: robots && 'content' in robots ? robots.content : undefined,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates: links.flatMap((link) => ('hrefLang' in link ? link.hrefLang : [])),
  }
}

describe('a page that has copy in some languages only', () => {
  test('offers those to search engines, and no other', () => {
    expect(headIn('fr', ['en', 'fr', 'ja'])).toEqual({
      robots: undefined,
      canonical: `${SITE}/fr/lieu/perle`,
      alternates: ['en', 'fr', 'ja', 'x-default'],
    })
  })

  test('is kept out of results in the others, and names the copy as the true page (behaviour 1.2)', () => {
    expect(headIn('ko', ['en', 'fr', 'ja'])).toEqual({
      robots: 'noindex, follow',
      canonical: `${SITE}/venue/perle`,
      alternates: [],
    })
  })

  test('is offered in all ten when it has all ten', () => {
    expect(headIn('ko', LANGUAGE_CODES).alternates).toHaveLength(11)
  })
})
