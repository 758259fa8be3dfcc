import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type ImageVariant, plainVariant } from '../../lib/pictures/allow-list.ts'
import { makeVariant } from './make-variant.ts'

const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0d4a36' } })
  .jpeg()
  .toBuffer()

const shaped = (options: Partial<ImageVariant>) => ({ ...plainVariant('webp', 640), ...options })

test.each([
  ['keeps its shape', shaped({}), [640, 427]],
  ['is never enlarged', shaped({ width: 1536 }), [900, 600]],
  ['is cut to a square', shaped({ width: 320, height: 320 }), [320, 320]],
  ['is cut to a square as large as it can be', shaped({ width: 1024, height: 1024 }), [600, 600]],
  ['lies inside', shaped({ height: 640, fit: 'inside' }), [640, 427]],
  ['is contained', shaped({ height: 640, fit: 'contain' }), [640, 640]],
  ['is contained without being enlarged', shaped({ width: 2048, height: 2048, fit: 'contain' }), [900, 900]],
])('a picture %s', async (_what, variant, size) => {
  const { format, width, height } = await sharp(await makeVariant(original, variant)).metadata()
  expect([format, width, height]).toEqual(['webp', ...size])
})

test('the background lies around a contained picture', async () => {
  const variant = shaped({ height: 640, fit: 'contain', background: '0c1116', quality: 90 })
  const top = await sharp(await makeVariant(original, variant))
    .extract({ left: 300, top: 10, width: 1, height: 1 })
    .raw()
    .toBuffer()
  for (const [at, value] of [0x0c, 0x11, 0x16].entries()) {
    expect(Math.abs((top[at] ?? 0) - value)).toBeLessThanOrEqual(3)
  }
})

test('quality costs bytes', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 640, height: 480, channels: 3, background: 'white', noise } as const
  const noisy = await sharp({ create }).jpeg().toBuffer()
  for (const format of ['avif', 'webp', 'jpeg'] as const) {
    const sizes = [60, 90].map(
      async (quality) => (await makeVariant(noisy, shaped({ format, quality }))).length,
    )
    const [less = 0, more = 0] = await Promise.all(sizes)
    expect(less).toBeLessThan(more)
  }
})

test.each([
  ['the left edge', { x: 0, y: 50 }, 'red'],
  ['the middle', { x: 50, y: 50 }, 'lime'],
  ['the right edge', { x: 100, y: 50 }, 'blue'],
])('a picture that is cut around %s shows what is there', async (_where, focus, color) => {
  // Three stripes of 300 pixels: a square of it shows one of them whole.
  const stripe = (background: string) => ({
    create: { width: 300, height: 300, channels: 3, background } as const,
  })
  const stripes = ['red', 'lime', 'blue'].map((background, at) => ({
    input: stripe(background),
    left: at * 300,
    top: 0,
  }))
  const wide = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'white' } })
    .composite(stripes)
    .jpeg({ quality: 95 })
    .toBuffer()
  const bytes = await makeVariant(wide, shaped({ width: 320, height: 320 }), focus)
  const { dominant } = await sharp(bytes).stats()
  const wanted = { red: [255, 0, 0], lime: [0, 255, 0], blue: [0, 0, 255] }[color]
  expect([dominant.r, dominant.g, dominant.b].map((value) => (value > 127 ? 255 : 0))).toEqual(wanted)
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 300 })
})

test('a high picture is cut around its upper edge', async () => {
  const high = await sharp({ create: { width: 600, height: 600, channels: 3, background: 'black' } })
    .extend({ bottom: 1200, background: 'white' })
    .jpeg()
    .toBuffer()
  const { channels } = await sharp(
    await makeVariant(high, shaped({ width: 320, height: 320 }), { x: 50, y: 0 }),
  ).stats()
  expect(channels[0]?.max).toBeLessThan(60)
})
