import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, expectSound, fontsFetched, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const FAVORITES = 'passage.favorites'
const RECENT = 'passage.recent'
const SIX = [
  'hotel-de-marbeuf',
  'loft-blanc-popincourt',
  'galerie-montmorency',
  'galerie-perle',
  'salon-opera',
  'loft-sentier',
] as const

const favorite = (slug: string) => ({
  slug,
  name: slug,
  type: 'gallery',
  neighborhood: 'le-marais',
  arrondissement: 3,
  surfaceM2: 95,
  guests: 80,
  priceFromDayCents: 100_000,
  photos: [],
  language: 'en',
})

/** Open the list of a browser that keeps these venues. */
async function openList(page: Page, slugs: readonly string[], address = localize('favorites', {}, 'en')) {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
    },
    [FAVORITES, JSON.stringify(slugs.map(favorite))] as const,
  )
  await page.goto(address)
  await hydrate(page)
}

const row = (page: Page, id: string) => page.locator(`tr[data-row=${id}]`)
const heads = (page: Page) =>
  page.locator('[data-column]').evaluateAll((all) => all.map((one) => one.getAttribute('data-column')))
const keptSlugs = (page: Page) =>
  page.evaluate((key) => {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as { slug: string }[]
    return kept.map(({ slug }) => slug)
  }, FAVORITES)

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the first five stand side by side, with the total for the dates of the list', async ({ page }) => {
    await openList(page, SIX, '/my-favorites?startDate=2027-03-02&duration=2')
    const texts = textsOf('en')
    await expect(row(page, 'price').locator('td')).toHaveText([
      // Two days asked for, three charged.
      '€14,4003 × €4,800Minimum hire: 3 days',
      /^€/,
      /^€/,
      /^€/,
      /^€/,
    ])
    await expect(row(page, 'price').locator('th')).toContainText('2–\u20603 March 2027, 2 days')
    await expect(row(page, 'surface').locator('td').first()).toHaveText('310 m²')
    await expect(row(page, 'surface').locator('.most')).toHaveText('310 m²')
    await expect(row(page, 'runway').locator('td')).toHaveCount(5)
    await row(page, 'plan').scrollIntoViewIfNeeded()
    await expect(row(page, 'plan').locator('svg.plan').first()).toBeVisible()
    // No layout is chosen: each says which one it shows.
    await expect(row(page, 'plan').locator('td').first()).toContainText(/Show\s\d+\sseats\sfit/)
    // What the server has drawn later has its rules.
    await expect(row(page, 'plan').locator('.pl-out').first()).not.toHaveCSS('stroke', 'none')
    const frames = await row(page, 'plan')
      .locator('svg.plan')
      .evaluateAll((all) => all.map((one) => one.getAttribute('viewBox')?.split(' ').slice(2).join()))
    expect(new Set(frames).size, 'one scale for all').toBe(1)
    // The dates go along with the request.
    const ask = page.getByRole('link', { name: texts.favorites.askAll })
    await expect(ask).toHaveAttribute('href', /\?duration=2&startDate=2027-03-02&.*venue=loft-sentier$/)
    // The sixth takes the place of the fifth.
    await page.getByRole('button', { name: /^Compare: / }).click()
    await expect(page.locator('[data-column="loft-sentier"]')).toBeVisible()
    expect(await heads(page)).toEqual([...SIX.slice(0, 4), 'loft-sentier'])
    await expect(row(page, 'price').locator('td').last()).toContainText('×')
  })

  test('what the list says is kept over a reload, and what cannot be read stays to be mended', async ({
    page,
  }) => {
    await openList(page, SIX.slice(0, 2))
    await expect(row(page, 'price').locator('td').first()).toContainText('from €4,800 / day')
    await page.getByLabel('Name of this list').fill('March, the show')
    await page.getByLabel('Days').fill('400')
    await expect(page.getByLabel('Days')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('main')).toContainText('A whole number from 1 to 366.')
    await page.getByLabel('Days').fill('4')
    await page.getByLabel('Guests').fill('155')
    await page.getByLabel('Layout').selectOption('runway')
    await expect(row(page, 'runway').locator('td').nth(1)).toContainText('too small for 155')
    await page.reload()
    await hydrate(page)
    await expect(page.getByLabel('Name of this list')).toHaveValue('March, the show')
    await expect(row(page, 'price').locator('td').first()).toContainText('€19,200')
    // Clearing the list clears what it says; undoing brings both back.
    const texts = textsOf('en')
    await page.getByRole('button', { name: texts.favorites.clear }).click()
    await expect(page.locator('main')).toContainText(texts.favorites.empty)
    expect(await page.evaluate(() => localStorage.getItem('passage.shortlist'))).toBeNull()
    await page.locator('.toast').getByRole('button', { name: texts.common.undo }).click()
    await expect(page.getByLabel('Name of this list')).toHaveValue('March, the show')
  })

  test('venues are put in order by keys, by arrows and with the pointer', async ({ page }) => {
    await openList(page, SIX.slice(0, 3))
    const handle = page.locator('[data-column="hotel-de-marbeuf"] [aria-pressed]').first()
    await expect(handle).toHaveAccessibleName('Move Hôtel de Marbeuf, place 1 of 3')
    await handle.press('Space')
    await handle.press('ArrowRight')
    await handle.press('ArrowRight')
    await expect(page.locator('[role=status]', { hasText: 'Hôtel de Marbeuf, place 3 of 3' })).toBeAttached()
    await handle.press('ArrowLeft')
    await handle.press('Space')
    await expect(handle).toHaveAttribute('aria-pressed', 'false')
    await expect(handle).toBeFocused()
    expect(await keptSlugs(page)).toEqual([SIX[1], SIX[0], SIX[2]])
    await handle.press('Space')
    await handle.press('ArrowLeft')
    await handle.press('Escape')
    expect(await keptSlugs(page), 'put back').toEqual([SIX[1], SIX[0], SIX[2]])

    const later = page.getByRole('button', { name: 'Move back: Loft Blanc Popincourt' })
    await later.click()
    expect(await keptSlugs(page)).toEqual([SIX[0], SIX[1], SIX[2]])
    await expect(later).toBeFocused()

    const from = await page.locator(`[data-column="${SIX[2]}"] [aria-pressed]`).first().boundingBox()
    const to = await page.locator(`[data-column="${SIX[0]}"]`).boundingBox()
    if (!from || !to) throw new Error('Nothing to drag')
    await page.mouse.move(from.x + 10, from.y + 10)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, from.y + 60, { steps: 12 })
    await page.mouse.up()
    expect(await heads(page)).toEqual([SIX[2], SIX[0], SIX[1]])
    await page.reload()
    await hydrate(page)
    expect(await heads(page)).toEqual([SIX[2], SIX[0], SIX[1]])
  })

  test('a note is kept with every letter, follows its venue, and comes back with it', async ({ page }) => {
    await openList(page, SIX.slice(0, 3))
    const note = page.getByLabel('Your note on Loft Blanc Popincourt')
    await note.pressSequentially('White & <b>cheap</b>')
    await expect(row(page, 'note')).toContainText(/Saved at \d\d:\d\d/)
    await page.reload()
    await hydrate(page)
    await expect(note).toHaveValue('White & <b>cheap</b>')
    await page.locator(`.favorites article[data-venue="${SIX[1]}"] button[aria-pressed]`).click()
    await expect(note).toHaveCount(0)
    await page
      .locator('.toast')
      .getByRole('button', { name: textsOf('en').common.undo })
      .click()
    await expect(note).toHaveValue('White & <b>cheap</b>')
  })

  test('a browser that keeps nothing more says so, and the text stays', inFull(), async ({ page }) => {
    await openList(page, SIX.slice(0, 2))
    const note = page.getByLabel('Your note on Loft Blanc Popincourt')
    await expect(note).toBeVisible()
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await note.fill('The light at five')
    await note.blur()
    await expect(row(page, 'note')).toContainText('Not saved')
    await expect(note).toHaveValue('The light at five')
  })

  test('another tab is heard', inFull(), async ({ page, context }) => {
    await openList(page, SIX.slice(0, 2))
    const other = await context.newPage()
    await other.goto(localize('favorites', {}, 'en'))
    await hydrate(other)
    await page.getByLabel('Name of this list').fill('Two tabs')
    await page.getByLabel('Your note on Hôtel de Marbeuf').fill('Both see it')
    await expect(other.getByLabel('Name of this list')).toHaveValue('Two tabs')
    await expect(other.getByLabel('Your note on Hôtel de Marbeuf')).toHaveValue('Both see it')
  })

  test('nothing moves while it arrives, and it has no barrier', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
        })[])
          if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // The first visit brings the fonts, and what is kept up to date.
    await openList(page, SIX)
    await fontsFetched(page)
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), FAVORITES))
      .toContain('"name":"Hôtel de Marbeuf"')
    await page.reload()
    await hydrate(page)
    await expect(row(page, 'price')).toBeVisible()
    await row(page, 'plan').scrollIntoViewIfNeeded()
    await expect(row(page, 'plan').locator('svg.plan')).toHaveCount(5)
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.01)
    await expectSound(page, 'light', 'five venues side by side')
  })

  test('the venues seen last are remembered until the visitor says no', async ({ page }) => {
    for (const slug of ['galerie-valois', 'galerie-perle']) {
      await page.goto(`/venue/${slug}`)
      await hydrate(page)
      await expect
        .poll(() => page.evaluate((key) => localStorage.getItem(key), RECENT))
        .toContain(`"slug":"${slug}"`)
    }
    await page.goto('/fr/mes-favoris')
    await hydrate(page)
    const recent = page.locator('.recent')
    await expect(recent.locator('li')).toHaveText([/^Galerie de la Perle/, /^Galerie Valois/])
    await recent.getByRole('checkbox').uncheck()
    await expect(recent).toContainText(textsOf('fr').shortlist.forgotten)
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBe('off')
    await page.goto('/venue/galerie-perle')
    await hydrate(page)
    expect(await page.evaluate((key) => localStorage.getItem(key), RECENT)).toBe('off')
  })
})

