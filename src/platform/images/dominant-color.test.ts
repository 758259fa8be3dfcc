import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dominantColor } from './dominant-color.ts'
import { makeThumbnail } from './thumbnail.ts'

test('is the colour of most of the picture, not the mean of all', async () => {
  const wall = sharp({ create: { width: 300, height: 200, channels: 3, background: '#c8b8a8' } })
  const door = { create: { width: 80, height: 160, channels: 3, background: '#082f22' } } as const
  const picture = await wall
    .composite([{ input: door, left: 0, top: 0 }])
    .png()
    .toBuffer()
  expect(await dominantColor(await makeThumbnail(picture))).toBe('#c8b8a8')
})
