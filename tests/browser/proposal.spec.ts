import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { formatPrice } from '../../src/i18n/format.ts'
import { expect, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { textsOf } from './site-texts.ts'
import { photosOf } from './stored-photos.ts'

const LANGUAGES = ['fr', 'de', 'ja'] as const

/** A photograph of a colour of its own, as a telephone would send it. */
async function photo(name: string, hue: number): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const create = { width: 1200, height: 800, channels: 3, background: `hsl(${hue}, 60%, 50%)` } as const
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() }
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)
const step = (page: Page, name: string) => page.locator(`#step-${name}`)
const next = (page: Page, name: string) => step(page, name).locator('.step-ways .btn:not(.btn-line)')
const cards = (page: Page) => page.locator('.photo-card')
const kept = (page: Page) => page.locator('.photo-card[data-state=kept]')
const ids = (cardList: Locator) =>
  cardList
    .locator('[name=photos]')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
const summary = (page: Page) => page.locator('main .summary')

/** The texts above the form of which the header hides a part. */
const cutByHeader = (page: Page) =>
  page.locator('main :is(h1, .lead)').evaluateAll((texts) => {
    const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0
    return texts
      .filter((text) => {
        const { top, bottom } = text.getBoundingClientRect()
        return top < edge - 1 && bottom > edge + 1
      })
      .map(({ textContent }) => textContent)
  })

async function fillYou(page: Page, email: string): Promise<void> {
  await field(page, 'fullName').fill('Camille Laurent')
  await field(page, 'email').fill(email)
}

async function fillVenue(page: Page): Promise<void> {
  await field(page, 'venueName').fill('Atelier Charlot')
  await field(page, 'address').fill('12 rue Charlot, 75003 Paris')
  await field(page, 'type').selectOption('loft')
  await field(page, 'surface').fill('180')
}

async function open(page: Page, language: (typeof LANGUAGES)[number]): Promise<void> {
  await page.goto(localize('submit-venue', {}, language))
  await hydrate(page)
  await expect(page.locator('.proposal[data-live]')).toBeVisible()
}

