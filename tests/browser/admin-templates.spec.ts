/** Answer templates of the agency. Italian texts only: other tests answer in other languages at the same time. */
import type { Page } from '@playwright/test'
import { storedEnquiry } from '../helpers/stored-enquiry.ts'
import { withDatabase } from './admin-helpers.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, another, signIn } from './staff-accounts.ts'

const at = (text: string) => `/fr/admin/modeles?lang=it&text=${text}`
const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Texte de l’e-mail' })
const mailOf = (page: Page) => page.getByRole('region', { name: 'Aperçu' })
const save = (page: Page) => page.getByRole('button', { name: 'Enregistrer', exact: true }).first().click()
const said = (page: Page, text: string | RegExp) => page.locator('.toast', { hasText: text })

/** Open a text as a staff member who has just signed in. */
async function open(page: Page, name: string, role: 'administrator' | 'agent', text: string): Promise<void> {
  await signIn(page, await addAccount(name, role), at(text))
  await hydrate(page)
  await expect(mailOf(page)).toBeVisible()
}

test('behind the last chip of a signature one can click, press Enter and type', async ({ page }) => {
  // A busy browser reports the caret after the first keys: as if it never came to it.
  await page.addInitScript(() =>
    addEventListener('selectionchange', (event) => event.stopPropagation(), { capture: true }),
  )
  await open(page, 'Nora Vidal', 'administrator', 'signature')
  const body = bodyOf(page)
    .or(page.getByRole('textbox', { name: /Signature/ }))
    .first()
  const text = () => body.evaluate((box: HTMLElement) => box.innerText.trimEnd())
  const before = await text()
  const box = await body.boundingBox()
  if (!box) throw new Error('no editor')
  // The white area below the last line.
  await page.mouse.click(box.x + 40, box.y + box.height - 6)
  await page.keyboard.type(' int. 4')
  expect(await text()).toBe(`${before} int. 4`)
  await page.keyboard.press('Enter')
  await page.keyboard.type('Parigi')
  expect(await text()).toBe(`${before} int. 4\nParigi`)
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  expect(await text()).toBe(`${before} int. 4\nParigi!`)
  await expect(mailOf(page)).toContainText('Parigi!')
})

test('a template: what is wrong is named, its mail is shown, the composer takes it, the original comes back', async ({
  page,
}) => {
  await signIn(page, await addAccount('Nora Vidal', 'administrator'), '/fr/admin')
  await hydrate(page)
  await page.getByRole('link', { name: 'Modèles', exact: true }).first().click()
  await page.getByRole('link', { name: /^italien/ }).click()
  const row = page.getByRole('link', { name: /^Réponse libre/ })
  await expect(row).toContainText('Texte d’origine')
  // The list of the language before has the same rows until the next one has come.
  await expect(row).toHaveAttribute('href', /lang=it/)
  await row.click()
  const body = bodyOf(page)
  await expect(body).toContainText('Signature')
  await expect(mailOf(page)).toContainText('Noa Bellini')

  await body.fill('Gentile {name},\n\n{answer}\n\nUn saluto da {citta} e da <b>Parigi</b>\n\n')
  await page.getByRole('textbox', { name: 'Objet' }).focus()
  await expect(page.getByText('Le champ {citta} n’existe pas.')).toBeVisible()
  await expect(page.getByText('Il manque le champ «\u00a0Signature\u00a0».')).toBeVisible()
  await expect(mailOf(page)).toContainText('da {citta} e da <b>Parigi</b>')
  // Typed with its braces, it is a field like the others now.
  await expect(body.locator('[data-field=name]')).toHaveText('Nom')
  await page.keyboard.press('Control+s')
  await expect(body).toBeFocused()
  await expect(page.getByText('2 erreurs à corriger')).toBeVisible()
  await expectSound(page, 'light', 'template with problems')

  await body.fill('Gentile {name},\n\n{answer}\n\nUn saluto da Parigi\n\n')
  await body.press('Control+End')
  await page.getByRole('button', { name: 'Signature', exact: true }).click()
  await expect(mailOf(page)).toContainText('Nora Vidal')
  await save(page)
  await expect(said(page, 'Enregistré. Les prochaines réponses')).toBeVisible()
  await expect(row).toContainText('Modifié par Nora Vidal')

  await page.getByRole('button', { name: 'Historique' }).click()
  const history = page.getByRole('complementary', { name: 'Historique' })
  await expect(history.locator('ins')).toContainText('Un saluto da Parigi')
  await history.getByRole('button', { name: 'Fermer' }).click()

  const reference = `Q-26-${Math.floor(10_000_000 + Math.random() * 80_000_000)}`
  const asked = { reference, kind: 'contact', language: 'it', full_name: 'Elia Conti' } as const
  await withDatabase((database) => storedEnquiry(database, asked))
  await page.goto(`/fr/admin/demandes?ref=${reference}`)
  await hydrate(page)
  await page.getByRole('button', { name: 'Répondre en italien' }).click()
  await expect(bodyOf(page)).toContainText('Un saluto da Parigi')

  await page.goto(at('answer'))
  await hydrate(page)
  await page.getByRole('button', { name: 'Rétablir l’original' }).click()
  await expect(bodyOf(page)).not.toContainText('Un saluto da Parigi')
  await save(page)
  await expect(said(page, 'partent de l’original')).toBeVisible()
  await expect(row).toContainText('Texte d’origine')
  // The undo is not over with its toast.
  await said(page, 'partent de l’original').getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Historique' }).focus()
  await page.keyboard.press('Control+z')
  await expect(said(page, /Annulé.*partent de l’original/)).toBeVisible()
  await expect(bodyOf(page)).toContainText('Un saluto da Parigi')
  await expect(row).toContainText('Modifié par Nora Vidal')
})

