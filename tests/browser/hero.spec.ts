import { localize } from '../../src/i18n/addresses/localize.ts'
import { expect, inFull, test } from './fixtures.ts'
import { textsOnPictures } from './text-contrast.ts'

for (const [width, text] of [
  [1280, '100%'],
  [390, '200%'],
  [2560, '100%'],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(
      `words over the hero's picture can be read: ${width} px, text at ${text}, ${colorScheme}`,
      inFull(width === 2560 || (width === 390) !== (colorScheme === 'light')),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await page.setViewportSize({ width, height: 900 })
        await page.goto(localize('home', {}, 'de'))
        await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), text)
        const texts = await textsOnPictures(page)
        expect(texts).not.toEqual([])
        expect(texts.filter(({ contrast, least }) => contrast < least)).toEqual([])
      },
    )
