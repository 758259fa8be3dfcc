import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { FORM_PAGES } from '../site/every-form.ts'
import { expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { expectFitsEnlarged } from './misfits.ts'
import { textsOf } from './site-texts.ts'
import { enquiriesFrom } from './stored-enquiries.ts'

const FORM = 'main form[method=post]'

interface FormUnderTest {
  readonly page: PageId
  readonly kind: 'quote' | 'contact' | 'quote-venue' | 'visit'
  readonly search?: string
  readonly required: number
  readonly typed: Readonly<Record<string, string>>
}

const REQUEST = {
  fullName: 'Ingrid Lindqvist',
  eventType: 'press_event',
  message: 'Vierzig Looks.\n四十点。',
}
const FORMS: readonly FormUnderTest[] = [
  { page: 'contact', kind: 'quote', required: 4, typed: REQUEST },
  { page: 'home', kind: 'quote', required: 4, typed: REQUEST },
  {
    page: 'contact-us',
    kind: 'contact',
    required: 4,
    typed: { fullName: 'Ingrid Lindqvist', subject: 'Galerie de la Perle', message: 'Un matin de mars ?' },
  },
  {
    page: 'contact-venue',
    kind: 'quote-venue',
    search: '?venue=salon-opera&venue=galerie-perle',
    required: 4,
    typed: { company: 'Maison Aurèle', firstName: 'Ingrid', lastName: 'Lindqvist', duration: '4' },
  },
  {
    page: 'contact-venue',
    kind: 'visit',
    search: '?kind=visit&venue=galerie-perle',
    required: 4,
    typed: { visitDay: '2099-03-03', visitTime: '14:30', fullName: 'Ingrid Lindqvist', visitors: '3' },
  },
]
const TRIED: readonly Language[] = ['fr', 'de', 'ja']

const field = (page: Page, name: string) => page.locator(`${FORM} [name=${name}]`)
const submit = (page: Page) => page.locator(`${FORM} button[type=submit]`)

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const control = field(page, name)
    if ((await control.evaluate((element) => element.tagName)) === 'SELECT') await control.selectOption(value)
    else await control.fill(value)
  }
}

for (const language of TRIED) {
  for (const [index, { page: id, kind, search = '', required, typed }] of FORMS.entries()) {
    for (const script of [true, false]) {
      test.describe(
        `${kind} at ${id} in ${language}${script ? '' : ' without script'}`,
        // Without script the site tests post every form.
        inFull(language !== 'fr' || !script || id === 'home'),
        () => {
          test.use({
            viewport: { width: index % 2 === 0 ? 1280 : 390, height: 900 },
            javaScriptEnabled: script,
            locale: LANGUAGES[language].intl,
            expectedStatuses: [422],
          })

          test('says what is missing, keeps what was typed, and is stored once it is right', async ({
            page,
          }) => {
            const texts = textsOf(language)
            const email = `${kind}-${id}-${language}-${script}@example.com`
            await page.goto(localize(id, {}, language) + search)
            if (script) await hydrate(page)
            // On the home page the form begins with three questions.
            if (id === 'home') await page.getByText(texts.quoteRequest.continue, { exact: true }).click()
            await submit(page).click()
            const summary = page.locator('main .summary')
            await expect(page).toHaveTitle(new RegExp(`^${texts.form.errorTitle.split('{')[0]}`))
            await expect(summary.getByRole('link')).toHaveCount(required)
            await expect(summary).toBeFocused()
            await expect(summary).toBeInViewport()
            await expect(page.locator(`${FORM} [aria-invalid]`)).toHaveCount(required)
            await expect(page.locator('#email-error')).toHaveText(texts.form.missing.email)

            await fillIn(page, { ...typed, email: 'ingrid@' })
            await submit(page).click()
            await expect(page.locator('#email-error')).toHaveText(texts.form.email)
            await expect(summary.getByRole('link')).toHaveCount(1)
            for (const [name, value] of Object.entries(typed))
              await expect(field(page, name)).toHaveValue(value)

            await fillIn(page, { email })
            await submit(page).click()
            await expect(page).toHaveURL(/[?&]reference=Q-\d\d-\d{4,}/)
            const reference = new URL(page.url()).searchParams.get('reference') ?? ''
            await expect(page.locator('main .ref')).toContainText(reference)
            await expect(page.locator('main .ref')).toBeInViewport()
            await expect(page.locator('main .next')).toBeVisible()
            // What follows is the way on, and no advice on what has been sent.
            const onward = page.locator('main').getByRole('link', { name: texts.success.backToVenues })
            await expect(onward).toHaveAttribute('href', localize('venues', {}, language))
            if (id !== 'home') await expect(page.locator('main :is(.article, .questions)')).toHaveCount(0)
            await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language].tag)
            expect(enquiriesFrom(email)).toMatchObject([{ reference, kind, status: 'new', mails: 2 }])
            if (!script) return

            await hydrate(page)
            const copy = page.locator('main .copy')
            await expect(copy).toContainText(email)
            await expect(copy).toContainText(texts.enquiryForm.email)
            if (kind === 'quote') await expect(copy).toContainText(texts.quoteRequest.eventTypes.press_event)
            if (kind === 'quote-venue') {
              await expect(copy.locator('li')).toHaveText([
                'Salon du Quatre-Septembre',
                'Galerie de la Perle',
              ])
              await expect(copy.locator('li img')).toHaveCount(2)
              const note = await copy.locator('.note').boundingBox()
              const visit = await copy.getByRole('link', { name: texts.visit.book }).boundingBox()
              expect((visit?.y ?? 0) - (note?.y ?? 0) - (note?.height ?? 0)).toBeGreaterThanOrEqual(16)
            }
            expect(await violationsOf(page)).toEqual([])
            // The address alone shows the reference, and nothing of the enquiry.
            const other = await page.context().newPage()
            await other.goto(page.url())
            await expect(other.locator('main .ref')).toContainText(reference)
            await expect(other.locator('main')).not.toContainText(email)
            await other.close()
          })
        },
      )
    }
  }
}