test('two people on one template: the second sees what the first has saved, and decides', async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, 'Nora Vidal', 'administrator', 'venues')
  const second = await another(browser, baseURL)
  await open(second, 'Hugo Perrin', 'administrator', 'venues')
  await bodyOf(page).press('Control+Home')
  await page.keyboard.insertText('Prima. ')
  await bodyOf(second).press('Control+Home')
  await second.keyboard.insertText('Seconda. ')
  await save(page)
  await expect(said(page, 'Enregistré.')).toBeVisible()
  await save(second)
  await expect(second.getByText('Nora Vidal vient de modifier ce texte.')).toBeVisible()
  await expect(second.locator('.record-conflict del')).toContainText('Prima')
  await expect(second.locator('.record-conflict ins')).toContainText('Seconda')
  await second.getByRole('button', { name: 'Garder le mien' }).click()
  await expect(said(second, 'Enregistré.')).toBeVisible()
  await expect(second.getByText('Nora Vidal vient de modifier ce texte.')).toBeHidden()
  await second.reload()
  await hydrate(second)
  await expect(bodyOf(second)).toContainText('Seconda. ')
  await expect(bodyOf(second)).not.toContainText('Prima')
})

test('what is not saved survives a reload and is asked about on leaving', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await open(page, 'Nora Vidal', 'administrator', 'thanks')
  await bodyOf(page).press('Control+Home')
  await page.keyboard.insertText('Non salvato. ')
  await expect(page.getByText(/^Conservées sur cet appareil/)).toBeVisible()
  await page.reload()
  await hydrate(page)
  await expect(bodyOf(page)).toContainText('Non salvato.')
  await page.getByRole('link', { name: /^Relance/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer' })
  await dialog.getByRole('button', { name: 'Garder pour plus tard' }).click()
  await expect(page.getByRole('heading', { name: 'Relance', level: 2 })).toBeVisible()
  await page.getByRole('link', { name: /^Merci pour un lieu proposé/ }).click()
  await expect(bodyOf(page)).toContainText('Non salvato.')
  await page.getByRole('button', { name: 'Tout annuler' }).click()
  await expect(bodyOf(page)).not.toContainText('Non salvato.')
  await page.getByRole('link', { name: /^Relance/ }).click()
  await expect(page.getByRole('heading', { name: 'Relance', level: 2 })).toBeVisible()
})

for (const [mode, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(
    `templates without a barrier, nothing sideways at ${width} px, ${mode}`,
    inFull(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, await addAccount('Nora Vidal', 'administrator'), '/fr/admin/modeles?lang=ko')
      await hydrate(page)
      await expectSound(page, mode, 'list of templates')
      await page.getByRole('link', { name: /^Relance/ }).click()
      await expect(mailOf(page)).toBeVisible()
      await expectSound(page, mode, 'template')
      await page.getByRole('button', { name: 'Historique' }).click()
      const history = page.getByRole('complementary', { name: 'Historique' })
      await expect(history.getByText('Le texte livré avec le site.')).toBeVisible()
      await expectSound(page, mode, 'history of a template')
    },
  )
}

test('an agent reads templates and finds nothing to change', inFull(), async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1024, height: 844 })
  await open(page, 'Léa Morel', 'agent', 'price')
  await expect(page.getByText('Seuls les administrateurs peuvent modifier ces textes.')).toBeVisible()
  await expect(bodyOf(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Rétablir l’original' })).toHaveCount(0)
  await expectSound(page, 'dark', 'template of an agent')
})
