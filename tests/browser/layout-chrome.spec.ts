import type { Page } from '@playwright/test'
import { hasPage, localize } from '../../src/i18n/addresses/localize.ts'
import { EVENT_IDS } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, LANGUAGES } from '../../src/i18n/languages.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

const burger = (page: Page) => page.locator('details.burger')
const shareMenu = (page: Page) => page.locator('.site-header .bar-end details:has([data-closes])')
const languageMenu = (page: Page) => page.locator('.site-header .bar-end details:has(a[hreflang])')
const badge = (page: Page) => page.locator('.site-header .badge')

async function keepFavorites(page: Page, count: number): Promise<void> {
  const favorites = Array.from({ length: count }, (_, index) => ({
    slug: `venue-${index}`,
    name: `Venue ${index}`,
    type: 'loft',
    neighborhood: 'bastille',
    arrondissement: 11,
    surfaceM2: 100,
    guests: 100,
    priceFromDayCents: 100_000,
    photos: [],
    language: 'en',
  }))
  await page.evaluate((text) => localStorage.setItem('passage.favorites', text), JSON.stringify(favorites))
}

test.describe('the burger menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('opens by keyboard, lists the pages, and gives the focus back on Escape', async ({ page }) => {
    await page.goto('/it')
    await hydrate(page)
    const menu = burger(page)
    const drawer = menu.locator('.drawer')
    await expect(drawer).toBeHidden()
    await menu.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    const pages = ['home', 'venues', 'services', 'about', 'blog', 'contact-us', 'submit-venue'] as const
    const hrefs = drawer.locator('nav.big a')
    await expect(hrefs).toHaveCount(pages.length)
    expect(await hrefs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      pages.map((id) => localize(id, {}, 'it')),
    )
    await expect(drawer.locator('nav.big [aria-current=page]')).toHaveText(textsOf('it').nav.home)
    // Below 768 px the drawer also holds what the bar has no room for.
    await expect(drawer.locator('a[hreflang]')).toHaveCount(LANGUAGE_CODES.length)
    // On phones the way to a quote is the first line.
    await page.keyboard.press('Tab')
    await expect(drawer.getByRole('link', { name: textsOf('it').plain.requestQuote })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(hrefs.first()).toBeFocused()
    const events = drawer.locator('.events li a')
    expect(await events.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      EVENT_IDS.filter((id) => hasPage('event', { id }, 'it')).map((id) => localize('event', { id }, 'it')),
    )
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu.locator('summary')).toBeFocused()
  })

  test(
    'closes on a chosen page, on a click elsewhere and when the focus leaves',
    inFull(),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 1600 })
      await page.goto('/')
      await hydrate(page)
      const drawer = burger(page).locator('.drawer')
      const summary = burger(page).locator('summary')
      await summary.click()
      await expect(drawer).toBeVisible()
      await page.mouse.click(640, 1500)
      await expect(drawer).toBeHidden()
      await summary.click()
      await expect(drawer).toBeVisible()
      await summary.click()
      await expect(drawer).toBeHidden()
      await summary.click()
      await page.locator('.site-header .logo').focus()
      await expect(drawer).toBeHidden()
      await summary.click()
      await drawer.getByRole('link', { name: textsOf('en').nav.venues, exact: true }).click()
      await expect(page).toHaveURL('/venues')
      await expect(drawer).toBeHidden()
      // Only one menu is open at a time.
      await summary.click()
      await shareMenu(page).locator('summary').click()
      await expect(drawer).toBeHidden()
      await expect(shareMenu(page).locator('.pop')).toBeVisible()
    },
  )
})

test.describe('before the script of the page is there', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('Escape closes a menu and gives the focus back, while stylesheet and script are on their way', async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort('aborted'))
    // Never answered: what a browser reads behind the stylesheet of all rules is not there.
    await page.route('**/assets/*.css', () => {})
    await page.goto(localize('about', {}, 'fr'), { waitUntil: 'commit' })
    for (const menu of [burger(page), languageMenu(page), shareMenu(page)]) {
      await menu.locator('summary').click()
      await expect(menu).toHaveAttribute('open')
      await page.keyboard.press('Escape')
      await expect(menu).not.toHaveAttribute('open')
      await expect(menu.locator('summary')).toBeFocused()
    }
  })
})

