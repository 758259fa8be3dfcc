import { beforeAll, expect, inject, test } from 'vitest'
import { delocalize } from '../../src/i18n/addresses/delocalize.ts'
import { parameterOf } from '../../src/i18n/addresses/forms.ts'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { PAGE_SETTINGS } from '../../src/i18n/addresses/pages.ts'
import { PAGE_IDS } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { allowedTarget } from '../../src/lib/allowed-target.ts'
import { FULL_RUN } from '../helpers/full-run.ts'
import { type Crawl, crawl, internalLinks } from './crawl.ts'
import { testHeads } from './heads-of-all.ts'
import { type ReadPage, readPage } from './page-head.ts'
import { elements, type FetchedPage, languageOfPath, readEntities, sitemapPaths } from './read-page.ts'

/** Languages whose links are followed. Pages in the others are read where these link to them: each in all languages. */
const FOLLOWED: readonly Language[] = FULL_RUN ? LANGUAGE_CODES : ['fr']

const origin = inject('siteToRead')
/** Every path of the sitemap. */
let known: ReadonlySet<string>
/** Those in the languages that are followed. */
let listed: string[]
let found: Crawl
/** The heads of all pages of the sitemap, by their addresses. */
const heads = new Map<string, ReadPage>()

beforeAll(async () => {
  const paths = await sitemapPaths(origin)
  expect(new Set(paths).size).toBe(paths.length)
  known = new Set(paths)
  const isFollowed = (path: string) => FOLLOWED.includes(languageOfPath(path))
  listed = paths.filter(isFollowed)
  found = await crawl(
    origin,
    FOLLOWED.map((language) => localize('home', {}, language)),
    isFollowed,
    paths,
  )
  for (const path of paths) heads.set(origin + path, readPage(found.pages.get(path)?.html ?? ''))
  // 1,500 addresses; on a machine that does other things too it takes a while.
}, 300_000)

/** Pages that answered, without those behind a query. */
function plainPages(): FetchedPage[] {
  return [...found.pages.values()].filter((page) => page.html !== '' && !page.path.includes('?'))
}

const isHidden = (page: FetchedPage) =>
  elements(page.html, 'meta').some(
    (meta) => meta.get('name') === 'robots' && meta.get('content')?.includes('noindex'),
  )

test('every internal link leads to a page at once: none is broken, none is redirected', () => {
  const at = ({ path, status, location }: FetchedPage) =>
    `${status} ${path}${location ? ` → ${location}` : ''}, linked on ${found.foundOn.get(path)}`
  const answers = [...found.pages.values()]
  const redirecting = answers.filter(({ status }) => status >= 300 && status < 400)
  const broken = answers.filter(({ status }) => status >= 400)
  console.warn(
    `crawl: ${listed.length} pages in the sitemap, ${found.links} links on ${plainPages().length} pages, ` +
      `${answers.length} different addresses, ${broken.length} broken, ${redirecting.length} redirecting`,
  )
  expect(broken.map(at)).toEqual([])
  expect(redirecting.map(at)).toEqual([])
  expect(found.brokenAnchors).toEqual([])
})

test('every page can be reached from the home page of its language', () => {
  expect(listed.filter((path) => !found.foundOn.has(path))).toEqual([])
  const ofTheTable = PAGE_IDS.filter((page) => parameterOf(page) === undefined && PAGE_SETTINGS[page].listed)
  const missing = FOLLOWED.flatMap((language) =>
    ofTheTable.map((page) => localize(page, {}, language)).filter((path) => !found.foundOn.has(path)),
  )
  expect(missing).toEqual([])
})

test('links lead to canonical addresses only', () => {
  const others = plainPages().filter(({ path }) => delocalize(path)?.canonical !== path)
  expect(others.map(({ path }) => `${path} on ${found.foundOn.get(path)}`)).toEqual([])
})

test('every page of the sitemap answers', () => {
  const wrong = [...known].filter((path) => found.pages.get(path)?.status !== 200)
  expect(wrong).toEqual([])
})

test('no page that may be found is missing in the sitemap', () => {
  const missing = plainPages().filter((page) => !isHidden(page) && !known.has(page.path))
  expect(missing.map(({ path }) => path)).toEqual([])
})

test('the sitemap page links to every page of its language', () => {
  const missing = FOLLOWED.flatMap((language) => {
    const path = localize('sitemap', {}, language)
    const { html = '' } = found.pages.get(path) ?? {}
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const linked = new Set(internalLinks({ html: main, path }, origin).map(({ pathname }) => pathname))
    return listed.filter((entry) => languageOfPath(entry) === language && !linked.has(entry))
  })
  expect(missing).toEqual([])
})

test('no page contains an address that the site would reject (behaviour 9.8)', () => {
  const targets = new Map<string, string>()
  for (const { html, path } of found.pages.values()) {
    for (const [, , target = ''] of html.matchAll(
      /<(?!image\b)[a-z]+\s[^>]*\s(href|action|formAction|src)="([^"]*)"/gi,
    ))
      targets.set(readEntities(target), path)
  }
  expect(targets.size).toBeGreaterThan(1000)
  const rejected = [...targets].flatMap(([target, path]) => {
    try {
      allowedTarget(target, { external: true })
      return []
    } catch (error) {
      return [`${target} on ${path}: ${error}`]
    }
  })
  expect(rejected).toEqual([])
})

testHeads(origin, heads)