for (const language of LANGUAGES) {
  const texts = textsOf(language)
  const send = (page: Page) => page.getByRole('button', { name: texts.proposal.send, exact: true })

  test.describe(`${language}, with script`, inFull(language !== 'fr'), () => {
    test.use({ viewport: language === 'de' ? { width: 390, height: 844 } : { width: 1280, height: 900 } })

    test('leads through four steps, puts photographs in order and shows what was sent', async ({ page }) => {
      const email = `steps-${language}@example.com`
      await open(page, language)
      await expect(step(page, 'you')).toBeVisible()
      await expect(step(page, 'venue')).toBeHidden()
      expect(await violationsOf(page)).toEqual([])

      // A step that is not right is not left, and says where.
      await next(page, 'you').click()
      await expect(summary(page)).toBeFocused()
      await expect(summary(page).getByRole('link')).toHaveCount(2)
      await expect(page.locator('#email-error')).toHaveText(texts.form.missing.email)
      await summary(page).getByRole('link').first().click()
      await expect(field(page, 'fullName')).toBeFocused()
      await fillYou(page, email)
      // Enter leads on as the button does.
      await field(page, 'email').press('Enter')
      await expect(step(page, 'venue')).toBeVisible()
      await expect(page).toHaveURL(/#step-venue$/)
      await expect(step(page, 'venue').locator('legend').first()).toBeFocused()
      await expect(summary(page)).toHaveCount(0)
      await expect.poll(() => cutByHeader(page)).toEqual([])
      await fillVenue(page)
      await field(page, 'priceFromDay').fill('2200')
      // On a phone the notes on the whole form are said once.
      await expect(page.locator('.form-note')).toBeVisible({ visible: language !== 'de' })

      // Back in the browser leads to the step before.
      await next(page, 'venue').click()
      await expect(step(page, 'photos')).toBeVisible()
      await page.goBack()
      await expect(step(page, 'venue')).toBeVisible()
      await page.goForward()
      await expect(step(page, 'photos')).toBeVisible()

      await page.setInputFiles('#photos', [
        await photo('a.jpg', 10),
        await photo('b.jpg', 120),
        await photo('c.jpg', 240),
      ])
      await expect(kept(page)).toHaveCount(3)
      const [a = '', b = '', c = ''] = await ids(cards(page))
      expect(await violationsOf(page)).toEqual([])

      // A page that still glides to what has the focus would take the targets below away.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      // By the keyboard: the focus goes along, and at the end to the other arrow.
      await cards(page).nth(2).locator('[data-move=earlier]').focus()
      await page.keyboard.press('Enter')
      await expect.poll(() => ids(cards(page))).toEqual([a, c, b])
      await expect(cards(page).nth(1).locator('[data-move=earlier]')).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(cards(page).nth(0).locator('[data-move=later]')).toBeFocused()
      await expect.poll(() => ids(cards(page))).toEqual([c, a, b])
      // By dragging, once both places stand still in view: a page that scrolls meanwhile takes the target away.
      await cards(page)
        .first()
        .evaluate((card) => card.scrollIntoView({ block: 'start', behavior: 'instant' }))
      await expect(cards(page).nth(0)).toBeInViewport({ ratio: 0.99 })
      await expect(cards(page).nth(2)).toBeInViewport({ ratio: 0.99 })
      await cards(page).nth(2).dragTo(cards(page).nth(0), { steps: 8 })
      await expect.poll(() => ids(cards(page))).toEqual([b, c, a])

      // Taken away, and back again.
      await cards(page)
        .nth(1)
        .getByRole('button', { name: texts.proposal.remove.replace('{n, number}', '2') })
        .click()
      await expect.poll(() => ids(cards(page))).toEqual([b, a])
      await page.getByRole('button', { name: texts.common.undo, exact: true }).click()
      await expect.poll(() => ids(cards(page))).toEqual([b, c, a])

      await next(page, 'photos').click()
      const check = page.locator('.proposal-check')
      await expect(check).toContainText('12 rue Charlot, 75003 Paris')
      await expect(field(page, 'submissionKey')).toHaveValue(/^[0-9a-f]{32}$/)
      await expect(check).toContainText(texts.type.loft)
      await expect(check.locator('.proposal-check-photos li')).toHaveCount(3)
      expect(await violationsOf(page)).toEqual([])
      await send(page).click()
      await expect(page).toHaveURL(/reference=Q-\d\d-\d{4,}&receipt=[^#]+#form$/)
      await hydrate(page)
      await expect(page.getByRole('heading', { name: texts.proposal.sentTitle })).toBeVisible()
      await expect(page.locator('.sent')).toContainText(texts.proposal.next2)
      await expect(page.locator('.copy')).toContainText('Atelier Charlot')
      await expect(page.locator('.copy')).toContainText(formatPrice(220_000, language))
      await expect(page.locator('.copy dt').last()).toHaveText(texts.proposal.photos)
      expect(photosOf(email)).toEqual([[b, c, a]])
    })

    test.describe('a photograph that is not taken', () => {
      test.use({ expectedStatuses: [422] })
      test('says why; the others are kept', inFull(), async ({ page }) => {
        await open(page, language)
        await page.goto(`${localize('submit-venue', {}, language)}#step-photos`)
        await expect(step(page, 'photos')).toBeVisible()
        const { buffer } = await photo('x', 50)
        const png = { name: 'plan.png', mimeType: 'image/png', buffer }
        const heic = {
          name: 'IMG_1.HEIC',
          mimeType: 'image/heic',
          buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
        }
        const many = await Promise.all(Array.from({ length: 12 }, (_, at) => photo(`${at}.jpg`, at * 30)))
        await page.setInputFiles('#photos', [png, heic, ...many])
        // The first is named PNG and is a JPEG: what it is counts.
        await expect(kept(page)).toHaveCount(11)
        const rejected = page.locator('.photo-card[data-state=refused]')
        await expect(rejected).toHaveCount(3)
        await expect(rejected.nth(0)).toContainText(texts.proposal.refusal.heic)
        const full = texts.proposal.refusal['too-many-photos'].replace('{max, number}', '12')
        await expect(rejected.nth(2)).toContainText(full)
        expect(await violationsOf(page)).toEqual([])
      })
    })
  })

  test.describe(`${language}, without script`, inFull(), () => {
    test.use({ javaScriptEnabled: false, expectedStatuses: [422] })

    test('is one long form; a rejected one keeps its photographs', async ({ page }) => {
      const email = `long-${language}@example.com`
      await page.goto(localize('submit-venue', {}, language))
      for (const name of ['you', 'venue', 'photos', 'check']) await expect(step(page, name)).toBeVisible()
      await expect(page.locator('.step-ways').first()).toBeHidden()
      await fillYou(page, email)
      await page.setInputFiles('#photos', [await photo('a.jpg', 10), await photo('b.jpg', 200)])
      await send(page).click()
      await expect(summary(page)).toBeFocused()
      await expect(summary(page).getByRole('link')).toHaveCount(4)
      await expect(cards(page)).toHaveCount(2)
      await expect(cards(page).locator('img').first()).toHaveJSProperty('complete', true)
      const [a = '', b = ''] = await ids(cards(page))

      // One is left out, another comes in.
      await fillVenue(page)
      await cards(page).first().getByRole('checkbox', { name: texts.proposal.keep }).uncheck()
      await page.setInputFiles('#photos', [await photo('c.jpg', 300)])
      await send(page).click()
      await expect(page).toHaveURL(/reference=Q-/)
      await expect(page.getByRole('heading', { name: texts.proposal.sentTitle })).toBeVisible()
      const [stored = []] = photosOf(email)
      expect(stored).toHaveLength(2)
      expect(stored).toContain(b)
      expect(stored).not.toContain(a)
    })
  })
}

test.describe('a draft', () => {
  test.use({ expectedStatuses: [503] })

  test('survives a reload and a last step that fails, photographs and all', inFull(), async ({ page }) => {
    const email = 'survives@example.com'
    const texts = textsOf('fr')
    await open(page, 'fr')
    await fillYou(page, email)
    await next(page, 'you').click()
    await fillVenue(page)
    await next(page, 'venue').click()
    await page.setInputFiles('#photos', [await photo('a.jpg', 20), await photo('b.jpg', 140)])
    await expect(kept(page)).toHaveCount(2)
    const before = await ids(cards(page))

    await page.reload()
    await hydrate(page)
    await expect(step(page, 'photos')).toBeVisible()
    await expect.poll(() => ids(cards(page))).toEqual(before)
    await expect(cards(page).locator('img').first()).toHaveJSProperty('naturalWidth', 640)
    await expect(field(page, 'venueName')).toHaveValue('Atelier Charlot')

    await next(page, 'photos').click()
    await page.route('**/soumettre-lieu*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 503, json: { kind: 'failed' } })
        : route.continue(),
    )
    const send = page.getByRole('button', { name: texts.proposal.send, exact: true })
    await send.click()
    await expect(page.getByRole('alert')).toContainText(texts.sending.failed)
    await page.unroute('**/soumettre-lieu*')
    await page.getByRole('button', { name: texts.common.retry, exact: true }).click()
    await expect(page).toHaveURL(/reference=Q-/)
    expect(photosOf(email)).toEqual([before])

    // The next proposal begins empty.
    await page.goto(localize('submit-venue', {}, 'fr'))
    await hydrate(page)
    await expect(field(page, 'venueName')).toHaveValue('')
    await expect(cards(page)).toHaveCount(0)
  })

  test(
    'waits for photographs that are on their way, and tries again when one was lost',
    inFull(),
    async ({ page }) => {
      const email = 'waits@example.com'
      const texts = textsOf('en')
      await page.goto('/submit-venue')
      await hydrate(page)
      await fillYou(page, email)
      await next(page, 'you').click()
      await fillVenue(page)
      await next(page, 'venue').click()
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      let uploads = 0
      await page.route('**/api/proposal-photos', async (route) => {
        uploads += 1
        if (uploads === 1) return route.fulfill({ status: 503, json: { code: 'lost' } })
        await released
        return route.continue()
      })
      await page.setInputFiles('#photos', [await photo('a.jpg', 20)])
      await expect(page.locator('.photo-card .field-error')).toContainText(texts.proposal.refusal.lost)
      await page.locator('.photo-card').getByRole('button', { name: texts.common.retry }).click()
      await expect(page.locator('.photo-card progress')).toBeVisible()
      await next(page, 'photos').click()
      const send = page.getByRole('button', { name: texts.proposal.send, exact: true })
      await send.click()
      await expect(page.getByRole('alert')).toContainText(texts.proposal.stillArriving)
      release()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await send.click()
      await expect(page).toHaveURL(/reference=Q-/)
      expect(photosOf(email)).toMatchObject([[expect.stringMatching(/^[0-9a-f-]{36}$/)]])
    },
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the step that one is at has its name in sight, above the numbers', async ({ page }) => {
    const { proposal } = textsOf('fr')
    const here = page.locator('.steps-progress > p')
    const says = (n: number, name: string) =>
      `${proposal.stepOf.replace('{n, number}', String(n)).replace('{total, number}', '4')} · ${name}`
    await open(page, 'fr')
    await expect(here).toHaveText(says(1, proposal.step.you))
    await fillYou(page, 'phone@example.com')
    await next(page, 'you').click()
    await expect(here).toHaveText(says(2, proposal.step.venue))
    await expect(here).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.steps-progress [aria-current=step]')).toContainText(proposal.step.venue)
    const top = async (of: Locator) => (await of.boundingBox())?.y ?? 0
    expect(await top(here)).toBeLessThan(await top(page.locator('.steps-progress ol')))
  })
})

test('a link to a step leads there before the application has started, without a jump', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto('/submit-venue#step-photos')
  await expect(step(page, 'photos')).toBeVisible()
  await expect(step(page, 'you')).toBeHidden()
})
