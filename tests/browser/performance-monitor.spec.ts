import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, hydrate, inFull, violationsOf } from './fixtures.ts'
import { test } from './own-site.ts'
import { textsOf } from './site-texts.ts'

const PATH = (language: 'en' | 'fr' | 'ru' | 'ja') => localize('performance-monitor', {}, language)

/** Report visits to the site as a browser would. */
async function tell(
  origin: string,
  visits: number,
  device: string,
  path: string,
  lcp: number,
): Promise<void> {
  for (let sent = 0; sent < visits; sent += 50) {
    const events = Array.from({ length: Math.min(50, visits - sent) }, () => ({
      name: 'web_vitals',
      path,
      label: 'LCP',
      value: lcp,
    }))
    const answer = await fetch(`${origin}/api/events`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ device, events }),
    })
    expect(answer.status).toBe(204)
  }
}

test('shows this visit’s figures as they come, and says that there are none of others yet', async ({
  page,
  site,
}) => {
  const texts = textsOf('fr').vitals
  const answer = await page.goto(site.origin + PATH('fr'))
  expect(await answer?.text()).toContain('noindex')
  await expect(page.getByText(texts.none)).toBeVisible()
  await expect(page.locator('.vital-table')).toHaveCount(0)
  const value = (metric: string) => page.locator(`[data-metric=${metric}] .vital-value`)
  await expect(value('INP')).toHaveText(texts.afterUse)
  await hydrate(page)
  await expect(value('TTFB')).toContainText(/\d/)
  // The first press settles the LCP and gives the others something to measure.
  await page.locator('main h1').click()
  await expect(value('LCP')).toContainText(/\d.*(bon|améliorer|mauvais)/)
  await expect(value('FID')).toContainText(/\d/)
  await expect(value('INP')).toContainText(/\d/)
})

test(
  'draws the 75th percentiles and lists them, marking those of few visits',
  inFull(),
  async ({ page, site }) => {
    await tell(site.origin, 100, 'phone', '/fr/lieu/galerie-perle', 3110)
    await tell(site.origin, 12, 'desktop', '/venues', 1210)
    await site.restart()
    for (const language of ['en', 'ru', 'ja'] as const) {
      const texts = textsOf(language).vitals
      await page.goto(site.origin + PATH(language))
      await expect(page.getByText(texts.none)).toHaveCount(0)
      // All pages on both devices, the venue's page on phones, the list on computers.
      await expect(page.locator('.vital-table tbody tr')).toHaveCount(4)
      const group = (name: string) =>
        page.locator('.vital-table tbody').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      await expect(group(texts.venue)).toContainText(/3[.,][12]/)
      await expect(group(texts.venue)).not.toContainText('*')
      await expect(group(textsOf(language).nav.venues)).toContainText(/1[.,]2.*\*/)
      await expect(page.getByText(texts.few)).toBeVisible()
      const drawn = page.locator('.vital-chart li').filter({ hasText: texts.venue }).getByRole('img')
      await expect(drawn).toHaveAccessibleName(new RegExp(`${texts.phone} 3[.,][12]`))
      await hydrate(page)
      expect(await violationsOf(page)).toEqual([])
    }
  },
)

test(
  'on a phone the table’s figures pass below their page and device, and its caption stays',
  inFull(),
  async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await tell(site.origin, 40, 'phone', '/fr/lieu/galerie-perle', 3000)
    await site.restart()
    await page.goto(site.origin + PATH('ru'))
    const table = page.locator('.vital-table')
    // Columns have as many digits behind the point everywhere.
    await expect(table.locator('tbody').first()).toContainText(/3,\d/)
    const left = async (part: string) => Math.round((await table.locator(part).first().boundingBox())?.x ?? 0)
    const before = [await left('caption'), await left('tbody th'), await left('tbody td.device')]
    await table.evaluate((box) => {
      // As wide as it becomes with all metrics.
      for (const cell of box.querySelectorAll('td.number')) cell.textContent = '1234567 мс'
      box.scrollLeft = 80
    })
    expect(await table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(40)
    expect([await left('caption'), await left('tbody th'), await left('tbody td.device')]).toEqual(before)
    const caption = await table.locator('caption').boundingBox()
    expect((caption?.x ?? 0) + (caption?.width ?? 0)).toBeLessThanOrEqual(390)
  },
)

test.describe('without script', inFull(), () => {
  test.use({ javaScriptEnabled: false })

  test('says why this visit has no figures', async ({ page, site }) => {
    await page.goto(site.origin + PATH('en'))
    // Searching by text passes over `<noscript>`, whatever it shows.
    const note = page.locator('.vitals noscript p')
    await expect(note).toBeVisible()
    expect(await note.textContent()).toBe(textsOf('en').vitals.noscript)
  })
})
