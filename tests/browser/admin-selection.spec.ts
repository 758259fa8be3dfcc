import type { Locator, Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, expectSound, hydrate, test } from './fixtures.ts'
import { addAccount, another, signIn } from './staff-accounts.ts'

const rows = (page: Page) => page.locator('.selection li')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const grip = (page: Page, name: string) => row(page, name).locator('.grip')
const namesIn = async (page: Page) => rows(page).locator('b').allTextContents()
const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

async function open(page: Page, name: string): Promise<string[]> {
  await signIn(page, await addAccount(name, 'agent'), '/fr/admin/salles')
  await hydrate(page)
  await page.getByRole('link', { name: 'Notre sélection' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notre sélection')
  return namesIn(page)
}

async function middleOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('nothing is there')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The demo's venues as visitors see them, in the order of their links. */
async function seenByVisitors(page: Page): Promise<string> {
  const answer = await page.request.get(localize('venues', {}, 'fr'))
  return [...(await answer.text()).matchAll(/<h\d[^>]*>(?:<a[^>]*>)?([^<]+)/g)]
    .map(([, text]) => text)
    .join('\n')
}

// The tests change one order of one server.
test.describe.configure({ mode: 'serial' })

test('arranged by pointer, by keys and by arrows; undone; seen by visitors', async ({ page }) => {
  const before = await open(page, 'Lea Morel')
  const [first = '', second = '', third = '', fourth = ''] = before
  const said = page.locator('.selection [aria-live]')
  await expectSound(page, 'light', 'our selection')

  await test.step('the pointer drags the first to the third place, and the page of visitors follows', async () => {
    const [from, to] = [await middleOf(grip(page, first)), await middleOf(row(page, third))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, to.y, { steps: 8 })
    await page.mouse.up()
    await expect(toast(page, `${first}\u00a0: place 3.`)).toBeVisible()
    expect((await namesIn(page)).slice(0, 4)).toEqual([second, third, first, fourth])
    const seen = await seenByVisitors(page)
    expect(seen.indexOf(third)).toBeGreaterThan(-1)
    expect(seen.indexOf(third)).toBeLessThan(seen.indexOf(first))
  })

  await test.step('the toast undoes it', async () => {
    await toast(page, `${first}\u00a0: place 3.`).getByRole('button', { name: 'Annuler' }).click()
    await expect(toast(page, 'Annulé.')).toBeVisible()
    expect((await namesIn(page)).slice(0, 4)).toEqual([first, second, third, fourth])
  })

  await test.step('two movements of the pointer before the first is drawn move the same venue', async () => {
    const from = await middleOf(grip(page, first))
    const [over, to] = [await middleOf(row(page, second)), await middleOf(row(page, third))]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.evaluate(
      (points) => {
        for (const { x, y } of points)
          dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, buttons: 1 }))
      },
      [over, to],
    )
    await page.mouse.up()
    await expect(toast(page, `${first}\u00a0: place 3.`)).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(toast(page, 'Annulé.')).toBeVisible()
    expect((await namesIn(page)).slice(0, 3)).toEqual([first, second, third])
  })

  await test.step('Space, arrows, Space; Escape puts back', async () => {
    await grip(page, first).focus()
    await page.keyboard.press('Space')
    await expect(said).toContainText(`${first}\u00a0: lieu saisi, place 1 sur`)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(said).toContainText(`${first}\u00a0: lieu remis à la place 1 sur`)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await expect(said).toContainText(`${first}\u00a0: lieu posé à la place 2 sur`)
    await expect(toast(page, `${first}\u00a0: place 2.`)).toBeVisible()
    await expect(grip(page, first)).toBeFocused()
  })

  await test.step('Alt and an arrow is one step, as is the arrow of the row', async () => {
    await page.keyboard.press('Alt+ArrowDown')
    await expect(toast(page, `${first}\u00a0: place 3.`)).toBeVisible()
    await page.getByRole('button', { name: `Monter ${first}` }).click()
    await expect(toast(page, `${first}\u00a0: place 2.`)).toBeVisible()
    await page.reload()
    await hydrate(page)
    expect((await namesIn(page)).slice(0, 3)).toEqual([second, first, third])
  })
})