for (const language of ['fr', 'de', 'ru', 'ja'] as const) {
  test(
    `the bar stays on one line from 1024 px, with the way to a quote: ${language}`,
    inFull(language !== 'ru'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1024, height: 700 })
      await page.goto(localize('about', {}, language))
      const quote = page.locator('.site-header .bar').getByRole('link', {
        name: textsOf(language).plain.requestQuote,
      })
      await expect(quote).toHaveAttribute('href', localize('contact', {}, language))
      await expect(page.locator('.lang-control')).toBeVisible()
      await expect(shareMenu(page)).toBeVisible()
      const tops = await page
        .locator('.site-header .bar > :is(details > summary, a), .bar-end > *')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
        )
      for (const middle of tops) expect(Math.abs(middle - (tops[0] ?? 0))).toBeLessThan(3)
      expect((await page.locator('.site-header .bar').boundingBox())?.height).toBeLessThan(90)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    },
  )
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('phone and e-mail stand in one row above the bar', async ({ page }) => {
    for (const language of LANGUAGE_CODES) {
      await page.goto(localize('about', {}, language))
      const tops = await page
        .locator('.topbar li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
      expect(new Set(tops).size, language).toBe(1)
    }
  })
})

test.describe('the bar', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('shares the page at four networks and by mail, and copies its address', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await context.route(/^https:\/\/www\.facebook\.com\//, (route) => route.fulfill({ body: 'elsewhere' }))
    await page.goto('/fr/lieu/galerie-perle')
    await hydrate(page)
    const url = `${baseURL}/fr/lieu/galerie-perle`
    const title = await page.title()
    const menu = shareMenu(page)
    await menu.locator('summary').click()
    const target = async (name: string) => {
      const link = menu.getByRole('link', { name, exact: true })
      return new URL((await link.getAttribute('href')) ?? '')
    }
    const facebook = await target('Facebook')
    expect([facebook.host, facebook.searchParams.get('u')]).toEqual(['www.facebook.com', url])
    const linkedin = await target('LinkedIn')
    expect([linkedin.host, linkedin.searchParams.get('url')]).toEqual(['www.linkedin.com', url])
    const twitter = await target('X (Twitter)')
    expect([twitter.host, twitter.searchParams.get('url'), twitter.searchParams.get('text')]).toEqual([
      'twitter.com',
      url,
      title,
    ])
    const whatsapp = await target('WhatsApp')
    expect([whatsapp.host, whatsapp.searchParams.get('text')]).toEqual(['wa.me', `${title} ${url}`])
    const mail = await target(textsOf('fr').share.email)
    expect(mail.protocol).toBe('mailto:')
    expect(mail.searchParams.get('subject')).toContain(title)
    expect(mail.searchParams.get('body')).toContain(url)

    await menu.getByRole('button', { name: textsOf('fr').share.copy }).click()
    await expect(page.locator('.toast')).toContainText(textsOf('fr').share.copied)
    await expect(menu.locator('.pop')).toBeHidden()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)

    await menu.locator('summary').click()
    const opened = page.waitForEvent('popup')
    await menu.getByRole('link', { name: 'Facebook' }).click()
    await (await opened).close()
    await expect(menu.locator('.pop')).toBeHidden()
  })

  test('leads to the same page in ten languages, each under its own name, with the query', async ({
    page,
  }) => {
    await page.goto(`${localize('venues', {}, 'ja')}?type=loft`)
    await hydrate(page)
    await languageMenu(page).locator('summary').click()
    const links = languageMenu(page).locator('a')
    const found = await links.evaluateAll((all) =>
      all.map((link) => ['href', 'hreflang', 'lang'].map((name) => link.getAttribute(name))),
    )
    expect(found).toEqual(
      LANGUAGE_CODES.map((code) => [
        `${localize('venues', {}, code)}?type=loft`,
        LANGUAGES[code].tag,
        LANGUAGES[code].tag,
      ]),
    )
    await expect(links).toHaveText(LANGUAGE_CODES.map((code) => LANGUAGES[code].name))
    // The query of the page as it is now, not as it was loaded.
    await page.locator('#filters input[value=gallery]').check()
    await expect(links.first()).toHaveAttribute('href', '/venues?type=gallery&type=loft')
    await languageMenu(page).locator('summary').click()
    await languageMenu(page).getByRole('link', { name: LANGUAGES.cn.name }).click()
    await expect(page).toHaveURL(`${localize('venues', {}, 'cn')}?type=gallery&type=loft`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  })

  for (const [from, to] of [
    ['fr', 'en'],
    ['en', 'fr'],
    ['de', 'en'],
  ] as const) {
    test(
      `switches from ${from} to ${to} and remembers it for a year`,
      inFull(from !== 'fr'),
      async ({ page, context, baseURL }) => {
        await page.goto(localize('venue', { slug: 'galerie-perle' }, from))
        const link = page.locator('.site-header .lang-switch')
        await expect(link).toHaveAttribute('hreflang', LANGUAGES[to].tag)
        await link.click()
        await expect(page).toHaveURL(localize('venue', { slug: 'galerie-perle' }, to))
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[to].tag)
        const cookies = await context.cookies(baseURL)
        expect(cookies).toMatchObject([{ name: 'language', value: to, path: '/', sameSite: 'Lax' }])
        const days = ((cookies[0]?.expires ?? 0) - Date.now() / 1000) / 86_400
        expect(days).toBeGreaterThan(364.9)
        expect(days).toBeLessThanOrEqual(365)
      },
    )
  }

  test('a choice without script is kept by the server', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'de-DE' })
    const page = await context.newPage()
    await page.goto('/')
    await expect(page).toHaveURL('/de')
    await page.locator('.site-header .lang-switch').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect.poll(() => context.cookies(baseURL)).toMatchObject([{ name: 'language', value: 'en' }])
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await context.close()
  })

  test('from a page that a language lacks, the menu leads to the listing', async ({ page }) => {
    await page.goto(localize('event', { id: 'product-launch' }, 'fr'))
    await languageMenu(page).locator('summary').click()
    await languageMenu(page).getByRole('link', { name: LANGUAGES.de.name }).click()
    await expect(page).toHaveURL(localize('events', {}, 'de'))
    await expect(page.locator('body')).toHaveAttribute('data-page', 'events')
  })

  test('counts the favourites up to 99, and shows nothing for none', inFull(), async ({ page }) => {
    await page.goto('/es/espacios')
    await hydrate(page)
    await expect(badge(page)).toBeHidden()
    for (const [count, text] of [
      [99, '99'],
      [100, '99+'],
    ] as const) {
      await keepFavorites(page, count)
      await page.reload()
      await hydrate(page)
      await expect(badge(page)).toHaveText(text)
    }
    // Users who cannot see the badge hear the whole number.
    await expect(page.locator('.site-header a:has(.badge)')).toHaveAttribute('aria-label', /100/)
  })

  test('two tabs agree on the favourites', inFull(), async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto('/cn/changsuo?sort=name')
      await hydrate(tab)
    }
    const heart = (tab: Page) => tab.locator('article[data-venue=galerie-perle] button[aria-pressed]')
    await heart(page).click()
    await expect(badge(other)).toHaveText('1')
    await expect(heart(other)).toHaveAttribute('aria-pressed', 'true')
    await heart(other).click()
    await expect(badge(page)).toBeHidden()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('the colour mode', () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' })

  const choose = (page: Page, mode: 'light' | 'dark' | 'system') =>
    page.locator('.mode label', { has: page.locator(`input[value=${mode}]`) }).click()
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('is kept over a reload and there before anything is painted', async ({ page }) => {
    await page.goto('/ko')
    const light = await background(page)
    await choose(page, 'dark')
    const dark = await background(page)
    expect(dark).not.toBe(light)
    await page.addInitScript(() => {
      // Noted when the body begins: nothing can have been painted before.
      new MutationObserver((_, observer) => {
        if (!document.body) return
        document.documentElement.dataset.modeAtBody = document.documentElement.dataset.mode ?? 'none'
        observer.disconnect()
      }).observe(document, { childList: true, subtree: true })
    })
    // Not even the boot script is needed for it.
    await page.route('**/assets/*.js', (route) => route.abort('aborted'))
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(page.locator('html')).toHaveAttribute('data-mode-at-body', 'dark')
    expect(await background(page)).toBe(dark)
    await page.unroute('**/assets/*.js')
    await page.reload()
    await hydrate(page)
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(page.locator('.mode input[value=dark]')).toBeChecked()
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#72d0eb')
    await choose(page, 'light')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await background(page)).toBe(light)
    await choose(page, 'system')
    expect(await background(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background(page)).toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('passage.mode'))).toBeNull()
  })

  test('of a page that has one of its own stays; what is chosen there holds on the others', async ({
    page,
  }) => {
    await page.goto('/de')
    await choose(page, 'light')
    // As `mode-attributes.ts` writes it.
    await page.route('/de/ueber-uns', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('<html ', '<html data-mode="dark" data-mode-forced="" ')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('/de/ueber-uns')
    await hydrate(page)
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(page.locator('.mode input[value=light]')).toBeChecked()
    await choose(page, 'system')
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
    await page.goto('/de')
    await expect(page.locator('html')).not.toHaveAttribute('data-mode')
  })

  test('is the same in every tab', inFull(), async ({ page, context }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) await tab.goto('/pt/espacos')
    await choose(page, 'dark')
    await expect(other.locator('html')).toHaveAttribute('data-mode', 'dark')
    await expect(other.locator('.mode input[value=dark]')).toBeChecked()
  })
})
