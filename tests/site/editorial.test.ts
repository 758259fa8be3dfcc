import { type HTMLElement, parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import type { PageParams } from '../../src/i18n/addresses/forms.ts'
import { hasPage, localize } from '../../src/i18n/addresses/localize.ts'
import { EVENT_IDS, NEIGHBORHOOD_IDS, type PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { AGENCY } from '../../src/lib/settings.ts'
import { blog } from '../../src/modules/content/server/content.server.ts'
import { textsOf as siteTexts } from '../browser/site-texts.ts'
import { fetchPage } from './read-page.ts'

interface MagazinePage {
  readonly page: PageId
  readonly params: PageParams
}

const ONE_OF_EACH: readonly MagazinePage[] = [
  { page: 'neighborhood', params: { id: 'le-marais' } },
  { page: 'event', params: { id: 'showroom' } },
  { page: 'blog-post', params: { slug: 'when-to-book' } },
  { page: 'about', params: {} },
  { page: 'services', params: {} },
]

const ALL: readonly MagazinePage[] = [
  ...NEIGHBORHOOD_IDS.map((id) => ({ page: 'neighborhood', params: { id } }) as const),
  ...EVENT_IDS.map((id) => ({ page: 'event', params: { id } }) as const),
  ...blog('fr').map(({ id }) => ({ page: 'blog-post', params: { slug: id } }) as const),
  ...ONE_OF_EACH.slice(3),
]

/** Storage keys of the pictures of the opening and of the text; the second one of a card is for the pointer. */
function picturesOf(main: HTMLElement): string[] {
  return main
    .querySelectorAll('.open-picture img, .open-small img, .essay-figure .photo:not(.alt) img')
    .map((image) => image.getAttribute('src')?.split('/').at(-1) ?? '')
}

const text = (element: HTMLElement | null) => element?.textContent.trim().replaceAll(/\s+/g, ' ') ?? ''

/** What keeps a page from being one of a magazine. */
function problemsOf(html: string): string[] {
  const main = parse(html).querySelector('main')
  if (!main) return ['no main']
  const pictures = picturesOf(main)
  const venues = main.querySelectorAll('[data-venue]').map((card) => card.getAttribute('data-venue'))
  const said = text(main)
  const quotes = main.querySelectorAll('.pull:not([aria-hidden]) p').map(text)
  const name = text(main.querySelector('.crumbs [aria-current]'))
  return [
    ...(pictures.length >= 3 && pictures.length <= 5 ? [] : [`${pictures.length} pictures`]),
    ...(new Set(pictures).size === pictures.length ? [] : [`a picture twice: ${pictures.join(' ')}`]),
    ...(new Set(venues).size === venues.length ? [] : [`a venue twice: ${venues.join(' ')}`]),
    ...(quotes.length === 1 ? [] : [`${quotes.length} large sentences`]),
    ...quotes
      .filter((quote) => quote === '' || said.split(quote).length !== 2)
      .map((quote) => `not said once: “${quote}”`),
    ...(name === '' ? ['no name'] : []),
    ...(main
      .querySelectorAll('.essay-figure')
      .some((figure) => figure.textContent.trim() === '' && !figure.querySelector('img'))
      ? ['an empty figure']
      : []),
  ]
}

async function findings(language: Language, pages: readonly MagazinePage[]) {
  const existing = pages.filter(({ page, params }) => hasPage(page, params, language))
  const found: string[] = []
  for (const { page, params } of existing) {
    const address = localize(page, params, language)
    const { html } = await fetchPage(inject('siteToRead'), address)
    found.push(...problemsOf(html).map((problem) => `${address}: ${problem}`))
  }
  return found
}

test('every page of the magazine has three to five pictures, a sentence of its own in large, and plain names', async () => {
  expect(await findings('fr', ALL)).toEqual([])
})

test.each(LANGUAGE_CODES.filter((language) => language !== 'fr'))(
  'so has one of each in %s',
  async (language) => {
    expect(await findings(language, ONE_OF_EACH)).toEqual([])
  },
)

const pageOf = async (page: PageId, language: Language) =>
  parse((await fetchPage(inject('siteToRead'), localize(page, {}, language))).html)

const textsOf = (root: HTMLElement, selector: string) => root.querySelectorAll(selector).map(text)

test.each(LANGUAGE_CODES)(
  'in %s the services are five stages with the same figures, each done by somebody of the team',
  async (language) => {
    const [services, about] = await Promise.all([pageOf('services', language), pageOf('about', language)])
    const stages = services.querySelectorAll('.stage')
    const headings = textsOf(services, '.stage h2')
    expect(stages).toHaveLength(5)
    expect(new Set(headings).size).toBe(5)
    // Hours, days, weeks, then one page, one person, one statement.
    const figures = textsOf(services, '.stage-figure, .stage-note').join(' ')
    expect(figures.match(/\d+/g)).toEqual(['24', '3', '2', '1', '1', '1'])
    const team = textsOf(about, '.team h3')
    expect(team).toHaveLength(3)
    expect(stages.map((stage) => team.indexOf(text(stage.querySelector('.stage-mark b'))))).toEqual([
      1, 0, 2, 2, 2,
    ])
    const pictured = stages.map((stage) => stage.querySelector('img')?.getAttribute('src')?.split('/').at(-1))
    expect(pictured).toEqual(['site-submit', 'site-contact', undefined, 'site-journal-6', undefined])
  },
)

test('the about page says what each of its figures counts, who answers, and how to reach them', async () => {
  const about = await pageOf('about', 'en')
  expect(textsOf(about, '.figures dd')).toEqual(['1983', '2002', '350+', '1,000+'])
  expect(new Set(textsOf(about, '.figures dt')).size).toBe(4)
  expect(about.querySelectorAll('.on-file li').length).toBeGreaterThan(2)
  const ways = about.querySelectorAll('.office a').map((link) => link.getAttribute('href'))
  expect(ways).toEqual([`tel:${AGENCY.phone}`, `mailto:${AGENCY.email}`, '/contact'])
  expect(about.querySelectorAll('.call')).toEqual([])
})

test('whoever answers is named where visitors ask: beside a venue, the forms and the address, with a role', async () => {
  const addresses = [
    localize('venue', { slug: 'galerie-valois' }, 'en'),
    localize('contact', {}, 'en'),
    `${localize('contact-venue', {}, 'en')}?venue=galerie-valois`,
    `${localize('contact-venue', {}, 'en')}?kind=visit&venue=galerie-valois`,
    localize('contact-us', {}, 'en'),
    localize('submit-venue', {}, 'en'),
    localize('about', {}, 'en'),
  ]
  for (const address of addresses) {
    const { html } = await fetchPage(inject('siteToRead'), address)
    const named = parse(html).querySelector('.named-contact')
    expect(text(named?.querySelector('b') ?? null), address).toBe('Idris Benali')
    expect(text(named?.querySelector('.note') ?? null), address).toBe(
      'Head of venues · Speaks French, English and Arabic',
    )
  }
})

test.each(['en', 'ja'] as const)('in %s owners read what follows beside the form', async (language) => {
  const { success, proposal } = siteTexts(language)
  const side = (await pageOf('submit-venue', language)).querySelector('.form-side')
  expect(text(side?.querySelector('.side-next h2') ?? null)).toBe(success.next)
  expect(side?.querySelectorAll('.next li').map(text)).toEqual(
    [proposal.next1, proposal.next2, proposal.next3].map((step) => step.replaceAll(/\s+/g, ' ')),
  )
})

test('a venue in the opening picture of a page is named below it', async () => {
  for (const [address, slug] of [
    [localize('events', {}, 'fr'), 'galerie-saint-dominique'],
    [localize('services', {}, 'fr'), 'loft-faubourg-du-roule'],
    [localize('galleries', {}, 'fr'), 'galerie-valois'],
    [localize('showrooms', {}, 'fr'), 'hotel-de-breteuil'],
    [localize('event', { id: 'fashion-show' }, 'fr'), 'caveau-des-victoires'],
    [localize('blog-post', { slug: 'light-for-white-walls' }, 'fr'), 'galerie-valois'],
    [localize('contact-us', {}, 'fr'), 'hotel-de-marbeuf'],
    [localize('about', {}, 'fr'), undefined],
  ] as const) {
    const { html } = await fetchPage(inject('siteToRead'), address)
    const links = parse(html)
      .querySelectorAll('.shows a')
      .map((link) => link.getAttribute('href'))
    expect(links, address).toEqual(slug === undefined ? [] : [localize('venue', { slug }, 'fr')])
  }
})

test('whoever answers speaks the same languages in the team and beside the forms, in the words of the reader', async () => {
  for (const [language, languages] of [
    ['fr', 'Parle français, anglais et arabe'],
    ['de', 'Spricht Französisch, Englisch und Arabisch'],
    ['ja', '話せる言語：フランス語、英語、アラビア語'],
  ] as const) {
    const { html } = await fetchPage(inject('siteToRead'), localize('about', {}, language))
    const about = parse(html)
    const member = about
      .querySelectorAll('.team li')
      .find((item) => item.textContent.includes('Idris Benali'))
    expect(text(member?.querySelector('.label') ?? null), language).toContain(languages)
    expect(text(about.querySelector('.named-contact .note')), language).toContain(languages)
  }
})

test('related articles come with pictures and the time that they take', async () => {
  const { html } = await fetchPage(
    inject('siteToRead'),
    localize('blog-post', { slug: 'light-for-white-walls' }, 'de'),
  )
  const related = parse(html).querySelectorAll('.post-foot li')
  expect(related).toHaveLength(3)
  for (const teaser of related) {
    expect(teaser.querySelectorAll('img')).toHaveLength(1)
    expect(text(teaser.querySelector('.label'))).toMatch(/^\d+\. \p{L}+ \d{4} · \d+\sMin\. Lesezeit$/u)
  }
})

test('the page with large photographs shows each once, with the whole description between them', async () => {
  const slug = 'hotel-de-marbeuf'
  const [normal, large] = await Promise.all(
    [slug, `${slug}-fullwidth`].map(async (form) =>
      parse((await fetchPage(inject('siteToRead'), localize('venue', { slug: form }, 'en'))).html),
    ),
  )
  const described = normal?.querySelectorAll('.prose p:not(.lead)').map(text) ?? []
  expect(described.length).toBeGreaterThan(1)
  expect(large?.querySelectorAll('.essay-part p').map(text)).toEqual(described)
  expect(large?.querySelectorAll('.prose p:not(.lead)')).toEqual([])
  const shown = large
    ?.querySelectorAll('.photo-stack img, .essay-figure img')
    .map((image) => image.getAttribute('src'))
  expect(shown).toHaveLength(5)
  expect(new Set(shown).size).toBe(5)
})

test('legal pages name the day of their version, and no heading promises a mediator whom nobody has named', async () => {
  for (const page of ['terms', 'legal-notice', 'privacy-policy'] as const) {
    const { html } = await fetchPage(inject('siteToRead'), localize(page, {}, 'en'))
    const main = parse(html).querySelector('main')
    expect(main?.querySelector('.version time')?.getAttribute('datetime'), page).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(text(main), page).not.toMatch(/\bmediat/i)
  }
})
