import { insertEnquiry } from './admin-helpers.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const number = () => String(Math.floor(10_000_000 + Math.random() * 89_000_000))

test('Ctrl and K finds a request by its phone, a venue and a command by keys alone', async ({ page }) => {
  const digits = number()
  await insertEnquiry({
    full_name: 'Ottilie Verne',
    company: 'Verne Éditions',
    phone_e164: `+336${digits}`,
    email: `o${digits}@example.com`,
  })
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  await hydrate(page)
  const search = page.locator('.rail').getByRole('button', { name: /^Rechercher/ })
  await search.focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Recherche et commandes' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await expect(palette.getByRole('option', { name: /Aller à\s: Lieux/ })).toBeVisible()

  // The national spelling, with spaces.
  await field.fill(`06 ${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4)}`)
  const requests = palette.getByRole('group', { name: 'Demandes' })
  await expect(requests.getByRole('option')).toHaveCount(1)
  await expect(palette.getByRole('group', { name: 'Personnes' }).getByRole('option')).toHaveText(
    /Ottilie Verne.*1\sdemande/,
  )
  await expect(requests.getByRole('option')).toHaveAttribute('data-highlighted', '')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('beaubourg')
  await expect(palette.getByRole('option').first()).toContainText('Caveau Beaubourg')
  await expect(palette.locator('mark').first()).toHaveText('Beaubourg')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/fr\/admin\/salles\/[0-9a-f-]{36}$/)
  await expect(palette).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Caveau Beaubourg' })).toBeVisible()

  // An English word on a French screen.
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('group', { name: 'Récents' }).getByRole('option')).toHaveText(
    /Caveau Beaubourg/,
  )
  await field.fill('new request')
  await expect(palette.getByRole('option', { name: 'Saisir une demande' })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.waitForURL(/enter=1/)
  await page.keyboard.press('Control+k')
  await expect(palette.getByRole('option').first()).toBeVisible()
  await expectSound(page, 'light', 'palette')
})

test(
  'the status of the open request is changed from the palette, on a phone by touch',
  inFull(),
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const word = `Quintessence${number()}`
    await insertEnquiry({ full_name: word, email: `${word.toLowerCase()}@example.com` })
    await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
    await hydrate(page)
    await page.locator('.tabbar').getByRole('button', { name: 'Chercher' }).click()
    const palette = page.getByRole('dialog', { name: 'Recherche et commandes' })
    await palette.getByRole('combobox').fill(word)
    await palette.getByRole('group', { name: 'Demandes' }).getByRole('option').click()
    const sheet = page.getByRole('region', { name: word })
    await expect(sheet.getByRole('heading', { name: word })).toBeVisible()
    await page.keyboard.press('Control+k')
    await palette.getByRole('combobox').fill('status won')
    await palette.getByRole('option', { name: /passer à «\sGagnée\s»/ }).click()
    await expect(sheet.getByRole('button', { name: 'Gagnée' })).toBeVisible()
  },
)

test('on a phone every section is reached by touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin')
  await hydrate(page)
  const bar = page.locator('.tabbar')
  const shown = await page
    .locator('.rail nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const direct = await bar.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  await bar.getByRole('button', { name: 'Plus' }).click()
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeVisible()
  const behind = await items.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect([...direct, ...behind]).toEqual(expect.arrayContaining(shown))
  expect(shown.length).toBeGreaterThan(5)
  await page.getByRole('menuitem', { name: 'Réservations' }).click()
  await expect(page.getByRole('heading', { name: 'Réservations' })).toBeVisible()
})
