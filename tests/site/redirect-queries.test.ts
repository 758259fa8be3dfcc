/** Every redirect keeps the query (behaviour 1.4): old names, old articles, other spellings, behind every prefix. */
import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { FORMER_BLOG } from './site-setup.ts'

const site = inject('siteToRead')

const MOVED = [
  ...['lieux', 'lieu/galerie-valois', 'favoris', 'services', 'evenements', 'evenements/defile-mode'],
  ...['evenements/no-such-event', 'neighbourhoods', 'neighbourhoods/bastille', 'types/galleries'],
  ...[
    'old-blog',
    'ancien-blog',
    'Venues',
    'venues/',
    'venue/Galerie-Valois',
    'venue/galerie-valois.',
    'contact-us)',
  ],
]

/** Paths of the articles of the former blog, as they were and as they are spelled elsewhere. */
const OLD_POSTS = (
  JSON.parse(readFileSync('content/journal.json', 'utf8')) as readonly { oldPaths?: readonly string[] }[]
)
  .flatMap(({ oldPaths = [] }) => oldPaths)
  .flatMap((old) => [old, `${old}/`, old.toUpperCase(), `${old}.html`, `${old}/index.html`, `${old}.`])
  .map((old) => `old-blog/${old}`)

/** French has most of the old names as its present ones. */
const PREFIXES = LANGUAGE_CODES.filter((language) => language !== 'fr').map((language) =>
  language === 'en' ? '' : `/${language}`,
)

async function locationOf(path: string): Promise<string> {
  const answer = await fetch(site + path, { redirect: 'manual' })
  await answer.body?.cancel()
  return `${answer.status} ${answer.headers.get('location')}`
}

test('every redirect keeps the query', async () => {
  expect(OLD_POSTS.length).toBeGreaterThan(5)
  const legal = [
    '/mentions-legales',
    '/politique-confidentialite',
    '/cgu',
    '/fr/events/fashion-show',
    '/en/venues',
  ]
  const asked = PREFIXES.slice(0, FULL_RUN ? PREFIXES.length : 2).flatMap((prefix) =>
    [...MOVED, ...OLD_POSTS].map((path) => `${prefix}/${path}`),
  )
  const wrong: string[] = []
  for (const path of [...asked, ...legal]) {
    const found = await locationOf(`${path}?utm_source=a%20b&x=1`)
    // As it was sent, or as a query is written anew.
    if (!/^301 \/[^?]*\?utm_source=a(?:%20|\+)b&x=1$/.test(found)) wrong.push(`${path}: ${found}`)
  }
  expect(wrong).toEqual([])
})

test.each(LANGUAGE_CODES)('the link to a former blog keeps the query, in %s', async (language) => {
  const there = `https://${FORMER_BLOG}/?p=123&utm_source=a`
  const answer = await fetch(`${site}/${language}/${there}`)
  expect(answer.status).toBe(200)
  const links = parse(await answer.text()).querySelectorAll('main a.btn')
  expect(links.map((link) => link.getAttribute('href'))).toContain(there)
})

test('a host that is not the agency’s is no page of the site, whatever its query', async () => {
  const answer = await fetch(`${site}/https://elsewhere.example/?p=123`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).not.toContain('href="https://elsewhere.example')
})
