import type { Page } from '@playwright/test'
import { expect, hydrate, inFull, test } from './fixtures.ts'
import { FOREIGN, plant, translate } from './foreign-nodes.ts'
import { enquiriesFrom } from './stored-enquiries.ts'
import { TRANSLATED } from './translated-islands.ts'

test.use({ viewport: { width: 1280, height: 900 }, changesIslands: true, expectedStatuses: [422] })

/** What islands cannot start without. */
const REACT = '**/assets/react-*.js'

interface Form {
  readonly address: string
  /** Texts, and the chosen options of lists. The first one is typed while the island starts. */
  readonly fields: Readonly<Record<string, string>>
  readonly chosen?: Readonly<Record<string, string>>
  /** What leads on to the step of a field, where there are steps. */
  readonly steps?: readonly string[]
}

const FORMS: readonly Form[] = [
  {
    address: '/contact',
    fields: { fullName: 'Ingrid Lindqvist-Åberg', message: 'Forty looks.\n四十点。' },
    chosen: { eventType: 'press_event' },
  },
  {
    address: '/contact-us',
    fields: {
      message: 'A morning in March, if there is one?',
      fullName: 'Ingrid Lindqvist',
      subject: 'Light',
    },
  },
  {
    address: '/contact-venue?venue=salon-opera&venue=galerie-perle',
    fields: { company: 'Maison Aurèle', firstName: 'Ingrid', lastName: 'Lindqvist', duration: '4' },
  },
  {
    address: '/submit-venue',
    fields: { fullName: 'Camille Laurent', phone: '+33 1 42 00 00 00' },
    steps: ['venue', 'photos', 'check'],
  },
]

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`)

/** A page whose script waits. */
async function openHeld(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(REACT, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return release
}

async function expectTyped(page: Page, { fields, chosen = {} }: Form): Promise<void> {
  for (const [name, value] of Object.entries({ ...fields, ...chosen }))
    await expect(field(page, name), name).toHaveValue(value)
}

async function send(page: Page, { steps = [] }: Form): Promise<void> {
  for (const step of steps) {
    if (step === 'photos') {
      await field(page, 'venueName').fill('Atelier Charlot')
      await field(page, 'address').fill('12 rue Charlot, 75003 Paris')
      await field(page, 'type').selectOption('loft')
      await field(page, 'surface').fill('180')
    }
    await page.locator('.step[data-current] .step-ways .btn:not(.btn-line)').click()
    await expect(page.locator(`#step-${step}`)).toBeVisible()
  }
  await page.locator('main form[method=post] button[type=submit]').last().click()
  await expect(page).toHaveURL(/[?&]reference=/)
}

for (const kind of FOREIGN) {
  for (const [index, form] of FORMS.entries()) {
    test(
      `nothing typed is lost with foreign nodes ${kind}: ${form.address}`,
      inFull(index !== FOREIGN.indexOf(kind)),
      async ({ page }) => {
        const email = `hand-${FOREIGN.indexOf(kind)}-${index}@example.com`
        const [[first = '', text = ''] = [], ...rest] = Object.entries(form.fields)
        const release = await openHeld(page, form.address)
        for (const [name, value] of Object.entries(form.chosen ?? {}))
          await field(page, name).selectOption(value)
        for (const [name, value] of [...rest, ['email', email]] as const) await field(page, name).fill(value)
        await field(page, first).pressSequentially(text.slice(0, 6))
        await plant(page, kind)
        release()
        // Goes on without waiting for the island, in whatever has the focus.
        await page.keyboard.type(text.slice(6), { delay: 15 })
        await hydrate(page)
        await expectTyped(page, form)
        await expect(field(page, first)).toBeFocused()

        // They come once more, and the form is drawn again around them: with what is missing, and without.
        await plant(page, kind)
        await field(page, 'email').fill('ingrid@')
        if (!form.steps) {
          await page.locator('main form[method=post] button[type=submit]').click()
          await expect(page.locator('#email-error')).toBeVisible()
        }
        await field(page, 'email').fill(email)
        await expectTyped(page, form)
        await send(page, form)
        expect(enquiriesFrom(email)).toHaveLength(1)
      },
    )
  }
}

