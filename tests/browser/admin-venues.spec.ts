import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { expect, expectSound, hydrate, inFull, test } from './fixtures.ts'
import { addAccount, another, signIn } from './staff-accounts.ts'

/** Everything that a venue needs besides its name, as French assistants type it. */
async function fillVenue(page: Page): Promise<void> {
  await page.getByLabel('Surface', { exact: true }).fill('58')
  await page.getByLabel('Hauteur sous plafond', { exact: true }).fill('3,5')
  await page.getByLabel('À partir de, par jour (HT)').fill('1 900')
  await page.getByLabel('Métro').fill('Tuileries')
  await page.getByLabel('Cocktail debout').fill('60')
  await page.locator('[id="field-texts.fr.title"]').fill('Salon clair face au jardin')
  await page.locator('[id="field-texts.fr.description"]').fill('Au premier étage d’un immeuble de 1869.')
}

async function addPhoto(page: Page): Promise<void> {
  const create = { width: 1200, height: 800, channels: 3 as const, background: '#c8b8a8' }
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page
    .locator('#photos input[type=file]')
    .setInputFiles([{ name: 'salle.jpg', mimeType: 'image/jpeg', buffer }])
  await expect(page.locator('#photos [data-photo]')).toHaveCount(1)
}

/** Press Ctrl and Enter in the very moment in which an element appears, sooner than a hand could. */
async function publishWith(page: Page, selector: string): Promise<void> {
  await page.evaluate((awaited) => {
    new MutationObserver((_, observer) => {
      if (document.querySelector(awaited) === null) return
      observer.disconnect()
      dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true }))
    }).observe(document.body, { childList: true, subtree: true })
  }, selector)
}

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau lieu' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nom')).toBeFocused()
  await dialog.getByLabel('Nom').fill(name)
  await dialog.getByLabel('Quartier').selectOption('concorde-tuileries')
  await dialog.getByRole('button', { name: 'Créer le brouillon' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text })

