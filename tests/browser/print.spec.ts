import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { AGENCY } from '../../src/lib/settings.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'

/** The inside of an A4 sheet between the margins of `print.css` (13 mm), in CSS pixels. */
const PAPER = { width: Math.floor(((210 - 2 * 13) / 25.4) * 96), height: 1000 }

/** Parts that are for the screen only. A list of pages with their pictures is printed too. */
const OF_THE_SCREEN = [
  'nav:not(:has(.picture-links))',
  'button',
  'input',
  'form',
  '[role=search]',
  '.topbar',
  '.dock',
  '.btn:not([rel])',
]

test.use({ viewport: PAPER })

/** Open a page in print, for a visitor in dark mode. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(path)
  await hydrate(page)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('h1')).toBeVisible()
  for (const what of OF_THE_SCREEN)
    expect(await page.locator(what).filter({ visible: true }).count(), what).toBe(0)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  expect(await cut(page)).toEqual([])
}

/** Texts that the edge of the paper or of a box with hidden overflow cuts. */
function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const { left, right, top, bottom } of range.getClientRects()) {
        // Texts for the ear alone are a pixel large, or out of sight.
        if (right - left < 2 || bottom - top < 2 || node.parentElement?.closest('script, style, .sr'))
          continue
        const inside = (box: { left: number; right: number }) =>
          left >= box.left - 1 && right <= box.right + 1
        const boxes: Element[] = []
        for (let box = node.parentElement; box; box = box.parentElement)
          if (getComputedStyle(box).overflowX !== 'visible') boxes.push(box)
        const whole = boxes.every(
          (box) => box === document.documentElement || inside(box.getBoundingClientRect()),
        )
        if (!whole || !inside({ left: 0, right: innerWidth })) found.push(node.textContent?.trim() ?? '')
      }
    }
    return found
  })
}

/** Pages of a PDF: each is an object of type Page, and their tree of type Pages. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const own = (page: Page, path: string) => new URL(path, page.url()).href.replace(/^https?:\/\//, '')

for (const language of ['fr', 'ja'] as const satisfies Language[]) {
  test.describe(`on paper in ${language}`, inFull(language !== 'fr'), () => {
    test('a venue is one sheet, and its plan another, with its pictures, its price and whom to call', async ({
      page,
    }) => {
      const path = localize('venue', { slug: 'hotel-de-marbeuf' }, language)
      await onPaper(page, path)
      const pictures = page.locator('.mosaic img').filter({ visible: true })
      const count = Number(await page.locator('.mosaic').getAttribute('data-photos'))
      expect(count).toBeGreaterThan(3)
      await expect(pictures).toHaveCount(count)
      await expect
        .poll(() =>
          pictures.evaluateAll(
            (all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length,
          ),
        )
        .toBe(count)
      await expect(page.locator('.quote-card .price')).toContainText(/4.?800/)
      await expect(page.locator('.caps')).toBeVisible()
      const contact = page.locator('.footer address')
      await expect(contact).toContainText(AGENCY.email)
      await expect(contact, 'the way back to this page').toContainText(own(page, path))
      // One for the venue, one for its plan.
      await expect(page.locator('svg.plan')).toBeVisible()
      await expect(page.locator('.plan-fits')).toBeVisible()
      expect(await sheets(page)).toBe(2)
    })

    test('a legal text is whole, section after section, without its contents', inFull(), async ({ page }) => {
      const path = localize('privacy-policy', {}, language)
      await onPaper(page, path)
      const headings = page.locator('.article-text h2')
      const contents = await page.locator('.article-contents a').allTextContents()
      expect(contents.length).toBeGreaterThan(5)
      expect(await headings.allTextContents()).toEqual(contents)
      for (const heading of await headings.all()) await expect(heading).toBeVisible()
      await expect(page.locator('.footer address')).toContainText(own(page, path))
      // Some 1,000 words of text: more than one page, and no empty pages.
      const count = await sheets(page)
      expect(count).toBeGreaterThanOrEqual(2)
      expect(count).toBeLessThanOrEqual(4)
    })

    test('questions are printed with their answers, though they are closed', inFull(), async ({ page }) => {
      await onPaper(page, localize('events', {}, language))
      const questions = page.locator('.questions details')
      expect(await questions.count()).toBeGreaterThan(1)
      for (const question of await questions.all()) {
        await expect(question).not.toHaveAttribute('open')
        const answer = await question.locator('p').boundingBox()
        const box = await question.boundingBox()
        expect(answer?.height).toBeGreaterThan(10)
        // Not drawn over what follows.
        expect((answer?.y ?? 0) + (answer?.height ?? 0)).toBeLessThanOrEqual(
          (box?.y ?? 0) + (box?.height ?? 0) + 1,
        )
      }
    })

    test('a link that leaves the site says where it leads', inFull(), async ({ page }) => {
      const target = 'https://blog.passage.example/2019/a-post'
      await onPaper(page, localize('external-blog', { url: target }, language))
      const link = page.locator('main a[rel~=external]')
      await expect(link).toBeVisible()
      const written = await link.evaluate((one) => getComputedStyle(one, '::after').content)
      expect(written).toContain(target)
    })
  })
}

test('the figures of speed are printed with every column', inFull(), async ({ page }) => {
  await onPaper(page, localize('performance-monitor', {}, 'de'))
})
