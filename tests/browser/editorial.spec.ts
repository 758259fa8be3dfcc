import type { PageParams } from '../../src/i18n/addresses/forms.ts'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { expect, inFull, test, violationsOf } from './fixtures.ts'
import { misfitsOf } from './misfits.ts'

const PAGES: ReadonlyArray<readonly [PageId, PageParams]> = [
  ['neighborhood', { id: 'le-marais' }],
  ['event', { id: 'fashion-show' }],
  ['services', {}],
  ['about', {}],
  ['blog-post', { slug: 'seats-for-a-show' }],
  ['venue', { slug: 'hotel-de-marbeuf-fullwidth' }],
]

const LANGUAGES_LOOKED_AT: readonly Language[] = ['fr', 'de', 'ru', 'ja']

for (const language of LANGUAGES_LOOKED_AT) {
  for (const [id, params] of PAGES) {
    test(
      `${id} in ${language} fits every window and is accessible`,
      // The pages of every template do so in `pages.spec.ts`.
      inFull(),
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await page.goto(localize(id, params, language))
        for (const width of [390, 768, 1280]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await misfitsOf(page), `at ${width} px`).toEqual([])
        }
        expect(await violationsOf(page)).toEqual([])
      },
    )
  }
}

/** Families whose pictures run out of the page; the agency's stand in a ledger, an article's in its measure (ADR 0128). */
const BLEEDING: readonly PageId[] = ['neighborhood', 'event', 'venue']

test('pictures have several widths, and those of places and events run out of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const [id, params] of PAGES) {
    await page.goto(localize(id, params, 'fr'))
    const boxes = await page
      .locator('.open-picture, .open-small, .photo-stack .photo, .essay-figure .photo:not(.alt)')
      .evaluateAll((photos) => photos.map((photo) => photo.getBoundingClientRect().toJSON() as DOMRect))
    const widths = new Set(boxes.map(({ width }) => Math.round(width)))
    expect(widths.size, id).toBeGreaterThanOrEqual(id === 'blog-post' ? 2 : 3)
    const atAnEdge = boxes.filter(({ left, right }) => left <= 0 || right >= 1280)
    expect(atAnEdge.length > 0, id).toBe(BLEEDING.includes(id))
  }
})

test('on a phone a breadcrumb is never a lone step', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const id of ['services', 'about', 'blog', 'events', 'terms'] as const) {
    await page.goto(localize(id, {}, 'fr'))
    const steps = page.locator('.crumbs li')
    await expect(steps).toHaveCount(2)
    const last = await steps.last().boundingBox()
    expect(last?.width, id).toBeGreaterThan(20)
  }
})

test('on a phone the breadcrumb names a topic in one line, and the title follows it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const language of ['en', 'fr', 'de', 'ru', 'ja'] as const)
    for (const address of [
      localize('neighborhood', { id: 'vendome-palais-royal' }, language),
      localize('event', { id: 'cocktail-party' }, language),
    ]) {
      await page.goto(address)
      const trail = await page.locator('.crumbs').boundingBox()
      expect(trail?.height, address).toBeLessThan(60)
      const name = await page.locator('.crumbs [aria-current]').boundingBox()
      expect(name?.width, address).toBeGreaterThan(20)
      const title = await page.locator('h1').boundingBox()
      expect((title?.y ?? 0) - (trail?.y ?? 0) - (trail?.height ?? 0), address).toBeLessThan(16)
    }
})

test('where motion is reduced, a size that changes is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(localize('blog-post', { slug: 'seats-for-a-show' }, 'fr'))
  const left = await page
    .locator('.essay-figure')
    .first()
    .evaluate((figure: HTMLElement) => {
      getComputedStyle(figure).marginLeft
      figure.style.marginLeft = '99px'
      return getComputedStyle(figure).marginLeft
    })
  expect(left).toBe('99px')
})

test('the mark of a list never stands on its text', async ({ page }) => {
  for (const [id, params] of PAGES) {
    await page.goto(localize(id, params, 'en'))
    const underMarks = await page.locator('main :is(.essay-part, .article-text) li').evaluateAll((items) =>
      items.flatMap((item) => {
        const mark = getComputedStyle(item, '::before')
        const isClear = parseFloat(getComputedStyle(item).paddingLeft) > parseFloat(mark.width)
        return mark.content === 'none' || isClear ? [] : [item.textContent]
      }),
    )
    expect(underMarks, id).toEqual([])
  }
})
