import type { Page } from '@playwright/test'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { enquiriesFrom } from './stored-enquiries.ts'

const FORM = 'main form[method=post]'
const DRAFT = 'passage.draft.quote-venue'

const field = (page: Page, name: string) => page.locator(`${FORM} [name=${name}]`)
const submit = (page: Page) => page.locator(`${FORM} button[type=submit]`)
const draft = (page: Page) => page.evaluate((key) => localStorage.getItem(key), DRAFT)

async function fillIn(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
}

/** The four required answers; the address distinguishes the enquiries of one test from all others. */
function person(email: string) {
  return { company: 'Maison Aurèle', firstName: 'Ingrid', lastName: 'Lindqvist', email }
}

test.describe('a phone number that several countries have', () => {
  test.use({ expectedStatuses: [422] })

  test('stays as it was typed beside the question, and the answer sends it', async ({ page }) => {
    const email = 'which-country@example.com'
    await page.goto('/fr/contact-lieu')
    await hydrate(page)
    await fillIn(page, { ...person('nobody'), phone: '0475 12 34 56' })
    await submit(page).click()
    await field(page, 'email').fill(email)
    await page.getByRole('radio', { name: /^Belgique/ }).check()
    await expect(field(page, 'phone')).toHaveValue('0475 12 34 56')
    await submit(page).click()
    await expect(page).toHaveURL(/reference=Q-/)
    expect(enquiriesFrom(email)).toMatchObject([{ status: 'new' }])
  })
})

test('the copy of a request names as many guests as were said', async ({ page }) => {
  await page.goto('/de/contact-venue?guests=40&venue=galerie-perle')
  await hydrate(page)
  await fillIn(page, person('forty-guests@example.com'))
  await submit(page).click()
  await expect(page).toHaveURL(/reference=Q-/)
  await expect(page.locator('main dd').getByText('40', { exact: true })).toBeVisible()
})

