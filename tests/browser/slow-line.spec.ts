import type { Page } from '@playwright/test'
import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** 150 ms, 1.6 Mbit/s and a processor four times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

test('every first tap on a slow phone and line has its effect', async ({ page }) => {
  await slowDown(page)
  await page.goto(localize('venues', {}, 'de'), { waitUntil: 'commit' })
  await page.locator('article[data-venue] button.heart').first().click()
  await expect(page.locator('.site-header .badge')).toHaveText('1')
  await page.locator('.open-filters').click()
  await page.locator('#filters input[name=type][value=loft]').check()
  await expect(page).toHaveURL(/\?type=loft$/)
  await expect(page.locator('article[data-venue]')).toHaveCount(9)

  await page.goto(localize('venue', { slug: 'galerie-perle' }, 'de'), { waitUntil: 'commit' })
  await page.locator('.mosaic a').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()

  // The first key in a form is never lost, whenever its island starts.
  await page.goto(localize('contact', {}, 'de'), { waitUntil: 'commit' })
  await page.locator('[name=fullName]').pressSequentially('Ingrid Lindqvist')
  await expect(page.locator('[data-island]')).toHaveAttribute('data-started', '')
  await expect(page.locator('[name=fullName]')).toHaveValue('Ingrid Lindqvist')
})