test('a venue is found by its name, and its place is typed', async ({ page }) => {
  const before = await open(page, 'Lea Morel')
  const name = before[9] ?? ''
  await page.getByRole('searchbox', { name: 'Nom du lieu' }).fill(name.toUpperCase())
  await expect(rows(page)).toHaveCount(1)
  // Between rows that are left out nothing can be dropped.
  await expect(grip(page, name)).toHaveCount(0)
  const place = page.getByRole('textbox', { name: `${name}, position sur` })
  await expect(place).toHaveValue('10')
  await place.fill('2')
  await place.press('Enter')
  await expect(toast(page, `${name}\u00a0: place 2.`)).toBeVisible()
  await page.getByRole('button', { name: /^Tous/ }).click()
  await page.getByRole('searchbox', { name: 'Nom du lieu' }).fill('')
  expect((await namesIn(page))[1]).toBe(name)
  await page.locator('h1').click()
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Annulé.')).toBeVisible()
  expect(await namesIn(page)).toEqual(before)
})

test('two of one type side by side are told, and Ctrl and Z undoes', async ({ page }) => {
  const before = await open(page, 'Nina Brandt')
  const types = await rows(page).locator('.kind').allTextContents()
  const at = types.findIndex((type, place) => place > 1 && type === types[0])
  const name = before[at] ?? ''
  const told = row(page, before[0] ?? '').locator('.beside')
  await expect(told).toHaveCount(0)
  await grip(page, name).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await expect(told).toContainText('côte à côte')
  await page.keyboard.press('Space')
  await expect(toast(page, `${name}\u00a0: place 2.`)).toBeVisible()
  await expectSound(page, 'light', 'two of one type')
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Annulé.')).toBeVisible()
  await expect(told).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(toast(page, 'Rien à annuler.')).toBeVisible()
})

test('of two editors the second is refused in words and sees the order of now', async ({
  page,
  browser,
  baseURL,
}) => {
  const [first = '', second = ''] = await open(page, 'Lea Morel')
  const other = await another(browser, baseURL)
  await open(other, 'Nina Brandt')
  await page.getByRole('button', { name: `Descendre ${first}` }).click()
  await expect(toast(page, `${first}\u00a0: place 2.`)).toBeVisible()
  await other.getByRole('button', { name: `Descendre ${second}` }).click()
  await expect(toast(other, 'Votre déplacement n’est pas enregistré')).toBeVisible()
  await expect.poll(async () => (await namesIn(other)).slice(0, 2)).toEqual([second, first])
  await other.getByRole('button', { name: `Descendre ${second}` }).click()
  await expect(toast(other, `${second}\u00a0: place 2.`)).toBeVisible()
  await other.context().close()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger drags a venue, and the list scrolls at its edge', async ({ page }) => {
    const [first = ''] = await open(page, 'Lea Morel')
    await expectSound(page, 'light', 'our selection on a phone')
    const from = await middleOf(grip(page, first))
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: from.x, y }],
      })
    const box = page.locator('.scroll')
    await touch('touchStart', from.y)
    for (const y of [300, 500, 700]) await touch('touchMove', y)
    const edge = await box.evaluate((element) => element.getBoundingClientRect().bottom)
    for (const inside of [20, 18, 16]) await touch('touchMove', edge - inside)
    await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300)
    await touch('touchEnd')
    await expect(toast(page, `${first}\u00a0: place`)).toBeVisible()
    expect((await namesIn(page)).indexOf(first)).toBeGreaterThan(10)
    await page.keyboard.press('Control+z')
    await expect(toast(page, 'Annulé.')).toBeVisible()
    expect((await namesIn(page))[0]).toBe(first)
  })
})