test.describe('a form that is refused while the page scrolls to its button', () => {
  test.use({ expectedStatuses: [422], viewport: { width: 1440, height: 900 } })

  test('shows what is wrong, and has the focus there', async ({ page }) => {
    await page.goto('/contact')
    await hydrate(page)
    // From the field before it, so that the Tab is what scrolls.
    await field(page, 'message').press('Tab')
    await submit(page).press('Enter')
    const summary = page.locator('main .summary')
    await expect(summary).toBeFocused()
    await expect(summary).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('what is typed outlives a reload and a change of language, and goes once it is sent', async ({
    page,
  }) => {
    const email = 'draft@example.com'
    await page.goto('/de/contact-venue?venue=galerie-perle')
    await hydrate(page)
    await fillIn(page, { company: 'Maison Aurèle', message: 'Zwei Tage im März\nmit Licht' })
    await field(page, 'budget').selectOption('2000_5000')
    await expect.poll(() => draft(page)).toContain('2000_5000')
    await page.reload()
    await hydrate(page)
    await expect(field(page, 'company')).toHaveValue('Maison Aurèle')
    await expect(field(page, 'message')).toHaveValue('Zwei Tage im März\nmit Licht')

    // At once, before the pause after which it would be kept anyway.
    await field(page, 'firstName').fill('Ingrid')
    await page.locator('.site-header .lang-switch').click()
    await expect(page).toHaveURL('/contact-venue?venue=galerie-perle')
    await hydrate(page)
    await expect(field(page, 'company')).toHaveValue('Maison Aurèle')
    await expect(field(page, 'firstName')).toHaveValue('Ingrid')
    await expect(field(page, 'budget')).toHaveValue('2000_5000')

    await fillIn(page, { lastName: 'Lindqvist', email })
    await submit(page).click()
    await expect(page).toHaveURL(/\/contact-success\?reference=Q-/)
    await hydrate(page)
    await expect.poll(() => draft(page)).toBeNull()
    await page.goto('/contact-venue?venue=galerie-perle')
    await hydrate(page)
    await expect(field(page, 'company')).toHaveValue('')
    expect(enquiriesFrom(email)).toHaveLength(1)
  })

  test('a double click makes one request', inFull(), async ({ page }) => {
    const email = 'double@example.com'
    await page.goto('/fr/contact-lieu?venue=galerie-perle')
    await hydrate(page)
    await fillIn(page, person(email))
    const posts: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/contact-lieu*', async (route) => {
      posts.push(route.request().method())
      await released
      await route.continue()
    })
    await submit(page).scrollIntoViewIfNeeded()
    const button = await submit(page).boundingBox()
    const [x, y] = [(button?.x ?? 0) + 20, (button?.y ?? 0) + 20]
    // With the bare mouse and keyboard: locators would wait for the answer.
    await page.mouse.dblclick(x, y)
    await expect.poll(() => posts).toEqual(['POST'])
    await page.mouse.click(x, y)
    await page.keyboard.press('Enter')
    release()
    await expect(page).toHaveURL(/reference=Q-/)
    expect(posts).toEqual(['POST'])
    const reference = new URL(page.url()).searchParams.get('reference')
    expect(enquiriesFrom(email)).toMatchObject([{ reference, status: 'new', mails: 2 }])
  })

  test('trying again after a lost answer makes one request', inFull(), async ({ page }) => {
    const email = 'lost-answer@example.com'
    await page.goto('/pt/contact-venue?venue=galerie-valois')
    await hydrate(page)
    await fillIn(page, person(email))
    await page.route('**/contact-venue*', async (route) => {
      if (route.request().method() === 'POST') await route.fetch({ maxRedirects: 0 })
      await route.abort('aborted')
    })
    await submit(page).click()
    await expect.poll(() => enquiriesFrom(email).length).toBe(1)
    const texts = textsOf('pt')
    await expect(page.getByRole('alert')).toContainText(texts.sending.unanswered)
    await expect(submit(page)).toHaveText(texts.common.retry)
    await page.unroute('**/contact-venue*')
    await submit(page).click()
    await expect(page).toHaveURL(/reference=Q-/)
    const reference = new URL(page.url()).searchParams.get('reference')
    expect(enquiriesFrom(email)).toMatchObject([{ reference, mails: 2 }])
  })

  test.describe('without a network', () => {
    // Prefetching by the application fails too.
    test.use({ goesOffline: true, viewport: { width: 390, height: 844 } })

    test('it says so where it can be seen, and nothing is lost', async ({ page, context }) => {
      const email = 'offline@example.com'
      const texts = textsOf('es')
      await page.goto('/es/contact-venue?venue=salon-opera')
      await hydrate(page)
      await fillIn(page, person(email))
      await context.setOffline(true)
      await submit(page).click()
      await expect(page.getByRole('alert')).toContainText(texts.sending.offline)
      await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
      await expect(field(page, 'lastName')).toHaveValue('Lindqvist')
      await expect(submit(page)).toBeEnabled()
      await context.setOffline(false)
      await submit(page).click()
      await expect(page).toHaveURL(/reference=Q-/)
      expect(enquiriesFrom(email)).toHaveLength(1)
    })
  })

  test('a venue can be taken away and another one added to the same request', inFull(), async ({ page }) => {
    const email = 'venues@example.com'
    const texts = textsOf('it')
    await page.goto('/it/contact-venue?venue=galerie-perle&venue=galerie-valois&venue=gone-for-good')
    await hydrate(page)
    const chosen = page.locator('.chosen')
    await expect(chosen.locator('li')).toHaveCount(2)
    await expect(chosen).toContainText('gone-for-good')
    await field(page, 'company').fill('Maison Aurèle')
    await chosen
      .getByRole('link', {
        name: texts.enquiryForm.removeVenue.replace('{name}', 'Galerie de la Perle'),
        exact: true,
      })
      .click()
    await expect(chosen.locator('li')).toHaveCount(1)
    await expect(page).toHaveURL('/it/contact-venue?venue=galerie-valois')
    await expect(field(page, 'company')).toHaveValue('Maison Aurèle')

    await page.getByRole('link', { name: texts.enquiryForm.addVenue }).click()
    await page.locator('article[data-venue=loft-saint-sabin] h3 a').click()
    await page.locator('aside.quote form button[type=submit]').click()
    await expect(chosen.locator('li')).toHaveCount(2)
    await hydrate(page)
    await fillIn(page, person(email))
    await submit(page).click()
    await expect(page).toHaveURL(/reference=Q-/)
    const [stored] = enquiriesFrom(email)
    expect(stored?.venues.toSorted()).toEqual(['galerie-valois', 'loft-saint-sabin'])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test.describe('a form with validation errors', () => {
    test.use({ expectedStatuses: [422] })

    test('comes back with a summary that has the focus and leads to the fields', async ({ page }) => {
      const texts = textsOf('ja')
      await page.goto('/ja/contact-venue?venue=galerie-perle')
      await hydrate(page)
      await fillIn(page, { company: 'Maison Aurèle', firstName: 'Ingrid', email: 'ingrid@', surface: 'big' })
      await submit(page).click()
      const summary = page.locator('main .summary')
      await expect(summary).toBeFocused()
      await hydrate(page)
      await expect(summary).toBeFocused()
      await expect(summary.getByRole('link')).toHaveCount(3)
      await expect(page.locator(`${FORM} [aria-invalid]`)).toHaveCount(3)
      await expect(page.locator('#email-error')).toHaveText(texts.form.email)
      await expect(field(page, 'email')).toHaveAttribute('aria-describedby', /email-error/)
      await summary.getByRole('link', { name: texts.enquiryForm.email }).click()
      await expect(field(page, 'email')).toBeFocused()
      await expect(field(page, 'email')).toBeInViewport()
      expect(enquiriesFrom('ingrid@')).toEqual([])
    })

    test(
      'keeps what was typed when it is loaded again, and is sent once it is right',
      inFull(),
      async ({ page }) => {
        const email = 'replay@example.com'
        await page.goto('/ko/contact-venue?venue=galerie-perle')
        await hydrate(page)
        await fillIn(page, { company: 'Maison Aurèle', message: 'Light, please', email })
        await submit(page).click()
        await expect(page.locator('main .summary')).toBeVisible()
        await page.reload()
        await expect(field(page, 'message')).toHaveValue('Light, please')
        await expect(field(page, 'email')).toHaveValue(email)
        await hydrate(page)
        await expect(page.locator('.chosen')).toContainText('Galerie de la Perle')
        await fillIn(page, { firstName: 'Ingrid', lastName: 'Lindqvist' })
        await submit(page).click()
        await expect(page).toHaveURL(/reference=Q-/)
        expect(enquiriesFrom(email)).toMatchObject([{ venues: ['galerie-perle'], mails: 2 }])
      },
    )
  })

  test('a duration under the minimum warns and does not block', inFull(), async ({ page }) => {
    const email = 'short@example.com'
    const texts = textsOf('ru')
    await page.goto('/ru/contact-venue?venue=boutique-turenne&venue=salon-opera')
    await hydrate(page)
    const advice = page.locator('#duration-advice')
    await field(page, 'duration').fill('2 недели')
    await expect(advice).toHaveCount(0)
    await field(page, 'duration').fill('4 дня')
    await expect(advice).toHaveText(texts.enquiryForm.warnPopup)
    await field(page, 'duration').fill('2 дня')
    await expect(advice).toContainText(texts.enquiryForm.warnShowroom)
    await expect(field(page, 'duration')).toHaveAttribute('aria-describedby', /duration-advice/)
    await fillIn(page, person(email))
    await submit(page).click()
    await expect(page).toHaveURL(/reference=Q-/)
    expect(enquiriesFrom(email)).toHaveLength(1)
  })
})
