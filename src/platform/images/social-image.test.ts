import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PANEL, SOCIAL_IMAGE_SIZE } from './panel-size.ts'
import { joinSocialImage } from './social-image.ts'

test.each([
  [{ x: 0, y: 50 }, 0],
  [{ x: 100, y: 50 }, 255],
])('the photograph beside the panel is cut around its focal point %j', async (focus, lightness) => {
  const black = { create: { width: 800, height: 700, channels: 3, background: 'black' } as const }
  const photo = await sharp({ create: { width: 1600, height: 700, channels: 3, background: 'white' } })
    .composite([{ input: black, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  const panel = new Uint8Array(PANEL.width * PANEL.height * 4).fill(128)
  const preview = sharp(await joinSocialImage(panel, photo, focus))
  expect(await preview.metadata()).toMatchObject(SOCIAL_IMAGE_SIZE)
  const beside = {
    left: PANEL.width,
    top: 0,
    width: SOCIAL_IMAGE_SIZE.width - PANEL.width,
    height: PANEL.height,
  }
  const { channels } = await sharp(await preview.extract(beside).toBuffer()).stats()
  expect(Math.abs((channels[0]?.mean ?? 128) - lightness)).toBeLessThan(12)
})