test.describe('one venue', () => {
  test('from a name to ten languages; its address moves; archive and back; an earlier version', async ({
    page,
    request,
  }) => {
    await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/salles')
    await hydrate(page)
    const name = `Salon des Feuillants ${Date.now()}`
    await begin(page, name)
    const slug = await page.getByLabel('Adresse de page').inputValue()

    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByText('Obligatoire avant publication.').first()).toBeVisible()
    await expect(page.getByLabel('Métro')).toBeFocused()
    await page.getByLabel('Défilé', { exact: true }).fill('400')
    await fillVenue(page)
    await expect(page.getByText('Trop pour 58 m². Saisissez 58 ou moins, ou laissez vide.')).toBeVisible()
    await page.getByRole('button', { name: '2 erreurs à corriger avant de publier' }).click()
    await expect(page.getByLabel('Défilé', { exact: true })).toBeFocused()
    await page.getByLabel('Défilé', { exact: true }).fill('')

    // Everything but a photograph: the way leads there.
    const contents = page.getByRole('navigation', { name: 'Sections du lieu' })
    await expect(contents.getByRole('link', { name: 'Usages vide' })).toBeVisible()
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByLabel('Ajouter des photos')).toBeFocused()
    await expect(page.getByText('Ajoutez au moins une photo avant de publier.')).toBeVisible()
    await publishWith(page, '#photos [data-photo]')
    await addPhoto(page)
    const ask = page.getByRole('dialog', { name: 'Publier sans tout remplir' })
    await ask.getByRole('button', { name: 'Remplir : Usages' }).click()
    await expect(page.locator('#uses input').first()).toBeFocused()
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await ask.getByRole('button', { name: 'Publier quand même' }).click()
    await expect(toast(page, 'Publié. Le site est à jour.')).toBeVisible()
    for (const language of LANGUAGE_CODES) {
      const answer = await request.get(localize('venue', { slug }, language))
      expect([answer.status(), (await answer.text()).includes(name)], language).toEqual([200, true])
    }

    const next = `${slug}-nord`
    await page.getByLabel('Adresse de page').fill(next)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Un brouillon est en attente')).toBeVisible()
    expect((await request.get(localize('venue', { slug: next }, 'fr'))).status()).toBe(404)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('region', { name: 'Enregistrement' })).toBeHidden()
    for (const language of LANGUAGE_CODES) {
      const old = `${localize('venue', { slug }, language)}?from=letter`
      const answer = await request.get(old, { maxRedirects: 0 })
      const wanted = `${localize('venue', { slug: next }, language)}?from=letter`
      expect([answer.status(), answer.headers().location], language).toEqual([301, wanted])
    }
    const path = localize('venue', { slug: next }, 'fr')
    expect((await request.get(`${localize('venue', { slug }, 'fr')}-fullwidth`)).url()).toContain(
      `${path}-fullwidth`,
    )

    await page.getByRole('button', { name: 'Autres actions' }).click()
    await page.getByRole('menuitem', { name: 'Archiver' }).click()
    await expect.poll(async () => (await request.get(path)).status()).toBe(404)
    await toast(page, 'Archivé').getByRole('button', { name: 'Annuler' }).click()
    await expect.poll(async () => (await request.get(path)).status()).toBe(200)

    await page.getByLabel('À partir de, par jour (HT)').fill('2100')
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Enregistrement' })).toBeHidden()
    await page.getByRole('button', { name: 'Historique' }).click()
    const history = page.getByRole('complementary', { name: 'Historique' })
    await expect(history.getByRole('listitem').first()).toContainText('2 100 €')
    const earlier = history.getByRole('listitem').filter({ hasText: 'Désarchivage' })
    await earlier.getByRole('button', { name: 'Restaurer' }).click()
    await expect(page.getByLabel('À partir de, par jour (HT)')).toHaveValue(/1.900/)
    await page.getByRole('button', { name: 'Publier', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Enregistrement' })).toBeHidden()
    await expect.poll(async () => (await request.get(path)).text()).toMatch(/1\s900/)
  })

  test('typed numbers are understood as people write them, said back, warned about and refused in words', async ({
    page,
  }) => {
    await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/salles')
    await hydrate(page)
    await begin(page, 'Salle des Chiffres')
    const price = page.getByLabel('À partir de, par jour (HT)')
    const said = (sentence: RegExp) => expect(page.locator('.amount-echo')).toContainText(sentence)
    const save = page.getByRole('button', { name: 'Enregistrer en brouillon' })

    // Both used to become 1,90 euros.
    for (const typed of ['1.900', '1,900', '1 900 € HT']) {
      await price.fill(typed)
      await said(/^Compris\s: 1\s900,00\s€\sHT par jour$/)
    }
    await price.fill('19')
    await said(/Très bas\s: moins de 50\s€ par jour/)

    await price.fill('2 280 € TTC')
    await expect(page.getByText('Ce montant est TTC')).toBeHidden()
    await page.getByRole('button', { name: /Utiliser 1\s900,00\s€/ }).click()
    await expect(price).toBeFocused()
    await expect(price).toHaveValue(/^1\s900$/)

    await price.fill('18 00')
    await page.getByLabel('Surface', { exact: true }).fill('1.200 m²')
    await page.getByLabel('Hauteur sous plafond', { exact: true }).fill('3m70')
    await expect(page.getByText('Vérifiez les séparateurs')).toBeVisible()
    await expectSound(page, 'light', 'a refused price')
    await save.click()
    await expect(price).toBeFocused()
    await expect(price).toHaveValue('18 00')
    await price.fill('1800')
    await save.click()
    await expect(toast(page, 'Brouillon enregistré.')).toBeVisible()
    await page.reload()
    await hydrate(page)
    await expect(price).toHaveValue(/^1\s800$/)
    await expect(page.getByLabel('Surface', { exact: true })).toHaveValue(/^1\s200$/)
    await expect(page.getByLabel('Hauteur sous plafond', { exact: true })).toHaveValue('3,7')
  })

  test(
    'a draft of a published venue waits, is previewed in Japanese, and can be given up',
    inFull(),
    async ({ page }) => {
      await signIn(page, await addAccount('Samir Benali', 'agent'), '/fr/admin/salles?q=perle')
      await hydrate(page)
      await page.getByRole('link', { name: /Galerie de la Perle/ }).click()
      await page.getByLabel('Métro').fill('Filles du Calvaire')
      await expect(page.getByText('1 modification non enregistrée')).toBeVisible()
      await page.getByRole('button', { name: 'Enregistrer en brouillon' }).click()
      await expect(page.getByText('Un brouillon est en attente')).toBeVisible()
      const id = new URL(page.url()).pathname.split('/').at(-1)
      await page.goto(localize('venue', { slug: 'galerie-perle' }, 'fr'))
      await expect(page.getByText('Chemin Vert')).toBeVisible()
      await page.goto(`/ja/admin/apercu/${id}`)
      await hydrate(page)
      await expect(page.getByText('Filles du Calvaire')).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
      await page.getByRole('link', { name: 'Back to the editor' }).click()
      await page.getByRole('button', { name: 'Revert to published version' }).click()
      await expect(page.getByLabel('Metro')).toHaveValue('Chemin Vert')
      await expect(page.getByRole('region', { name: 'Saving' })).toBeHidden()
    },
  )

  test('leaving with unsaved changes asks: stay, keep, discard', inFull(), async ({ page }) => {
    await signIn(page, await addAccount('Claire Vasseur', 'agent'), '/fr/admin/salles')
    await hydrate(page)
    await begin(page, 'Cour des Rosiers')
    const leave = () => page.getByRole('link', { name: 'Retour aux lieux' }).click()
    const dialog = page.getByRole('dialog')
    await page.getByLabel('Métro').fill('Saint-Paul')
    await leave()
    await dialog.getByRole('button', { name: 'Rester' }).click()
    await expect(page.getByLabel('Métro')).toHaveValue('Saint-Paul')
    await leave()
    await dialog.getByRole('button', { name: 'Enregistrer en brouillon' }).click()
    await expect(page).toHaveURL(/\/fr\/admin\/salles$/)
    await page
      .getByRole('link', { name: /Cour des Rosiers/ })
      .first()
      .click()
    await expect(page.getByLabel('Métro')).toHaveValue('Saint-Paul')
    await page.getByLabel('Métro').fill('Pont Marie')
    await page.getByRole('button', { name: 'Tout annuler' }).click()
    await expect(page.getByLabel('Métro')).toHaveValue('Saint-Paul')
    await toast(page, 'Modifications annulées.').getByRole('button', { name: 'Annuler' }).click()
    await expect(page.getByLabel('Métro')).toHaveValue('Pont Marie')
    await leave()
    await dialog.getByRole('button', { name: 'Abandonner' }).click()
    await expect(page).toHaveURL(/\/fr\/admin\/salles$/)
  })

  test(
    'two people on one venue: what does not contradict is joined, the rest is chosen',
    inFull(),
    async ({ page, browser, baseURL }) => {
      await signIn(page, await addAccount('Léa Morel', 'agent'), '/fr/admin/salles')
      await hydrate(page)
      await begin(page, 'Atelier à deux')
      const nina = await another(browser, baseURL)
      await signIn(nina, await addAccount('Nina Brandt', 'agent'), new URL(page.url()).pathname)
      await hydrate(nina)
      await nina.getByLabel('Métro').fill('Opéra')
      await nina.getByLabel('Surface', { exact: true }).fill('80')
      await nina.getByRole('button', { name: 'Enregistrer en brouillon' }).click()
      await expect(toast(nina, 'Brouillon enregistré.')).toBeVisible()

      await page.getByLabel('Hauteur sous plafond', { exact: true }).fill('4')
      await page.getByRole('button', { name: 'Enregistrer en brouillon' }).click()
      await expect(toast(page, 'Nina Brandt vient aussi d’enregistrer')).toBeVisible()
      await expect(page.getByLabel('Métro')).toHaveValue('Opéra')
      await expect(page.getByLabel('Hauteur sous plafond', { exact: true })).toHaveValue('4')

      await nina.getByLabel('Métro').fill('Bourse')
      await nina.getByRole('button', { name: 'Enregistrer en brouillon' }).click()
      await page.getByLabel('Métro').fill('Quatre-Septembre')
      await expect(toast(nina, 'Léa Morel vient aussi d’enregistrer')).toBeVisible()
      await page.getByRole('button', { name: 'Enregistrer en brouillon' }).click()
      const choice = page.getByRole('region', { name: 'Deux modifications contradictoires' })
      await expect(choice).toContainText('Nina Brandt vient de modifier ce lieu.')
      await choice.getByRole('radio', { name: /Bourse/ }).check()
      await choice.getByRole('button', { name: 'Continuer avec ces choix' }).click()
      await expect(page.getByLabel('Métro')).toHaveValue('Bourse')
      await nina.context().close()
    },
  )
})