test.describe('the quote request', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('has one draft for the home page, its own page and every language, which goes once it is sent', async ({
    page,
  }) => {
    const email = 'draft-a@example.com'
    await page.goto('/de')
    await hydrate(page)
    await fillIn(page, { eventType: 'photo_shoot', desiredDate: '2099-03-01' })
    // Enter leads on to the other questions; nothing is sent yet.
    await field(page, 'desiredDate').press('Enter')
    await expect(field(page, 'fullName')).toBeFocused()
    await fillIn(page, { fullName: 'Ingrid Lindqvist' })
    // At once, before the pause after which it would be kept anyway.
    await page.goto('/contact')
    await hydrate(page)
    await expect(field(page, 'fullName')).toHaveValue('Ingrid Lindqvist')
    await expect(field(page, 'eventType')).toHaveValue('photo_shoot')
    await page.locator('.site-header .lang-switch').click()
    await expect(page).toHaveURL('/fr/contact')
    await hydrate(page)
    await expect(field(page, 'desiredDate')).toHaveValue('2099-03-01')
    await fillIn(page, { email, message: 'Une journée de prises de vue.' })
    await page.reload()
    await hydrate(page)
    await expect(field(page, 'message')).toHaveValue('Une journée de prises de vue.')
    await submit(page).click()
    await expect(page).toHaveURL(/\/fr\/contact\?reference=Q-/)
    await hydrate(page)
    await page.getByRole('link', { name: textsOf('fr').quoteRequest.another }).click()
    await expect(field(page, 'fullName')).toHaveValue('')
    expect(enquiriesFrom(email)).toMatchObject([{ kind: 'quote' }])
  })

  test('from two tabs, with a double click in each, is one request', inFull(), async ({ page, context }) => {
    const email = 'tabs@example.com'
    await page.goto('/contact')
    await hydrate(page)
    await fillIn(page, { ...REQUEST, email })
    const kept = () => page.evaluate(() => localStorage.getItem('passage.draft.quote') ?? '')
    await expect.poll(kept).toContain(email)
    const other = await context.newPage()
    await other.goto('/contact')
    await hydrate(other)
    await expect(field(other, 'email')).toHaveValue(email)
    await Promise.all([submit(page).dblclick(), submit(other).dblclick()])
    await expect(page).toHaveURL(/reference=Q-/)
    await expect(other).toHaveURL(/reference=Q-/)
    const references = [page, other].map((tab) => new URL(tab.url()).searchParams.get('reference'))
    expect(references[0]).toBe(references[1])
    expect(enquiriesFrom(email)).toMatchObject([{ reference: references[0], mails: 2 }])
  })

  test.describe('behind a proxy that fails', () => {
    test.use({ expectedStatuses: [502] })

    test('reports that a colleague has answered, and Enter tries again', inFull(), async ({ page }) => {
      const email = 'failed@example.com'
      const texts = textsOf('de')
      await page.goto('/de/contact')
      await hydrate(page)
      await fillIn(page, { ...REQUEST, email })
      await page.route('**/de/contact', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
          : route.continue(),
      )
      await field(page, 'fullName').press('Enter')
      await expect(page.getByRole('alert')).toContainText(texts.sending.unanswered)
      await expect(field(page, 'message')).toHaveValue(REQUEST.message)
      await page.unroute('**/de/contact')
      await field(page, 'fullName').press('Enter')
      await expect(page).toHaveURL(/reference=Q-/)
      expect(enquiriesFrom(email)).toHaveLength(1)
    })
  })
})

test.describe('while sending', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedStatuses: [500] })

  test('an error of the server is said as such, and what was typed stays', async ({ page }) => {
    await page.goto('/contact-us')
    await hydrate(page)
    await fillIn(page, {
      fullName: 'Ingrid Lindqvist',
      email: 'error@example.com',
      subject: 'A',
      message: 'B',
    })
    await page.route('**/contact-us', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Internal Server Error</h1>' })
        : route.continue(),
    )
    await submit(page).click()
    await expect(page.getByRole('alert')).toContainText('Error sending')
    await expect(page.getByRole('alert')).toContainText('An error occurred. Please try again.')
    await expect(field(page, 'subject')).toHaveValue('A')
    expect(enquiriesFrom('error@example.com')).toEqual([])
  })
})

