import { expect, test } from 'vitest'
import { blogFeed } from './blog-feed.ts'

const FACTS = {
  siteUrl: 'https://passage.example',
  language: 'fr',
  title: 'Journal & notes',
  description: 'Ce que nous apprenons',
  author: 'Passage',
} as const
const POST = {
  id: 'first-ten-seconds',
  date: '2026-10-14',
  title: 'Dix <secondes>',
  description: 'Une description',
  lead: 'Un début',
  topics: ['Showroom'],
}

test('the feed announces every article at its address in the language', () => {
  const xml = blogFeed(FACTS, [POST])
  expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">')
  expect(xml).toContain('https://passage.example/fr/blog/first-ten-seconds')
  expect(xml).toContain('href="https://passage.example/feed-fr.xml"')
  expect(xml).toContain('<updated>2026-10-14T00:00:00Z</updated>')
  expect(xml).toContain('<category term="Showroom"/>')
})

test('text cannot break out of its element', () => {
  expect(blogFeed(FACTS, [POST])).not.toContain('<secondes>')
})

test('an empty blog is a feed without entries', () => {
  expect(blogFeed(FACTS, [])).not.toContain('<entry>')
})
