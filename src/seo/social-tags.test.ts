import { expect, test } from 'vitest'
import { type SocialFacts, socialTags } from './social-tags.ts'

const FACTS: SocialFacts = {
  siteUrl: 'https://passage.example',
  siteName: 'Passage',
  url: 'https://passage.example/fr/blog/a',
  title: 'Un titre',
  description: 'Un chapeau',
  language: 'fr',
}

function contents(facts: SocialFacts, name: string): string[] {
  return socialTags(facts).flatMap((tag) =>
    ('property' in tag ? tag.property : tag.name) === name ? tag.content : [],
  )
}

test('a page opens in a network as it opens here', () => {
  expect(contents(FACTS, 'og:title')).toEqual(['Un titre'])
  expect(contents(FACTS, 'og:description')).toEqual(['Un chapeau'])
  expect(contents(FACTS, 'og:locale')).toEqual(['fr_FR'])
  expect(contents(FACTS, 'og:url')).toEqual([FACTS.url])
})

test('a picture comes with its size, type and text', () => {
  const facts = { ...FACTS, preview: { path: '/previews/fr/blog.0.jpg', alt: 'Une salle' } }
  expect(contents(facts, 'og:image')).toEqual(['https://passage.example/previews/fr/blog.0.jpg'])
  expect(contents(facts, 'og:image:width')).toEqual(['1200'])
  expect(contents(facts, 'og:image:height')).toEqual(['630'])
  expect(contents(facts, 'og:image:type')).toEqual(['image/jpeg'])
  expect(contents(facts, 'og:image:alt')).toEqual(['Une salle'])
  expect(contents(facts, 'twitter:card')).toEqual(['summary_large_image'])
  expect(contents(FACTS, 'twitter:card')).toEqual(['summary'])
})

test('an article says when it was published', () => {
  expect(contents(FACTS, 'og:type')).toEqual(['website'])
  const facts = { ...FACTS, article: { published: '2026-10-14', section: 'Showroom' } }
  expect(contents(facts, 'og:type')).toEqual(['article'])
  expect(contents(facts, 'article:published_time')).toEqual(['2026-10-14'])
  expect(contents(facts, 'article:section')).toEqual(['Showroom'])
})