for (const width of [1440, 390] as const)
  test(`in letters of twice the size no word of a name is broken, and the columns scroll within themselves: ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openList(page, SIX)
    await expect(row(page, 'price')).toBeVisible()
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const names = page.locator('.favorites article h2 a')
    await expect(names.first()).toHaveText('Hôtel de Marbeuf')
    const faults = await names.evaluateAll((all) =>
      all
        .filter((name) => name.checkVisibility())
        .flatMap((name) => {
          const text = name.firstChild
          const card = name.closest('article')?.getBoundingClientRect()
          if (!(text instanceof Text) || !card) return ['no name']
          return [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
            const range = document.createRange()
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const rects = [...range.getClientRects()]
            const isWhole = rects.length === 1 && rects.every(({ right }) => right <= card.right + 1)
            return isWhole ? [] : [word]
          })
        }),
    )
    expect(faults).toEqual([])
    const room = await page
      .locator('.compare')
      .evaluate(({ scrollWidth, clientWidth }) => scrollWidth / clientWidth)
    expect(room).toBeGreaterThan(1.2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('two venues at a time, which the visitor chooses', async ({ page }) => {
    await openList(page, SIX.slice(0, 4), '/fr/mes-favoris')
    await expect(row(page, 'surface').locator('td:visible')).toHaveCount(2)
    const pills = page.locator('.compare-pills button')
    await expect(pills.nth(0)).toHaveAttribute('aria-pressed', 'true')
    await pills.nth(3).click()
    await expect(pills.nth(3)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-column]:visible')).toHaveCount(2)
    await expect(page.locator('[data-column="galerie-perle"]')).toBeVisible()
    await expect(page.locator('[data-column="hotel-de-marbeuf"]')).toBeVisible()
    await expectSound(page, 'light', 'two of four venues on a phone')
    // Where one of the two is taken away, another one comes up.
    await page.locator('.favorites article[data-venue="galerie-perle"] button[aria-pressed]').click()
    await expect(page.locator('[data-column]:visible')).toHaveCount(2)
  })

  test('one venue alone is a card', async ({ page }) => {
    await openList(page, SIX.slice(0, 1))
    await expect(page.locator('.results article[data-venue]')).toHaveCount(1)
    await expect(page.locator('table')).toHaveCount(0)
    expect(await violationsOf(page)).toEqual([])
  })

  test.describe('without an answer from the server', () => {
    test.use({ expectedStatuses: [503] })

    test('what the browser kept is compared, and the rest comes later', inFull(), async ({ page }) => {
      await page.route(/\/api\/(?:venue-cards|compared-venues)/, (route) =>
        route.fulfill({ status: 503, contentType: 'text/plain', body: 'status of 503' }),
      )
      await openList(page, SIX.slice(0, 2))
      await expect(row(page, 'surface').locator('td').first()).toHaveText('95 m²')
      await expect(row(page, 'ceiling').locator('td').first()).toHaveText('–')
      await page.unroute(/\/api\/(?:venue-cards|compared-venues)/)
      await page.getByRole('button', { name: textsOf('en').common.retry }).click()
      await expect(row(page, 'ceiling').locator('td').first()).toHaveText('3.7 m')
    })
  })
})

test('on paper the notes stand where their fields were', async ({ page }) => {
  await openList(page, SIX.slice(0, 3))
  await page.getByLabel('Your note on Hôtel de Marbeuf').fill('The light at five')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.note-said').first()).toBeVisible()
  for (const what of ['button', 'input', 'textarea', 'select'])
    await expect(page.locator(`main ${what}`).filter({ visible: true }), what).toHaveCount(0)
})
