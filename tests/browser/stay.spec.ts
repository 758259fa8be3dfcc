import type { Locator, Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'

/** Hires for 3 days at least, at €4,800 a day. */
const SLUG = 'hotel-de-marbeuf'
const STAY = 'duration=5&startDate=2031-03-04'

const sum = (page: Page) => page.locator('.hire-sum:visible')
const total = (page: Page) => sum(page).locator('.total dd')

/** From the home search over list and venue to the request; nothing is typed twice. */
async function followStay(page: Page, choose: (search: Locator) => Promise<void>): Promise<void> {
  const search = page.locator('.search form')
  await choose(search)
  await search.locator('.btn').click()
  await expect(page).toHaveURL(/\/venues\?startDate=2031-03-04&duration=5$/)
  await expect(page.locator('.chips')).toContainText('4–\u20608 March')
  const card = page.locator(`article[data-venue=${SLUG}]`)
  await expect(card).toContainText('€24,000 for 5 days')
  await card.locator('h3 a').click()
  await expect(page).toHaveURL(`/venue/${SLUG}?${STAY}`)
  await expect(total(page)).toHaveText('€24,000')
  await page.locator('aside.quote button[type=submit]').click()
  const form = page.locator('main form[method=post]')
  await expect(form.locator('[name=startDate]')).toHaveValue('2031-03-04')
  await expect(form.locator('[name=duration]')).toHaveValue('5 days')
}

test('a stay goes along from the home search to the request', async ({ page }) => {
  await page.goto(`/?${STAY}`)
  await hydrate(page)
  await followStay(page, async (search) => {
    await expect(search.locator('.days-open')).toContainText(/4–\u20608\sMarch\s2031\s· 5\sdays/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // The journey of a visitor goes from page to page without script in every run.
  test('a stay goes along as well', inFull(), async ({ page }) => {
    await page.goto('/')
    await followStay(page, async (search) => {
      await search.locator('[name=startDate]').fill('2031-03-04')
      await search.locator('[name=duration]').fill('5')
    })
  })

  test('what cannot be used of a stay is said', inFull(), async ({ page }) => {
    await page.goto('/venues?startDate=2020-03-01&duration=400')
    await expect(page.locator('#filter-problems li')).toHaveCount(2)
    await expect(page.locator(`article[data-venue=${SLUG}]`)).toContainText('from €4,800 / day')
  })
})

test.describe('in the list', () => {
  test('the days are one chip, and Back undoes them', async ({ page }) => {
    await page.goto('/venues')
    await hydrate(page)
    await expect(page.locator('.listing')).toHaveAttribute('data-live', '')
    await page.locator('#filter-duration').fill('2')
    await expect(page).toHaveURL('/venues?duration=2')
    await expect(page.locator(`article[data-venue=${SLUG}]`)).toContainText('€14,400 for 3 days, the minimum')
    await page.locator('#filter-startDate').fill('2031-03-04')
    await expect(page).toHaveURL('/venues?duration=2&startDate=2031-03-04')
    await expect(page.locator('.chips .chip')).toHaveCount(1)
    await page.goBack()
    await expect(page).toHaveURL('/venues?duration=2')
    await expect(page.locator('#filter-startDate')).toHaveValue('')
    await page.locator('.chips .chip').click()
    await expect(page).toHaveURL('/venues')
    await expect(page.locator(`article[data-venue=${SLUG}]`)).toContainText('from €4,800 / day')
  })

  test('the order by price is that of the totals', async ({ page }) => {
    const slugs = () =>
      page
        .locator('article[data-venue]')
        .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-venue')))
    await page.goto('/venues?sort=price')
    expect((await slugs())[0]).toBe('boutique-vertbois')
    // Hired for a day, a cellar costs less than a shop that is hired for two weeks.
    await page.goto('/venues?duration=1&sort=price')
    expect((await slugs())[0]).toBe('caveau-beaubourg')
  })
})

test.describe('on the page of a venue', () => {
  test('the sum follows what is chosen, and names fashion week and minimum hire', async ({ page }) => {
    const path = localize('venue', { slug: SLUG }, 'en')
    await page.goto(path)
    await hydrate(page)
    await expect(sum(page)).toHaveCount(0)
    const card = page.locator('aside.quote form')
    await card.locator('[name=duration]').selectOption('4')
    await expect(total(page)).toHaveText('€19,200')
    await card.locator('[name=startDate]').fill('2028-03-05')
    await expect(card.locator('.fashion-week:visible')).toContainText('Womenswear fashion week')
    await expect(page).toHaveURL(`${path}?duration=4&startDate=2028-03-05`)
    await expectSound(page, 'light', 'with a sum')
    await page.goto(`${path}?duration=2`)
    await expect(sum(page)).toContainText('Minimum hire: 1 more day')
    await expect(total(page)).toHaveText('€14,400')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('.similar article a').first()).toHaveAttribute('href', /\?duration=2$/)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('the dock has the total from the first day on, and takes it along', async ({ page }) => {
      await page.goto(localize('venue', { slug: SLUG }, 'en'))
      await hydrate(page)
      const dock = page.locator('.dock')
      await expect(dock).toContainText('from €4,800 / day')
      await page.locator('aside.quote [name=startDate]').fill('2031-03-04')
      await expect(dock.locator('.price:visible')).toHaveText('4–\u20606 March €14,400 excl. VAT')
      await dock.locator('a').click()
      await expect(page.locator('main form[method=post] [name=startDate]')).toHaveValue('2031-03-04')
      await expect(page.locator('main form[method=post] [name=duration]')).toHaveValue('3 days')
    })
  })
})

test('the request asks about a duration that it cannot read, once it is left', async ({ page }) => {
  await page.goto(`/contact-venue?venue=${SLUG}`)
  await hydrate(page)
  const duration = page.locator('[name=duration]')
  await duration.fill('the whole season')
  await expect(page.locator('#duration-advice')).toHaveCount(0)
  await duration.blur()
  await expect(page.locator('#duration-advice')).toHaveText('How many days is that?')
  await duration.fill('one evening')
  await expect(page.locator('#duration-advice')).toContainText('Showrooms are hired for 3 days or more.')
})
