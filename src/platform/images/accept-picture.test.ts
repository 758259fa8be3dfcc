import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import { type PictureProblem, PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import { acceptPicture } from './accept-picture.ts'

const plain = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#c8b8a8' } })

/** Detail, so that a file has something to lose when it is cut. */
const noisy = () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  return sharp({ create: { width: 900, height: 600, channels: 3, background: 'white', noise } })
}

/** Why a picture is rejected. */
async function problemOf(bytes: Uint8Array): Promise<PictureProblem> {
  const rejection = await acceptPicture(bytes).catch((error: unknown) => error)
  if (!(rejection instanceof PictureRejection)) throw new Error('it was taken', { cause: rejection })
  return rejection.problem
}

describe('what is taken', () => {
  test('a JPEG that is nothing but its picture keeps its bytes', async () => {
    const bytes = await plain().jpeg().toBuffer()
    const picture = await acceptPicture(bytes)
    expect(picture).toMatchObject({ width: 900, height: 600, dominantColor: '#c8b8a8' })
    expect(picture.bytes).toBe(bytes)
    expect(picture.placeholder).toMatch(/^data:image\/webp;base64,[A-Za-z0-9+/=]+$/)
    expect(picture.placeholder.length).toBeLessThanOrEqual(400)
    expect((await acceptPicture(await plain().jpeg({ progressive: true }).toBuffer())).width).toBe(900)
  })

  test('EXIF, place, profile and texts go; the picture stands upright', async () => {
    const bytes = await plain()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">Rue Secrète</x:xmpmeta>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.anything(), orientation: 6 })
    const picture = await acceptPicture(bytes)
    expect(picture).toMatchObject({ width: 600, height: 900 })
    const found = await sharp(picture.bytes).metadata()
    expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation]).toEqual(
      Array(5).fill(undefined),
    )
    // Written files are not touched again.
    expect((await acceptPicture(picture.bytes)).bytes).toBe(picture.bytes)
  })

  test('nothing hides behind the end or in a comment', async () => {
    const bytes = await plain().jpeg().toBuffer()
    const script = Buffer.from('<script>alert(1)</script>')
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), script])
    const commented = Buffer.concat([bytes.subarray(0, 2), note, bytes.subarray(2)])
    for (const hiding of [Buffer.concat([bytes, script]), Buffer.concat([bytes, bytes]), commented]) {
      const picture = await acceptPicture(hiding)
      expect(Buffer.from(picture.bytes).includes('script')).toBe(false)
      expect(picture.bytes.length).toBeLessThan(bytes.length * 1.5)
    }
  })

  test.each([
    ['PNG', () => plain().png().toBuffer()],
    ['WebP', () => plain().webp().toBuffer()],
    ['AVIF', () => plain().avif({ effort: 0 }).toBuffer()],
    ['CMYK', () => plain().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey', () => plain().greyscale().jpeg().toBuffer()],
    ['sixteen bits', () => plain().toColourspace('rgb16').png().toBuffer()],
  ])('%s becomes a JPEG in sRGB', async (_what, make) => {
    const { bytes } = await acceptPicture(await make())
    const expected = { format: 'jpeg', space: 'srgb', channels: 3, depth: 'uchar', width: 900 }
    expect(await sharp(bytes).metadata()).toMatchObject(expected)
  })

  test('what is transparent becomes white', async () => {
    const clear = { width: 900, height: 600, channels: 4, background: '#00000000' } as const
    const { bytes, dominantColor } = await acceptPicture(await sharp({ create: clear }).png().toBuffer())
    expect((await sharp(bytes).metadata()).channels).toBe(3)
    expect(dominantColor).toBe('#f8f8f8')
  })
})

describe('pictures that decoders only remark on', () => {
  test('a scan of a Samsung phone, whose head names no last coefficient', async () => {
    const bytes = Buffer.from(await noisy().jpeg({ progressive: false }).toBuffer())
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]))
    // The spectral selection's end (T.81, B.2.3), 63 in every sequential JPEG.
    const end = scan + 2 + bytes.readUInt16BE(scan + 2) - 2
    expect(bytes[end]).toBe(63)
    bytes[end] = 0
    expect(await acceptPicture(bytes)).toMatchObject({ width: 900, height: 600 })
  })

  test('bytes between the parts of a JPEG', async () => {
    const bytes = await noisy().jpeg().toBuffer()
    const table = bytes.indexOf(Buffer.from([0xff, 0xc4]))
    const padded = Buffer.concat([bytes.subarray(0, table), Buffer.alloc(12), bytes.subarray(table)])
    expect(await acceptPicture(padded)).toMatchObject({ width: 900 })
  })
})

