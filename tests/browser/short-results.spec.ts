import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'

/** The guests at a show that one loft in Bastille holds. */
const SHORT = '?guests=120&layout=runway&neighborhood=bastille'
const NOTHING = '?guests=250&neighborhood=opera&type=gallery'

const results = (page: Page) => page.locator('.results article[data-venue]')
const near = (page: Page) => page.locator('.near article[data-venue]')
const nearSlugs = (page: Page) =>
  near(page).evaluateAll((all) => all.map((card) => card.getAttribute('data-venue')))
const askLink = (page: Page) => page.locator('.ask-instead a')

async function openList(page: Page, language: Language, search: string): Promise<void> {
  await page.goto(localize('venues', {}, language) + search)
  await hydrate(page)
  await expect(page.locator('.listing')).toHaveAttribute('data-live', '')
}

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height } })

    test(
      'a short list is followed by venues that miss one filter, and says which',
      inFull(width === 390),
      async ({ page }) => {
        await openList(page, 'en', SHORT)
        await expect(results(page)).toHaveCount(1)
        await expect(page.locator('.first-of-few .tagline')).not.toBeEmpty()
        expect(await nearSlugs(page)).toEqual([
          'loft-saint-sabin',
          'atelier-du-faubourg',
          'galerie-montmorency',
        ])
        await expect(page.locator('.near-list p')).toHaveText([
          'Fashion show: 110 guests instead of 120',
          'Fashion show: 100 guests instead of 120',
          'In Le Marais, the neighbourhood next door',
        ])
        await expectSound(page, 'light', `short list, ${width} px`)
      },
    )

    test('an empty list is, too', inFull(width === 1280), async ({ page }) => {
      await openList(page, 'en', NOTHING)
      await expect(results(page)).toHaveCount(0)
      expect(await nearSlugs(page)).toEqual(['galerie-capucines'])
      await expectSound(page, 'light', `empty list, ${width} px`)
    })
  })
}

test('another filter swaps the near venues with the list, and Back brings them again', async ({ page }) => {
  await openList(page, 'fr', SHORT)
  const before = await nearSlugs(page)
  await page.locator('.chips .clear').click()
  await expect(near(page)).toHaveCount(0)
  await expect(askLink(page)).toHaveCount(0)
  await expect(page.locator('.first-of-few')).toHaveCount(0)
  await page.goBack()
  await expect(near(page)).toHaveCount(3)
  expect(await nearSlugs(page)).toEqual(before)
})

test('the hearts of near venues work like any others', async ({ page }) => {
  await openList(page, 'fr', '')
  await page.locator('#filters [name=guests]').fill('190')
  await page.locator('#filters [name=neighborhood][value=bastille]').check()
  // Two choices are two lists: the near venues of the first one leave with it.
  await expect(page).toHaveURL(/guests=190.*neighborhood=bastille/)
  await expect(page.locator('.results')).not.toHaveAttribute('aria-busy')
  const heart = near(page).first().locator('button[aria-pressed]')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('the filters become a request, by keyboard, in the words of the visitor', async ({ page }) => {
  await openList(page, 'de', SHORT)
  await near(page).last().locator('h3 a').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(askLink(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/contact-venue\?guests=120&layout=runway&wishes=/)
  await hydrate(page)
  const message = page.locator('textarea[name=message]')
  await expect(message).toHaveValue('Was wir suchen:\n– Bastille\n– Modenschau: 120 Gäste')
  await expect(page.locator('select[name=guestCount]')).toHaveValue('101-200')
  // It is a beginning: what is typed stays, and is kept.
  await message.press('ControlOrMeta+End')
  await message.pressSequentially(' Danke')
  await page.reload()
  await hydrate(page)
  await expect(message).toHaveValue(/120\sGäste Danke$/)
})

test('what was typed before stands above the wishes', async ({ page }) => {
  await page.goto(localize('contact-venue', {}, 'en'))
  await hydrate(page)
  const message = page.locator('textarea[name=message]')
  await message.pressSequentially('Twelve looks.')
  await page.goto(`${localize('contact-venue', {}, 'en')}?wishes=type%3Dloft`)
  await hydrate(page)
  await expect(message).toHaveValue('Twelve looks.\n\nWhat we are looking for:\n– Loft')
})

test('wishes of strangers are filters and words, never markup', async ({ page }) => {
  const wishes = new URLSearchParams({ wishes: 'q=</textarea><b id="x">&type=castle&guests=9' })
  await page.goto(`${localize('contact-venue', {}, 'en')}?${wishes}`)
  await expect(page.locator('#x')).toHaveCount(0)
  await expect(page.locator('textarea[name=message]')).toHaveValue(
    'What we are looking for:\n– “</textarea><b id="x">”\n– Guests: 9',
  )
})

test('a word that was overlooked is named', async ({ page }) => {
  await openList(page, 'en', '?q=atelyer')
  await expect(page.locator('.overlooked')).toHaveText('Nothing found for “atelyer”. Shown: “Atelier”.')
  await page.locator('#filter-q').fill('atelier')
  await expect(page).toHaveURL(/q=atelier$/)
  await expect(page.locator('.overlooked')).toBeEmpty()
})

test('on the home page suggestions open where they are seen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(localize('home', {}, 'en'))
  await hydrate(page)
  await page.locator('[data-suggest]').click()
  await page.locator('[data-suggest]').pressSequentially('lo')
  const list = page.locator('.suggest')
  await expect(list).toBeVisible()
  await expect(list).toBeInViewport({ ratio: 1 })
})

test('an empty list says that the largest halls are not online, where none holds as many guests at a show', async ({
  page,
}) => {
  const { list } = textsOf('en')
  await openList(page, 'en', '?type=gallery&neighborhood=opera&surfaceMin=900')
  await expect(page.locator('.notice')).toContainText(list.emptyText)
  await openList(page, 'en', '?guests=500&layout=runway')
  await expect(page.locator('.notice')).toContainText(list.emptyLarge)
  await openList(page, 'en', '?guests=5000')
  await expect(page.locator('.notice')).toContainText(list.emptyText)
  await page.locator('.notice a:not([data-filter])').click()
  await expect(page.locator('textarea[name=message]')).toHaveValue(/5.?000/)
})

for (const language of LANGUAGE_CODES) {
  test(`short and empty lists in ${language}`, inFull(), async ({ page }) => {
    for (const search of [SHORT, NOTHING]) {
      await openList(page, language, search)
      await expect(page.locator('#near')).toHaveText(textsOf(language).list.near.title)
      for (const text of await page.locator('.near-list p').allTextContents())
        expect(text.trim()).not.toBe('')
      await expectSound(page, 'light', `${language} ${search}`)
    }
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('near venues and the request are there', async ({ page }) => {
    await page.goto(localize('venues', {}, 'ja') + SHORT)
    await expect(near(page)).toHaveCount(3)
    await askLink(page).click()
    await expect(page.locator('textarea[name=message]')).toHaveValue(/^希望条件：\n– バスティーユ\n– /)
  })
})