for (const [id, search] of [
  ['contact', ''],
  ['contact-us', ''],
  ['submit-venue', ''],
  ['contact-venue', '?venue=galerie-perle'],
  ['contact-venue', '?kind=visit&venue=galerie-perle'],
  ['contact-venue', '?duration=5&venue=boutique-turenne&venue=galerie-perle&venue=salon-opera'],
] as const) {
  for (const language of ['fr', 'de', 'ru', 'ja'] as const) {
    test.describe(`on a phone: ${id}${search} in ${language}`, inFull(language !== 'de'), () => {
      test.use({ viewport: { width: 390, height: 844 } })

      test('the first field stands in the first screen', async ({ page }) => {
        await page.goto(localize(id, {}, language) + search)
        const first = page.locator(`${FORM} :is(input:not([type=hidden]), select, textarea)`).first()
        const box = await first.boundingBox()
        expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844)
      })
    })
  }
}

test('the title of a request names its venue as long as there is one alone', async ({ page }) => {
  const texts = textsOf('de')
  await page.goto('/de/contact-venue?venue=galerie-perle&venue=salon-opera')
  await hydrate(page)
  const title = page.getByRole('heading', { level: 1 })
  const several = (await title.textContent()) ?? ''
  const named = (name: string) => texts.enquiryForm.quoteFor.replace('{name}', name)
  const remove = (name: string) =>
    page
      .getByRole('link', { name: texts.enquiryForm.removeVenue.replace('{name}', name), exact: true })
      .click()
  await remove('Galerie de la Perle')
  await expect(title).toHaveText(named('Salon du Quatre-Septembre'))
  await page.reload()
  await expect(title).toHaveText(named('Salon du Quatre-Septembre'))
  await hydrate(page)
  await remove('Salon du Quatre-Septembre')
  await expect(title).toHaveText(several)
})

test.describe('a request for several venues', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('takes favourites, can be put in order with the keyboard, and follows the duration with an estimate', async ({
    page,
  }) => {
    const email = 'order@example.com'
    const texts = textsOf('de')
    await page.goto('/de/raeume?sort=name')
    await hydrate(page)
    await page.locator('article[data-venue=boutique-turenne] button[aria-pressed]').click()
    await page.goto('/de/contact-venue?venue=galerie-perle&venue=salon-opera')
    await hydrate(page)
    const rows = page.locator('.chosen > ul > li[data-venue]')
    const order = () => rows.evaluateAll((list) => list.map((row) => (row as HTMLElement).dataset.venue))
    await page.getByText(texts.chosen.favorites).click()
    await page
      .getByRole('link', { name: texts.chosen.add.replace('{name}', 'Boutique Turenne'), exact: true })
      .click()
    await expect.poll(order).toEqual(['galerie-perle', 'salon-opera', 'boutique-turenne'])

    const up = page.locator('li[data-venue=boutique-turenne] [data-move=up]')
    await up.focus()
    await page.keyboard.press('Enter')
    await expect.poll(order).toEqual(['galerie-perle', 'boutique-turenne', 'salon-opera'])
    await expect(up).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(order).toEqual(['boutique-turenne', 'galerie-perle', 'salon-opera'])
    await expect(page.locator('li[data-venue=boutique-turenne] [data-move=down]')).toBeFocused()
    await expect(page.getByRole('status').filter({ hasText: 'Boutique Turenne' })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )

    const lines = page.locator('.estimate dl > div')
    // Without a duration each venue has its own minimum hire.
    await expect(lines).toHaveCount(4)
    await field(page, 'duration').fill('4 Tage')
    await expect(lines.nth(1)).toContainText('4 Tage')
    await expect(lines.first()).toContainText(texts.estimate.minimum)
    await expect(lines.last()).toContainText(texts.estimate.total)
    // One of them is hired: from the lowest to the highest, never the sum.
    await expect(lines.last()).toContainText(/€ bis .*€/)
    expect(await violationsOf(page)).toEqual([])

    await fillIn(page, { company: 'Maison Aurèle', firstName: 'Ingrid', lastName: 'Lindqvist', email })
    await submit(page).click()
    await expect(page).toHaveURL(/reference=Q-/)
    expect(enquiriesFrom(email)).toMatchObject([
      { venues: ['boutique-turenne', 'galerie-perle', 'salon-opera'] },
    ])
  })
})

for (const language of ['ja', 'ru', 'de'] as const)
  test(`every form fits the windows of a reader with large letters in ${language}`, async ({ page }) => {
    for (const id of FORM_PAGES) {
      await page.goto(localize(id, {}, language))
      await hydrate(page)
      await test.step(id, () => expectFitsEnlarged(page))
    }
  })
