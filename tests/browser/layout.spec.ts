import type { Page } from '@playwright/test'
import { isAdminPage } from '../../src/i18n/addresses/admin-pages.ts'
import { hasPage, localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { FORM_PAGES, type FormPage, RIGHT_FORMS } from '../site/every-form.ts'
import { addressOf, TEMPLATES } from '../site/templates.ts'
import { leaningBoxesOf, strayBoxesOf } from './box-faults.ts'
import { expect, fontsFetched, hydrate, inFull, test } from './fixtures.ts'
import { rulesStoppedByIslands } from './island-walls.ts'
import { misfitsOf } from './misfits.ts'
import { textsOf } from './site-texts.ts'
import { strangeFacesOf, textFaultsOf } from './text-faults.ts'

/** From a phone to a wide desk, as people have them. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
] as const
const [PHONE] = WINDOWS

const LANGUAGES_LOOKED_AT: readonly Language[] = ['fr', 'en', 'de', 'ru', 'ja']
const FAVORITES = ['hotel-de-marbeuf', 'galerie-perle', 'salon-opera'] as const

/** The favourites of a browser, as an earlier visit has left them. */
const KEPT = JSON.stringify(
  FAVORITES.map((slug) => ({
    ...{ slug, name: slug, type: 'gallery', neighborhood: 'le-marais', arrondissement: 3, surfaceM2: 95 },
    ...{ guests: 80, priceFromDayCents: 100_000, photos: [], language: 'en' },
  })),
)

/** One picture for all: boxes have their size before a picture has come. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const FORM = 'main form[method=post]'

/** Look at the page as it is in every window, without another load. */
async function look(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    expect.soft(await rulesStoppedByIslands(page), state).toEqual([])
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const faults = [
        ...(await misfitsOf(page)),
        ...(await textFaultsOf(page)),
        ...(await leaningBoxesOf(page)),
        ...(await strayBoxesOf(page)),
      ]
      expect.soft(faults, `${state}, ${window.width} px`).toEqual([])
    }
    await page.setViewportSize(PHONE)
  })
}

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const control = page.locator(`${FORM} [name=${name}]`)
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

/** Send a form empty, look at what it says, send it right, and look at the thanks. */
async function sendWrongAndRight(page: Page, id: FormPage, language: Language, venues: readonly string[]) {
  const texts = textsOf(language)
  const state = venues.length > 1 ? `${id} for several` : id
  const search = venues.length > 0 ? `?${new URLSearchParams(venues.map((slug) => ['venue', slug]))}` : ''
  const fields = Object.entries(RIGHT_FORMS[id])
  const send = page.locator(`${FORM} button[type=submit]`)
  await page.goto(localize(id, {}, language) + search)
  await hydrate(page)
  if (id === 'home') await page.getByText(texts.quoteRequest.continue, { exact: true }).click()
  const isInSteps = id === 'submit-venue'
  await (isInSteps ? page.locator('#step-you [data-early]') : send).click()
  await expect(page.locator('main .summary')).toBeFocused()
  await look(page, `${state}, refused`)
  if (isInSteps) {
    for (const step of ['you', 'venue', 'photos']) {
      const here = page.locator(`#step-${step}`)
      for (const [name, value] of fields)
        if (await here.locator(`[name=${name}]`).count()) await fillIn(page, { [name]: value })
      await look(page, `${state}, step ${step}`)
      await here.locator('[data-early]').click()
      await expect(here).toBeHidden()
    }
    await look(page, `${state}, last step`)
  } else await fillIn(page, RIGHT_FORMS[id])
  await send.click()
  await expect(page).toHaveURL(/[?&]reference=/)
  await hydrate(page)
  await expect(page.locator('main .copy')).toBeVisible()
  await look(page, `${state}, thanked`)
}

for (const language of LANGUAGES_LOOKED_AT) {
  test.describe(`in ${language}`, inFull(language !== 'fr'), () => {
    test.use({
      viewport: PHONE,
      locale: LANGUAGES[language].intl,
      contextOptions: { reducedMotion: 'reduce' },
      expectedStatuses: [404, 410, 422],
    })
    test.beforeEach(async ({ page }) => {
      await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
    })

    const templates = TEMPLATES.filter(({ page, params = {} }) => hasPage(page, params, language))
    for (const half of [0, 1])
      test(`every page is laid out right in every window, half ${half + 1}`, async ({ page }) => {
        // Each page as the first of a visit shows it: the faces of the house come after it.
        await page.addInitScript(() => localStorage.removeItem('passage.fonts'))
        for (const template of templates.filter((_, index) => index % 2 === half)) {
          const state = [template.page, template.state, template.status].filter(Boolean).join(', ')
          await page.goto(addressOf(template, language))
          await hydrate(page)
          // The back office has a face of its own from the beginning, and Japanese those of the system.
          if (!isAdminPage(template.page) && language !== 'ja') {
            await fontsFetched(page)
            expect.soft(await strangeFacesOf(page), `${state}, first visit`).toEqual([])
          }
          await look(page, state)
        }
      })

    test('every form is laid out right, wrong and thanked for', async ({ page }) => {
      for (const id of FORM_PAGES)
        await sendWrongAndRight(page, id, language, id === 'contact-venue' ? FAVORITES.slice(0, 1) : [])
      await sendWrongAndRight(page, 'contact-venue', language, FAVORITES)
    })

    test('a list of favourites, shared or not, is laid out right', async ({ page }) => {
      await page.addInitScript((kept) => localStorage.setItem('passage.favorites', kept), KEPT)
      await page.goto(localize('favorites', {}, language))
      await hydrate(page)
      await expect(page.locator('main h2').first()).toBeVisible()
      await look(page, 'favourites')
      const shared = await page.request.post('/api/shortlists', {
        data: {
          language,
          list: {
            ...{ title: 'Mars', ownerName: 'Ingrid', startDate: '2099-03-02', days: 4, guests: 80 },
            layout: 'standing',
            venues: FAVORITES.map((slug) => ({ slug, note: 'La lumière de cinq heures' })),
          },
          options: { notes: true, prices: true, answers: true },
        },
      })
      const { token } = (await shared.json()) as { token: string }
      await page.goto(`/${language}/shortlist/${token}`)
      await look(page, 'shared list')
    })
  })
}
