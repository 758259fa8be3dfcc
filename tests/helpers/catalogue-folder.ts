/** Small catalogue folders for tests. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { onTestFinished } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'

/** A new folder, removed when the test has ended. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A valid venue, except for the given changes. Its pictures are `{slug}-1.jpg` and `{slug}-2.jpg`. */
export function venueRecord(
  slug: string,
  otherwise: object = {},
): Record<string, unknown> & { slug: string } {
  return {
    slug,
    name: `Galerie ${slug}`,
    type: 'gallery',
    neighborhood: 'le-marais',
    arrondissement: 3,
    metro: 'Chemin Vert',
    surfaceM2: 95,
    ceilingHeightM: 3.9,
    capacity: { standing: 110, cocktailDinner: 80, seatedDinner: 48, runway: 0 },
    priceFromDayEur: 1450.99,
    minimumDays: 3,
    categoryGroups: ['fashion-spaces', 'art-and-design'],
    equipment: ['wifi', 'toilets'],
    eventTypes: ['showroom'],
    photos: [`${slug}-1.jpg`, `${slug}-2.jpg`],
    ...otherwise,
  }
}

/** A picture of one colour. */
export async function makePicture(color: string, width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer()
}

/** Write a folder with all texts and pictures that the venues need. Return its path. */
export async function writeCatalogue(venues: readonly ReturnType<typeof venueRecord>[]): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(path.join(folder, 'translations'))
  await mkdir(path.join(folder, 'photos'))
  await writeFile(path.join(folder, 'venues.json'), JSON.stringify(venues, null, 1))
  for (const language of LANGUAGE_CODES) {
    const words = venues.map(({ slug }) => [
      slug,
      {
        title: `${slug} ${language}`,
        tagline: 'Œuvre',
        description: 'One.\n\nTwo.',
        photos: ['Front', 'Back'],
        captions: ['Seen from the door', ''],
      },
    ])
    await writeFile(
      path.join(folder, 'translations', `${language}.json`),
      JSON.stringify(Object.fromEntries(words), null, 2),
    )
  }
  for (const { slug } of venues) {
    await writeFile(path.join(folder, 'photos', `${slug}-1.jpg`), await makePicture('teal'))
    await writeFile(path.join(folder, 'photos', `${slug}-2.jpg`), await makePicture('maroon'))
  }
  return folder
}
