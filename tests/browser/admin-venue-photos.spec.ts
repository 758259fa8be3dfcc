import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectSound, hydrate, inFull, test, violationsOf } from './fixtures.ts'
import { addAccount, signIn } from './staff-accounts.ts'

const LANGUAGES = ['fr', 'en', 'es', 'it', 'de', 'ru', 'pt', 'cn', 'ja', 'ko'] as const

/** A JPEG of its own colour, named by its number. */
async function jpeg(number: number, width = 1200) {
  const background = { r: number * 35, g: 120, b: 200 - number * 20 }
  const create = { width, height: Math.round(width / 1.5), channels: 3 as const, background }
  const buffer = await sharp({ create }).jpeg().toBuffer()
  return { name: `salle-${number}.jpg`, mimeType: 'image/jpeg', buffer }
}

const tiles = (page: Page) => page.locator('#photos [data-photo]')
const orderOf = (page: Page) =>
  tiles(page).evaluateAll((items) => items.map((item) => item.getAttribute('data-photo')))
const field = (page: Page, name: string) => page.locator(`[id="field-${name}"]`)

/** Begin a venue and write all facts that publishing asks for. Return the address of its editor. */
async function beginVenue(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau lieu' }).click()
  await page.getByRole('dialog').getByLabel('Nom').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Créer le brouillon' }).click()
  await page.waitForURL(/\/admin\/salles\/[0-9a-f-]{36}$/)
  for (const [key, value] of [
    ['metro', 'Tuileries'],
    ['surfaceM2', '58'],
    ['ceilingHeightCm', '3,5'],
    ['priceFromDayCents', '1900'],
    ['minimumDays', '3'],
    ['capacity.standing', '60'],
  ] as const)
    await field(page, key).fill(value)
}

