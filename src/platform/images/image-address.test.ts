import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import {
  IMAGE_BACKGROUNDS,
  IMAGE_FITS,
  IMAGE_FORMATS,
  IMAGE_QUALITIES,
  IMAGE_WIDTHS,
  MAX_VARIANTS,
  variantName,
} from '../../lib/pictures/allow-list.ts'
import { parseImageAddress } from './image-address.ts'

const PLAIN = { format: 'avif', width: 640, quality: 80, fit: 'cover', background: 'ffffff' }

test.each([
  ['f_avif,w_640', PLAIN],
  ['f_avif,w_640,q_80', PLAIN],
  ['f_webp,w_3072,q_60', { ...PLAIN, format: 'webp', width: 3072, quality: 60 }],
  ['f_jpeg,w_640,h_427', { ...PLAIN, format: 'jpeg', height: 427 }],
  ['f_webp,w_640,h_427,q_80,fit_cover', { ...PLAIN, format: 'webp', height: 427 }],
  [
    'f_webp,w_1024,h_576,fit_contain,b_0c1116',
    { ...PLAIN, format: 'webp', width: 1024, height: 576, fit: 'contain', background: '0c1116' },
  ],
  ['f_avif,w_320,h_320,fit_inside', { ...PLAIN, width: 320, height: 320, fit: 'inside' }],
  ['avatar', { ...PLAIN, format: 'webp', width: 50, height: 50 }],
  ['avatar@2x', { ...PLAIN, format: 'webp', width: 100, height: 100 }],
  ['cover', { ...PLAIN, format: 'webp', width: 800, height: 600 }],
  ['cover@2x', { ...PLAIN, format: 'webp', width: 1600, height: 1200 }],
])('reads %s', (modifiers, variant) => {
  expect(parseImageAddress(`/img/${modifiers}/galerie-perle-1`)).toEqual({
    ...variant,
    key: 'galerie-perle-1',
  })
})

test.each([
  ['/img/f_webp,w_641/a', /^The width must be one of: 320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072\.$/],
  ['/img/f_webp,w_0640/a', /width must be one of/],
  ['/img/f_webp/a', /width must be one of/],
  ['/img/w_640/a', /format must be one of/],
  ['/img/f_gif,w_640/a', /format must be one of: avif, webp, jpeg/],
  ['/img/f_toString,w_640/a', /format must be one of/],
  [
    '/img/f_webp,w_640,h_428/a',
    /height must be one of: 427, 480, 640, 360 \(3:2, 4:3, 1:1, 16:9 of the width\)/,
  ],
  ['/img/f_webp,w_640,h_/a', /height must be one of/],
  ['/img/f_webp,w_640,q_81/a', /quality must be one of: 60, 70, 80, 90/],
  ['/img/f_webp,w_640,h_427,fit_fill/a', /fit must be one of: cover, contain, inside/],
  ['/img/f_webp,w_640,h_427,fit_contain,b_red/a', /background must be one of: ffffff, 0c1116/],
  ['/img/f_webp,w_640,fit_cover/a', /needs a height/],
  ['/img/f_webp,w_640,b_ffffff/a', /needs a height/],
  ['/img/f_webp,w_640,h_427,b_ffffff/a', /needs fit_contain/],
  ['/img/w_640,f_webp/a', /in this order: f, w, h, q, fit, b/],
  ['/img/f_webp,w_640,q_80,h_427/a', /in this order/],
  ['/img/f_webp,w_640,w_640/a', /once each/],
  ['/img/f_webp,w_640,blur_9/a', /modifiers are f_format, w_width/],
  ['/img/f_webp,w_640,/a', /modifiers are/],
  ['/img/__proto__/a', /modifiers are/],
  ['/img/constructor/a', /modifiers are/],
  ['/img/poster/a', /one of the presets avatar, cover, avatar@2x, cover@2x/],
  ['/img/%66_webp,w_640/a', /modifiers are/],
  ['/img/f_webp,w_640/..%2F..%2Fetc%2Fpasswd', /key may hold only/],
  ['/img/f_webp,w_640/a%00', /key may hold only/],
  ['/img/f_webp,w_640/..', /key may hold only/],
  ['/img/f_webp,w_640/A', /key may hold only/],
  ['/img/f_webp,w_640/a.jpg', /key may hold only/],
  [`/img/f_webp,w_640/${'a'.repeat(201)}`, /200 characters at most/],
  ['/img/f_webp,w_640/', /key may hold only/],
  ['/img/f_webp,w_640/../../etc/passwd', /form \/img/],
  ['/img/f_webp,w_640', /form \/img/],
  ['/img//a', /form \/img/],
  ['/img/', /form \/img/],
])('refuses %s and says why', (address, reason) => {
  expect(() => parseImageAddress(address)).toThrow(reason)
})

/** Every way to write something where a modifier may stand, allowed or not. */
function spellings(letter: string, values: readonly (string | number)[]): string[] {
  return ['', ...values.map((value) => `,${letter}_${value}`)]
}

test('the variants of one picture are bounded: 1,840', () => {
  const found = new Set<string>()
  const tryOne = (modifiers: string) => {
    try {
      const { key: _, ...variant } = parseImageAddress(`/img/${modifiers}/a`)
      found.add(variantName(variant))
    } catch {
      // Not on the list.
    }
  }
  for (const preset of ['avatar', 'avatar@2x', 'cover', 'cover@2x']) tryOne(preset)
  for (const width of IMAGE_WIDTHS) {
    const heights = Array.from({ length: width + 2 }, (_, height) => height).filter(
      // All that are near a ratio and some that are not: the whole cross product would take minutes.
      (height) =>
        height % 97 === 0 || [2 / 3, 3 / 4, 1, 9 / 16].some((r) => Math.abs(width * r - height) <= 1),
    )
    for (const format of Object.keys(IMAGE_FORMATS))
      for (const h of spellings('h', heights))
        for (const q of spellings('q', [...IMAGE_QUALITIES, 75]))
          for (const fit of spellings('fit', [...IMAGE_FITS, 'fill']))
            for (const b of spellings('b', [...IMAGE_BACKGROUNDS, 'ff0000']))
              tryOne(`f_${format},w_${width}${h}${q}${fit}${b}`)
  }
  expect(found.size).toBe(MAX_VARIANTS)
  expect(MAX_VARIANTS).toBe(1840)
}, 30_000)

test('the example of the documentation is one', () => {
  const guide = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8')
  const examples = guide.match(/`\/img\/[^`]*\{key\}/g) ?? []
  expect(examples.length).toBeGreaterThan(1)
  for (const example of examples)
    expect(
      () => parseImageAddress(example.slice(1).replace('{key}', 'galerie-valois-1')),
      example,
    ).not.toThrow()
})
