import { expect, hydrate, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const ADDRESS = '/venue/hotel-de-marbeuf'
const TEXTS = textsOf('en').plan

test('layouts and their number are chosen by key, said in words and kept in the address', async ({
  page,
}) => {
  await page.goto(ADDRESS)
  await hydrate(page)
  const island = page.locator('[data-island="venue-plan"][data-started]')
  await island.scrollIntoViewIfNeeded()
  const say = page.locator('.plan-say')
  await expect(say).toHaveText(/160\sseats fit, 25\sm runway/)
  await expect(page.locator('svg.plan')).toHaveAccessibleName(/33\.5\sby 10\.75\smetres.*160\sseats/)

  await page.getByRole('radio', { name: TEXTS.layout.runway }).press('ArrowLeft')
  await expect(page.getByRole('radio', { name: TEXTS.layout.rows })).toBeChecked()
  await page.getByRole('radio', { name: TEXTS.layout.rows }).press('ArrowLeft')
  await expect(say).toHaveText('100 seats fit, 10 round tables')
  const steps = await page.evaluate(() => history.length)
  await page.getByRole('slider').press('Home')
  await expect(say).toHaveText('8 seats fit, 1 round table')
  await expect(page).toHaveURL(`${ADDRESS}?guests=8&layout=seatedDinner`)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /hotel-de-marbeuf$/)
})

test('the guests of the quote card and those on the plan are one value', async ({ page }) => {
  await page.goto(ADDRESS)
  await hydrate(page)
  const guests = page.locator('.quote-card [name=guests]')
  await page.locator('.plan-block').scrollIntoViewIfNeeded()
  await page.getByRole('slider').press('Home')
  await expect(page.locator('.plan-say')).toHaveText(/^10\sseats fit/)
  await expect(guests).toHaveValue('1-10')
  await guests.selectOption('51-100')
  await expect(page.locator('.plan-say')).toHaveText(/^100\sseats fit/)
  // More than the venue holds so stays as many as fit.
  await guests.selectOption('200+')
  await expect(page.locator('.plan-say')).toHaveText(/^160\sseats fit/)
  await expect(guests).toHaveValue('200+')
})

test('the plan is kept as a PDF, as it is drawn', async ({ page }) => {
  await page.goto(`${ADDRESS}?layout=dinner&guests=40`)
  await hydrate(page)
  await page.locator('.plan-block').scrollIntoViewIfNeeded()
  await expect(page.locator('.plan-say')).toHaveText(/^40\sseats fit/)
  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: TEXTS.file }).click()
  const file = await kept
  expect(file.suggestedFilename()).toBe('hotel-de-marbeuf-plan.pdf')
  expect(new URL(file.url()).search).toBe('?language=en&layout=seatedDinner&guests=40')
  await file.delete()
})

test('an address that names a layout opens with it, and one that names none as the house is shown', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}?layout=standing&guests=90`)
  await hydrate(page)
  await page.locator('.plan-block').scrollIntoViewIfNeeded()
  await expect(page.locator('.plan-say')).toHaveText(/^90\sguests fit/)
  await page.goto(`${ADDRESS}?layout=opera&guests=-4`)
  await hydrate(page)
  await expect(page.locator('.plan-say')).toHaveText(/^160\sseats fit/)
})

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })

  for (const slug of ['hotel-de-marbeuf', 'salon-vendome', 'atelier-du-faubourg'])
    test(`every word of the plan is at least 9 px high: ${slug}`, async ({ page }) => {
      await page.goto(`/venue/${slug}`)
      const heights = await page.locator('svg.plan text').evaluateAll((texts) =>
        (texts as SVGTextElement[])
          .filter((text) => text.checkVisibility())
          .map((text) => {
            const { a = 0, b = 0 } = text.getScreenCTM() ?? {}
            return Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
          }),
      )
      expect(heights.length).toBeGreaterThan(5)
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(9)
    })

  test('a long room is drawn large, and moved sideways within its own box', async ({ page }) => {
    await page.goto(ADDRESS)
    const [room, box] = [page.locator('svg.plan .pl-floor'), page.getByRole('figure', { name: TEXTS.title })]
    // 33.5 metres, each of them twenty pixels.
    expect((await room.boundingBox())?.width).toBeCloseTo(670, -1)
    await box.press('ArrowRight')
    await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(20)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the first layout is drawn, and all that fits stands in a table', async ({ page }) => {
    await page.goto(ADDRESS)
    await expect(page.locator('svg.plan .pl-runway')).toBeVisible()
    await expect(page.getByRole('slider')).toBeHidden()
    await expect(page.getByRole('table', { name: TEXTS.fits }).getByRole('row')).toHaveCount(5)
  })
})
