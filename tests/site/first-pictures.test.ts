import { expect, inject, test } from 'vitest'
import { localize } from '../../src/i18n/addresses/localize.ts'

const PAGES = [
  ['home', {}],
  ['venues', {}],
  ['venue', { slug: 'hotel-de-marbeuf' }],
  ['neighborhood', { id: 'bastille' }],
  ['event', { id: 'fashion-show' }],
] as const

test.each(PAGES)('%s: the first picture stands in the HTML, before everything else', async (id, params) => {
  const html = await (await fetch(inject('siteToRead') + localize(id, params, 'de'))).text()
  const images = html.match(/<img[^>]*>/g) ?? []
  const first = images[0] ?? ''
  expect(first).toMatch(/fetchpriority="high"/i)
  expect(first).toMatch(/loading="eager"/)
  expect(images.filter((image) => /fetchpriority/i.test(image))).toHaveLength(1)
  expect(images.slice(1).filter((image) => !/loading="lazy"/.test(image))).toEqual([])
  // Formats, widths and the plain picture, for a browser that reads ahead.
  expect(html).toMatch(/<source type="image\/avif" (?:media="[^"]*" )?srcSet="[^"]+w"/i)
  for (const [, miniature = ''] of html.matchAll(/href="(data:image[^"]*)"/g)) {
    expect(miniature.length).toBeLessThanOrEqual(400)
  }
  const grounds = html.match(/<svg class="ground"[^>]*>.*?<\/svg>/g) ?? []
  expect(grounds.length).toBeGreaterThan(0)
  expect(grounds.filter((ground) => !/<rect [^>]*fill="#[0-9a-f]{6}"/.test(ground))).toEqual([])
})
