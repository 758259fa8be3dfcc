/** The pictures the project brings along, as they are specified: 1600 px masters, light enough to be committed. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'

const KILOBYTE = 1024
const ROOT = path.resolve(import.meta.dirname, '../..')
const FOLDERS = ['db/demo/photos', 'content/photos']
/** The opening picture of the home page fills wide screens. */
const WIDTHS: Readonly<Record<string, number>> = { 'hero.jpg': 2400 }

const masters = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => ({ name, file: path.join(ROOT, folder, name) })),
)

interface DemoVenue {
  readonly slug: string
  readonly photos: readonly string[]
}

const venues: DemoVenue[] = JSON.parse(readFileSync(path.join(import.meta.dirname, 'venues.json'), 'utf8'))

describe('the masters', () => {
  test('weigh at most 350 kB each and 60 MB together', () => {
    const sizes = masters.map(({ name, file }) => ({ name, size: statSync(file).size }))
    expect(sizes.filter(({ size }) => size > 350 * KILOBYTE)).toEqual([])
    expect(sizes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(60 * KILOBYTE * KILOBYTE)
  })

  test('are JPEGs 1600 px wide, without camera data', async () => {
    for (const { name, file } of masters) {
      const { format, width, exif, xmp } = await sharp(readFileSync(file)).metadata()
      expect({ name, format, width, exif, xmp }).toEqual({
        name,
        format: 'jpeg',
        width: WIDTHS[name] ?? 1600,
        exif: undefined,
        xmp: undefined,
      })
    }
  })
})

describe('every demo venue', () => {
  test('has at least four photographs, and no file is left over', () => {
    expect(venues.filter(({ photos }) => photos.length < 4).map(({ slug }) => slug)).toEqual([])
    const listed = venues.flatMap(({ photos }) => photos).sort()
    expect(readdirSync(path.join(ROOT, 'db/demo/photos')).sort()).toEqual(listed)
  })

  test.each(LANGUAGE_CODES)('says in %s what each photograph shows, never the same twice', (code) => {
    const file = path.join(import.meta.dirname, 'translations', `${code}.json`)
    const texts: Record<string, { photos: string[] }> = JSON.parse(readFileSync(file, 'utf8'))
    const all = venues.flatMap(({ slug }) => texts[slug]?.photos ?? [])
    expect(all).toHaveLength(venues.flatMap(({ photos }) => photos).length)
    expect(new Set(all).size).toBe(all.length)
  })
})
