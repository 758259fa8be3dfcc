/** The assistants' day, from the sign-in to an old address that is still found: one story through the whole site. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { totp } from '../helpers/totp.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { addAccount, another, PASSWORD, signInByForm, signOut } from './staff-accounts.ts'

const PHOTOGRAPHS = 6

async function jpeg(number: number) {
  const background = { r: number * 35, g: 120, b: 200 - number * 20 }
  const buffer = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name: `salle-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}

/** Switch the second factor on, sign out, and come back with a code to the page that was wanted. */
async function signInWithTwoFactors(page: Page, email: string, wanted: string): Promise<void> {
  await signInByForm(page, email, '/fr/admin/compte')
  await hydrate(page)
  const section = page.getByRole('region', { name: 'Double authentification' })
  await section.getByRole('button', { name: 'Activer' }).click()
  const secret = await section.locator('code').innerText()
  await section.getByLabel('Code affiché par l’application').fill(totp(secret))
  await section.getByRole('button', { name: 'Activer' }).click()
  await section.getByRole('button', { name: 'Je les ai enregistrés' }).click()
  await signOut(page, 'Léa Morel')
  await page.goto(wanted)
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(PASSWORD)
  await page.locator('form button[type=submit]').click()
  // The page that asks for the code, which sends it by itself once it is hydrated.
  await expect(page.locator('#code')).toBeVisible()
  await hydrate(page)
  // The code of the set-up is used up: use the next one, slightly ahead of time.
  await page.locator('#code').fill(totp(secret, Date.now() + 30_000))
  await expect(page).toHaveURL(wanted)
  await hydrate(page)
}

/** A visitor asks for a venue in Japanese. */
async function askInJapanese(visitor: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  await visitor.goto(`${localize('contact-venue', {}, 'ja')}?venue=galerie-perle`)
  await hydrate(visitor)
  const form = visitor.locator('main form[method=post]')
  for (const [name, value] of Object.entries(fields)) await form.locator(`[name=${name}]`).fill(value)
  await form.locator('button[type=submit]').click()
  await visitor.waitForURL(/reference=Q-/)
}

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

test('a day: sign in, answer a request from Tokyo, find it by phone, publish a venue, move it', async ({
  page,
  browser,
  baseURL,
  request,
}) => {
  const own = Math.random().toString(36).slice(2, 8)
  const digits = String(Math.floor(1000 + Math.random() * 9000))
  const company = `Atelier Kuroda ${own}`

  await test.step('sign in with two factors', async () => {
    await signInWithTwoFactors(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/demandes')
  })

  const row = page.getByRole('table', { name: 'Demandes' }).getByRole('row', { name: new RegExp(company) })
  await test.step('a request arrives and is seen', async () => {
    const visitor = await another(browser, baseURL)
    await askInJapanese(visitor, {
      company,
      firstName: '遥',
      lastName: '黒田',
      email: `${own}@example.jp`,
      phone: `+81 3 5550 ${digits}`,
    })
    await visitor.context().close()
    await page.getByRole('searchbox').fill(company)
    await expect(row).toContainText('ja')
  })

  const sheet = page.getByRole('region', { name: /Q-26-/ })
  await test.step('assigned, answered in Japanese from a template, its status set', async () => {
    await row.locator('[data-row-link]').click()
    await expect(sheet.getByRole('heading', { level: 2 })).toContainText('黒田')
    await sheet.getByRole('heading', { level: 2 }).click()
    await page.keyboard.press('a')
    await page.getByRole('menuitemcheckbox', { name: 'Léa Morel' }).first().click()
    await expect(sheet.getByText('Léa Morel a attribué à Léa Morel')).toBeVisible()
    await sheet.getByRole('heading', { level: 2 }).click()
    await page.keyboard.press('r')
    const form = sheet.getByRole('form', { name: 'Réponse par e-mail' })
    await expect(form.getByLabel('Langue de l’e-mail')).toHaveValue('ja')
    // The visitor left the days open.
    await form.getByLabel('Date de début').fill('2030-03-02')
    await form.getByLabel('Durée').fill('3日間')
    await form.getByLabel('Date du devis').fill('2030-01-15')
    await expect(form.getByRole('button', { name: 'Envoyer' })).toHaveAttribute('aria-disabled', 'false')
    await form.getByRole('textbox', { name: 'Texte de l’e-mail' }).press('Control+Enter')
    await expect(sheet.getByText('a répondu en japonais')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'En cours' })).toBeVisible()
    await sheet.getByRole('heading', { level: 2 }).click()
    await page.keyboard.press('s')
    await expect(page.getByRole('menu')).toBeVisible()
    await page.keyboard.press('3')
    await expect(sheet.getByRole('button', { name: 'Devis envoyé' })).toBeVisible()
  })

  await test.step('found by the end of a telephone number', async () => {
    await page.goto('/fr/admin/demandes')
    await hydrate(page)
    await page.getByRole('searchbox').fill(`5550 ${digits}`)
    await expect(row).toContainText('Devis envoyé')
  })

  const name = `Salon de la Lune ${own}`
  await test.step('a venue with six photographs, published in ten languages', async () => {
    await page.goto('/fr/admin/salles')
    await hydrate(page)
    await page.getByRole('button', { name: 'Nouveau lieu' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom').fill(name)
    await dialog.getByLabel('Quartier').selectOption('concorde-tuileries')
    await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    for (const [key, value] of [
      ['metro', 'Tuileries'],
      ['surfaceM2', '58'],
      ['ceilingHeightCm', '3,5'],
      ['priceFromDayCents', '1900'],
      ['capacity.standing', '60'],
      ['texts.fr.title', 'Salon clair face au jardin'],
      ['texts.fr.description', 'Au premier étage d’un immeuble de 1869.'],
    ] as const)
      await page.locator(`[id="field-${key}"]`).fill(value)
    const numbers = Array.from({ length: PHOTOGRAPHS }, (_, index) => index + 1)
    await page.locator('#photos input[type=file]').setInputFiles(await Promise.all(numbers.map(jpeg)))
    await expect(page.locator('#photos [data-photo]')).toHaveCount(PHOTOGRAPHS)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Publier quand même' }).click()
    await expect(toast(page, 'Publié. Le site est à jour.')).toBeVisible()
  })

  await test.step('public in ten languages; its old address leads to the new one', async () => {
    const slug = await page.getByLabel('Adresse de page').inputValue()
    for (const language of LANGUAGE_CODES) {
      const answer = await request.get(localize('venue', { slug }, language))
      const html = await answer.text()
      expect([answer.status(), html.includes(name)], language).toEqual([200, true])
    }
    const next = `${slug}-nord`
    await page.getByLabel('Adresse de page').fill(next)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Enregistrement' })).toBeHidden()
    await page.goto(localize('venue', { slug }, 'ja'))
    await expect(page).toHaveURL(localize('venue', { slug: next }, 'ja'))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  })
})