test('the list: search, a filter, the order, several at once with undo', async ({ page }) => {
  await signIn(page, await addAccount('Odile Tessier', 'agent'), '/fr/admin/salles')
  await hydrate(page)
  const rows = page.getByRole('table', { name: 'Lieux' }).locator('tbody').getByRole('row')
  await page.keyboard.press('/')
  await page.keyboard.type('hotel')
  await expect(page).toHaveURL(/q=hotel/)
  await expect(rows.first()).toContainText('Hôtel')
  await page.getByRole('searchbox').fill('zzzz')
  await expect(page.getByRole('heading', { name: 'Aucun lieu ne correspond' })).toBeVisible()
  await page.getByRole('button', { name: 'Effacer la recherche' }).click()
  const mark = `Essai ${Date.now()}`
  for (const name of [`${mark} un`, `${mark} deux`]) {
    await begin(page, name)
    await page.getByRole('link', { name: 'Retour aux lieux' }).click()
  }
  await page.getByRole('searchbox').fill(mark)
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Type', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Showroom' }).click()
  await expect(page).toHaveURL(/type=showroom/)
  await page.getByRole('button', { name: 'Retirer le filtre Type' }).click()
  await page.getByRole('button', { name: 'Capacité', exact: true }).click()
  await page.getByLabel('Au moins, en personnes').fill('200')
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Aucun lieu ne correspond' })).toBeVisible()
  await page.getByRole('button', { name: 'Retirer le filtre Capacité' }).click()
  await page.getByRole('button', { name: 'Prix', exact: true }).click()
  await page.getByLabel('Au plus, par jour (HT)').fill('12 60')
  await expect(page.locator('#filter-priceMax-error')).toBeVisible()
  await page.getByLabel('Au plus, par jour (HT)').fill('1.900')
  await expect(page.locator('.typed-pop .amount-echo')).toContainText(/1\s900/)
  await page.getByRole('button', { name: 'Filtrer', exact: true }).click()
  await expect(page).toHaveURL(/priceMax=1900/)
  await page.getByRole('button', { name: 'Retirer le filtre Prix' }).click()
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Lieu', exact: true }).click()
  await expect(page.getByRole('columnheader', { name: 'Lieu' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first()).toContainText(`${mark} deux`)
  await page.getByRole('checkbox', { name: 'Tout sélectionner' }).check()
  await page.getByRole('button', { name: 'Archiver' }).click()
  await expect(rows.filter({ hasText: 'Archivé' })).toHaveCount(2)
  await toast(page, '2 lieux archivés.').getByRole('button', { name: 'Annuler' }).click()
  await expect(rows.filter({ hasText: 'Brouillon' })).toHaveCount(2)
})

for (const [mode, width, language] of [
  ['light', 1280, 'fr'],
  ['dark', 1280, 'en'],
  ['light', 390, 'en'],
  ['dark', 390, 'fr'],
] as const) {
  test(
    `venues: no barrier and nothing sideways at ${width} px, ${mode}, ${language}`,
    inFull(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height: 844 })
      const prefix = language === 'fr' ? '/fr' : ''
      await signIn(page, await addAccount('Barrier Free', 'agent'), `${prefix}/admin/salles?q=perle`)
      await hydrate(page)
      await expectSound(page, mode, 'list')
      await page.getByRole('link', { name: /Galerie de la Perle/ }).click()
      await page.locator('#field-metro').fill('Elsewhere')
      await page.locator('#field-slug').fill('À ne pas faire')
      await page.getByRole('button', { name: language === 'fr' ? 'Historique' : 'History' }).click()
      await expect(page.locator('.drawer li').first()).toBeVisible()
      await expectSound(page, mode, 'venue')
    },
  )
}
