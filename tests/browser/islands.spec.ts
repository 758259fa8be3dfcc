import { localize } from '../../src/i18n/addresses/localize.ts'
import type { PageId } from '../../src/i18n/addresses/paths.ts'
import { LANGUAGE_CODES, type Language } from '../../src/i18n/languages.ts'
import { sentQuery } from '../helpers/receipt.ts'
import { expect, hydrate, inFull, test } from './fixtures.ts'

/** Every page with an island, and how many it has. */
const PAGES: readonly (readonly [PageId, string, number])[] = [
  ['home', '', 1],
  ['venue', '', 1],
  ['contact', '', 1],
  ['contact-us', '', 1],
  ['contact-venue', '?venue=galerie-perle&venue=salon-opera', 1],
  ['contact-venue', '?kind=visit&venue=galerie-perle', 1],
  ['contact-success', sentQuery(), 1],
  ['submit-venue', '', 1],
  ['favorites', '', 1],
  ['performance-monitor', '', 1],
]

async function expectStarted(page: Parameters<typeof hydrate>[0], language: Language): Promise<void> {
  for (const [id, search, count] of PAGES) {
    await page.goto(localize(id, { slug: 'galerie-perle' }, language) + search)
    // A difference between the markup of the server and that of the browser is a complaint, which fails the test.
    await hydrate(page)
    await expect(page.locator('[data-island][data-started]'), `${language} ${id}`).toHaveCount(count)
  }
}

for (const language of LANGUAGE_CODES) {
  test(
    `islands take over what the server wrote, in ${language}`,
    inFull(language !== 'ja'),
    async ({ page }) => expectStarted(page, language),
  )
}