test('photographs and texts: sent, ordered by keys, described, cut, and public in their languages', async ({
  page,
}) => {
  const name = `Salon Essai ${Math.random().toString(36).slice(2, 7)}`
  const slug = name.toLowerCase().replaceAll(' ', '-')
  await signIn(page, await addAccount('Lea Morel', 'agent'), '/fr/admin/salles')
  await hydrate(page)
  await beginVenue(page, name)

  await test.step('six photographs at once, and two that are rejected with a message', async () => {
    const files = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => jpeg(number)))
    const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') }
    const chooser = page.locator('#photos input[type=file]')
    // A rejected photograph is answered with 422, which browsers log as a failed request.
    await chooser.setInputFiles(files)
    await expect(tiles(page)).toHaveCount(6)
    await page.route('**/api/venue-photos/**', (route) =>
      route.fulfill({ status: 200, json: { code: 'too-small', values: { width: 300, height: 200 } } }),
    )
    await chooser.setInputFiles([await jpeg(7, 300)])
    const rejected = page.locator('#photos .refused')
    await expect(rejected).toContainText('salle-7.jpg n’a que 300 × 200 pixels')
    await rejected.getByRole('button', { name: 'Fermer' }).click()
    await page.route('**/api/venue-photos/**', (route) =>
      route.fulfill({ status: 200, json: { code: 'lost' } }),
    )
    await chooser.setInputFiles([text])
    await expect(rejected).toContainText('notes.jpg n’a pas pu être envoyée')
    await page.unroute('**/api/venue-photos/**')
    await rejected.getByRole('button', { name: 'Fermer' }).click()
    await expect(rejected).toHaveCount(0)
  })

  await test.step('the same picture again is no second photograph', async () => {
    await page.locator('#photos input[type=file]').setInputFiles([await jpeg(1)])
    await expect(page.locator('#photos .sending')).toHaveCount(0)
    await expect(tiles(page)).toHaveCount(6)
  })

  await test.step('Space lifts, arrows move, Escape puts back, Space drops; each step is said', async () => {
    const said = page.locator('#photos > [aria-live]')
    const before = await orderOf(page)
    const last = page.getByRole('button', { name: 'Déplacer la photo 6' })
    await last.focus()
    await page.keyboard.press('Space')
    await expect(said).toContainText('Photo saisie, place 6 sur 6')
    await page.keyboard.press('ArrowLeft')
    await expect(said).toHaveText('Place 5 sur 6.')
    await page.keyboard.press('Escape')
    await expect(said).toHaveText('Remise à la place 6 sur 6.')
    await expect.poll(() => orderOf(page)).toEqual(before)
    await page.keyboard.press('Space')
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await expect(said).toHaveText('Posée à la place 1 sur 6.')
    await expect.poll(() => orderOf(page)).toEqual([before[5], ...before.slice(0, 5)])
    await page.getByRole('button', { name: 'Reculer la photo 1', exact: true }).click()
    await expect.poll(async () => (await orderOf(page)).slice(0, 2)).toEqual([before[0], before[5]])
    await expect(page.getByRole('button', { name: 'Reculer la photo 2', exact: true })).toBeFocused()
  })

  await test.step('dragging by the handle', async () => {
    const before = await orderOf(page)
    const handle = page.getByRole('button', { name: 'Déplacer la photo 1.' })
    await handle.scrollIntoViewIfNeeded()
    const from = await handle.boundingBox()
    const to = await tiles(page).nth(1).boundingBox()
    if (!from || !to) throw new Error('the photographs have no boxes')
    await page.mouse.move(from.x + 5, from.y + 5)
    await page.mouse.down()
    await page.mouse.move(to.x + to.width / 2, to.y + 40, { steps: 6 })
    await page.mouse.up()
    await expect.poll(() => orderOf(page)).toEqual([before[1], before[0], ...before.slice(2)])
  })

  await test.step('taken off, and back with undo', async () => {
    const before = await orderOf(page)
    await page.getByRole('button', { name: 'Retirer la photo 3' }).click()
    await expect(tiles(page)).toHaveCount(5)
    await page.locator('.toast').getByRole('button', { name: 'Annuler' }).click()
    await expect(tiles(page)).toHaveCount(6)
    await expect.poll(() => orderOf(page)).toEqual(before)
  })

  await test.step('focal point by keys, alternative texts in ten languages', async () => {
    await page.getByRole('button', { name: 'Point focal et textes de la photo 1' }).click()
    const focal = page.getByRole('slider', { name: /Point focal/ })
    await focal.focus()
    for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight', 'Shift+ArrowUp'])
      await focal.press(key)
    await expect(focal).toHaveAttribute('aria-valuetext', '71\u202f% en largeur, 40\u202f% en hauteur')
    await expect(page.locator('.crops .card')).toHaveAttribute('data-focus-x', '70')
    await page.getByRole('button', { name: '8 autres langues' }).click()
    const alts = page.locator('.phedit textarea')
    await expect(alts).toHaveCount(10)
    for (const [at, alt] of (await alts.all()).entries()) await alt.fill(`Salon blanc ${at}`)
    await page.locator('.phedit textarea[lang=ja]').fill('白いサロン、壁際のハンガーラック')
    await expect(tiles(page).first().locator('.alt')).toHaveText('Salon blanc 0')
    await expect(tiles(page).nth(1).locator('.alt')).toHaveText('Texte alternatif manquant en 10 langues')
    await tiles(page).nth(1).getByRole('button', { name: 'Texte alternatif manquant en 10 langues' }).click()
    await expect(page.locator('.phedit textarea').first()).toBeFocused()
    await expect(page.locator('.phedit textarea').first()).toBeInViewport()
  })

  await test.step('texts: French, English and Japanese; the others are not offered', async () => {
    for (const language of ['fr', 'en', 'ja'] as const) {
      await page.locator(`#text-tab-${language}`).click()
      await field(page, `texts.${language}.title`).fill(
        language === 'ja' ? '白いサロン' : `Salon ${language}`,
      )
      await field(page, `texts.${language}.tagline`).fill(`Un salon, ${language}.`)
      await field(page, `texts.${language}.description`).fill(
        language === 'ja' ? 'チュイルリー公園に面したサロン。' : `Un salon clair (${language}).`,
      )
    }
    await expect(page.locator('#text-tab-ja')).toHaveAccessibleName(/^Japonais, 100/)
    await expect(page.locator('#texts .note.warn')).toContainText('coréen')
    await expect(page.locator('#texts .note.warn')).not.toContainText('japonais')
    await field(page, 'texts.fr.tagline').fill('Un salon haussmannien.')
    await expect(page.getByText('Le français a changé depuis')).toBeVisible()
    await page.getByRole('button', { name: 'toujours correct' }).click()
    await expect(page.getByText('Le français a changé depuis')).toHaveCount(0)
    await page.locator('#text-tab-en').click()
    await page.getByRole('button', { name: 'voir', exact: true }).click()
    await expect(page.locator('.was del')).toHaveText('Un salon, fr.')
  })

  await test.step('equipment from the list, and a new kind with its pictogram', async () => {
    const section = page.locator('#equipment')
    await section.getByRole('button', { name: 'Ajouter' }).click()
    await section.getByLabel('Rechercher un équipement').fill('portants')
    await section.getByRole('button', { name: 'Portants' }).click()
    const own = `Coin café ${slug.slice(-5)}`
    await section.getByLabel('Rechercher un équipement').fill(own)
    await section.getByRole('button', { name: `Créer «\u00a0${own}\u00a0»` }).click()
    await section.getByLabel('Rechercher une icône').fill('tasse')
    await section.getByRole('button', { name: 'coffee', exact: true }).click()
    await section.locator('.iconpick').getByRole('button', { name: 'Ajouter' }).click()
    await expect(section.getByRole('listitem').filter({ hasText: own })).toBeVisible()
  })

  expect(await violationsOf(page)).toEqual([])
  const order = await orderOf(page)
  await page
    .getByRole('region', { name: 'Enregistrement' })
    .getByRole('button', { name: /Publier/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publier quand même' }).click()
  await expect(page.getByText('Publié. Le site est à jour.')).toBeVisible()
  await page.reload()
  await hydrate(page)
  await expect.poll(() => orderOf(page)).toEqual(order)

  await test.step('public: order, crop, Japanese text, equipment; Korean shows English and is not indexed', async () => {
    await page.goto(`/ja/kaijo/${slug}`)
    const first = page.locator('main .photo').first()
    // The link that opens the photograph has its alternative text.
    await expect(page.getByRole('link', { name: '白いサロン、壁際のハンガーラック' }).first()).toBeVisible()
    await expect(first).toHaveAttribute('data-focus-x', '70')
    await expect(first.locator('img')).toHaveCSS('object-position', '70% 40%')
    await expect(page.locator('main')).toContainText('チュイルリー公園に面したサロン。')
    await expect(page.locator('.equip')).toContainText('Coin café')
    const offered = await page
      .locator('head link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
    expect(offered.sort()).toEqual(['en', 'fr', 'ja', 'x-default'])

    await page.goto(`/ko/jangso/${slug}`)
    await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/venue/${slug}$`),
    )
    await expect(page.locator('main [lang=en]').first()).toContainText('Un salon clair (en).')
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    const listed = LANGUAGES.filter((language) =>
      sitemap.match(
        new RegExp(`<loc>[^<]*${language === 'en' ? '/venue' : `/${language}/[a-z]+`}/${slug}</loc>`),
      ),
    )
    expect(listed).toEqual(['fr', 'en', 'ja'])
  })
})

for (const [width, mode] of [
  [390, 'light'],
  [1024, 'dark'],
] as const) {
  test(
    `the editor's texts and photographs at ${width} px, ${mode}: no barrier, nothing sideways`,
    inFull(),
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode })
      await page.setViewportSize({ width, height: 844 })
      await signIn(page, await addAccount('Samir Benali', 'agent'), '/admin/salles')
      await hydrate(page)
      await page.getByRole('link', { name: 'Atelier Charonne' }).first().click()
      await page.waitForURL(/\/admin\/salles\/[0-9a-f-]{36}$/)
      await page.locator('#photos .photo-tile button[aria-expanded]').first().click()
      await page.locator('#equipment li.more button').click()
      await expectSound(page, mode, 'editor')
      if (width < 640) await expect(page.locator('#photos .grip').first()).toBeHidden()
    },
  )
}