describe('rejected pictures', () => {
  const damaged = { code: 'damaged' }

  test('a strip, a dot, nothing at all; a panorama is taken', async () => {
    const strips = [
      [900, 1],
      [1, 900],
      [800, 2],
      [40_000, 800],
      [4801, 800],
    ] as const
    for (const [width, height] of strips)
      expect(await problemOf(await plain(width, height).png().toBuffer())).toEqual({
        code: 'too-narrow',
        width,
        height,
      })
    expect(await problemOf(await plain(1, 1).png().toBuffer())).toMatchObject({ code: 'too-small' })
    expect(await problemOf(new Uint8Array())).toEqual({ code: 'empty' })
    expect(await acceptPicture(await plain(4800, 800).jpeg().toBuffer())).toMatchObject({ width: 4800 })
  })

  test('a truncated picture', async () => {
    for (const bytes of [await noisy().jpeg().toBuffer(), await noisy().png().toBuffer()]) {
      expect(await problemOf(bytes.subarray(0, bytes.length / 2))).toEqual(damaged)
      expect(await problemOf(bytes.subarray(0, 40))).toEqual(damaged)
    }
  })

  test('more than 50 megapixels, before they are decoded', async () => {
    const bytes = await plain(8500, 6000).png({ compressionLevel: 1 }).toBuffer()
    expect(await problemOf(bytes)).toEqual({ code: 'too-many-pixels', megapixels: 51 })
    // A head that promises 60,000 × 60,000 pixels in a hundred bytes.
    const bomb = Buffer.from(await plain().png().toBuffer())
    bomb.writeUInt32BE(60_000, 16)
    bomb.writeUInt32BE(60_000, 20)
    // Decoded, it would be ten gigabytes.
    expect(['damaged', 'too-many-pixels']).toContain((await problemOf(bomb)).code)
  })

  test('too many bytes, too few pixels, nothing at all', async () => {
    const heavy = Buffer.alloc(MAX_MEGABYTES * 1_000_000 + 1)
    expect(await problemOf(heavy)).toEqual({ code: 'too-many-bytes', megabytes: 16 })
    const small = await plain(799, 500).jpeg().toBuffer()
    expect(await problemOf(small)).toEqual({ code: 'too-small', width: 799, height: 500 })
    expect(await problemOf(new Uint8Array())).toEqual({ code: 'empty' })
  })

  test.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['SVG', '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg onload="alert(1)"/>'],
    ['PDF', '%PDF-1.7\n'],
    ['GIF', 'GIF89a\x01\x00\x01\x00\x00\x00\x00;'],
    ['HEIC', '\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic'],
    ['ZIP', 'PK\x03\x04\x14\x00\x00\x00\x00\x00'],
  ])('%s', async (format, text) => {
    expect(await problemOf(Buffer.from(text, 'latin1'))).toEqual({ code: 'format-not-taken', format })
  })

  test('what is no picture of any format', async () => {
    expect(await problemOf(Buffer.from('not a picture'))).toEqual({ code: 'unknown-format' })
  })

  test('what moves', async () => {
    const frames = { raw: { width: 900, height: 1200, channels: 3, pageHeight: 600 } } as const
    const pixels = Buffer.alloc(900 * 1200 * 3, 7).fill(200, 900 * 600 * 3)
    const bytes = await sharp(pixels, frames).webp({ loop: 0 }).toBuffer()
    expect(await problemOf(bytes)).toEqual({ code: 'animated' })
  })

  test('in a sentence', async () => {
    const bytes = await plain(640, 480).png().toBuffer()
    await expect(acceptPicture(bytes)).rejects.toThrow(
      'has 640 × 480 pixels; the longer side needs at least 800.',
    )
    await expect(acceptPicture(Buffer.from('x'))).rejects.toThrow('save it as JPEG, PNG, WebP or AVIF.')
  })
})