const favorite = (slug: string) => ({
  ...{ slug, name: slug, type: 'gallery', neighborhood: 'le-marais', arrondissement: 3 },
  ...{ surfaceM2: 95, guests: 80, priceFromDayCents: 100_000, photos: [], language: 'en' },
})

test('translated pages live on', async ({ page }) => {
  await page.addInitScript(
    (text) => localStorage.getItem('passage.favorites') ?? localStorage.setItem('passage.favorites', text),
    JSON.stringify(['galerie-perle', 'salon-opera', 'loft-sentier'].map(favorite)),
  )
  for (const { name, address, act } of TRANSLATED)
    await test.step(name, async () => {
      await page.goto(address)
      await hydrate(page)
      await translate(page)
      await act(page)
      await expect(page.locator('[data-failed]'), name).toHaveCount(0)
      // The next one begins without what this one has kept.
      await page.evaluate(() => localStorage.clear())
    })
})

test('what is chosen on the plan before it starts is drawn once it does', async ({ page }) => {
  const release = await openHeld(page, '/venue/hotel-de-marbeuf')
  await page.locator('.plan-block').scrollIntoViewIfNeeded()
  await page.locator('.plan-layouts label', { has: page.locator('[value=dinner]') }).click()
  release()
  await hydrate(page)
  await expect(page.locator('.plan-layouts [value=dinner]')).toBeChecked()
  await expect(page.locator('.plan-say')).toContainText('10 round tables')
})

test.describe('an island that fails', () => {
  test.use({ breaksIslands: true })
  const typed = { fullName: 'Ingrid Lindqvist', subject: 'Light', message: 'One morning' }
  const send = (page: Page) => page.locator('main form[method=post] button[type=submit]').click()

  async function expectSent(page: Page, email: string): Promise<void> {
    await field(page, 'email').fill(email)
    await send(page)
    await expect(page).toHaveURL(/[?&]reference=/)
    expect(enquiriesFrom(email)).toHaveLength(1)
  }

  async function typeIn(page: Page): Promise<void> {
    for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  }

  /** Whatever React puts into the page fails, a number of times. */
  const fail = (page: Page, times: number) =>
    page.evaluate((count) => {
      let left = count
      const { appendChild, insertBefore } = Node.prototype
      const take = (parent: Node) => {
        if (parent instanceof Element && parent.closest('[data-island]') && left-- > 0)
          throw new Error('Foreign hand')
      }
      Node.prototype.appendChild = function <Child extends Node>(this: Node, child: Child): Child {
        take(this)
        return appendChild.call(this, child) as Child
      }
      Node.prototype.insertBefore = function <Child extends Node>(
        this: Node,
        child: Child,
        before: Node | null,
      ): Child {
        take(this)
        return insertBefore.call(this, child, before) as Child
      }
    }, times)

  test('at its start leaves the form that the server wrote', async ({ page }) => {
    const code = 'export default { name: "contact-message", component() { throw new Error("broken") } }'
    await page.route('**/assets/contact-message.island-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: code }),
    )
    // Else a field might be filled in after it has been taken away, as nobody can who types.
    const release = await openHeld(page, '/contact-us')
    await typeIn(page)
    release()
    await hydrate(page)
    await expect(page.locator('[data-island]')).toHaveAttribute('data-failed', '')
    await expectTyped(page, { address: '', fields: typed })
    await expectSent(page, 'fails-at-start@example.com')
  })

  for (const [times, name] of [
    [1, 'once is drawn anew'],
    [9, 'for ever is what the server wrote'],
  ] as const) {
    test(`${name}, with everything typed`, async ({ page }) => {
      await page.goto('/contact-us')
      await hydrate(page)
      await typeIn(page)
      await fail(page, times)
      await send(page)
      await expect(page.locator('[data-failed]')).toHaveCount(times === 1 ? 0 : 1)
      await expectTyped(page, { address: '', fields: typed })
      await expectSent(page, `fails-${times}@example.com`)
    })
  }
})
