import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { venueRecord, writeCatalogue } from '../../../../../tests/helpers/catalogue-folder.ts'
import { CatalogueError, describeProblem } from './catalogue-problem.ts'
import { readCatalogue } from './read-catalogue.server.ts'

/** Everything that is wrong with a folder, as the person at the shell reads it. */
async function problemsOf(folder: string): Promise<string[]> {
  try {
    await readCatalogue(folder, () => {})
    return []
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error
    return error.problems.map(describeProblem)
  }
}

async function edit(folder: string, file: string, change: (text: string) => string): Promise<void> {
  const at = path.join(folder, file)
  await writeFile(at, change(await readFile(at, 'utf8')))
}

describe('an error names file, line and field', () => {
  test.each([
    [{ equipment: ['wifi', 'pool'] }, 'line 25, alpha: equipment[1]: "pool" is not one of: wifi, heating'],
    [{ surfaceM2: 'large' }, 'line 9, alpha: surfaceM2: must be a number, not "large".'],
    [{ surfaceM2: 9.5 }, 'line 9, alpha: surfaceM2: must be a whole number, not 9.5.'],
    [{ goodsDoorWidthCm: 20 }, 'line 34, alpha: goodsDoorWidthCm: must be at least 50, not 20.'],
    [{ musicUntil: '22:15' }, 'line 34, alpha: musicUntil: "22:15" is not one of: never, 18:00'],
    [
      { accessSteps: 3, equipment: ['step-free-access'] },
      'line 33, alpha: accessSteps: 3 contradicts the equipment or another field of the technical sheet.',
    ],
    [{ arrondissement: 21 }, 'line 7, alpha: arrondissement: must be at most 20, not 21.'],
    [{ arrondissement: undefined }, 'line 2, alpha: arrondissement: is missing.'],
    [{ name: ' ' }, 'line 4, alpha: name: is empty.'],
    [{ priceFromDayEur: 1.999 }, 'line 17, alpha: priceFromDayEur: 1.999 has more than two decimal places.'],
    [{ priceFromDayEur: '1.900 TTC' }, 'line 17, alpha: priceFromDayEur: must be a number, not "1.900 TTC".'],
    [{ surface: 5 }, 'line 2, alpha: has an unknown field: surface.'],
    [{ capacity: { standing: -1 } }, 'line 12, alpha: capacity.standing: must be at least 0, not -1.'],
    [
      { slug: 'alpha-fullwidth' },
      'line 3, alpha-fullwidth: slug: "alpha-fullwidth" may not end in -fullwidth',
    ],
    [{ slug: 'Perle' }, 'line 3, Perle: slug: "Perle" may hold only a–z, 0–9 and single hyphens.'],
    [{ photos: ['../x.jpg'] }, 'line 31, alpha: photos[0]: "../x.jpg" must be the name of a picture file'],
    [
      { photos: ['other.jpg', 'alpha-2.jpg'] },
      'line 31, alpha: photos[0]: other.jpg is not in the folder photos.',
    ],
    [{ photos: ['alpha-1.jpg', 'alpha-1.jpg'] }, 'line 32, alpha: photos[1]: alpha-1.jpg is used twice'],
  ])('%j', async (otherwise, sentence) => {
    const problems = await problemsOf(await writeCatalogue([venueRecord('alpha', otherwise)]))
    expect(problems.join('\n')).toContain(`venues.json, ${sentence}`)
  })

  test('all errors of all files at once', async () => {
    const folder = await writeCatalogue([
      venueRecord('alpha', { type: 'castle' }),
      venueRecord('alpha'),
      venueRecord('beta', { minimumDays: 0 }),
    ])
    await edit(folder, 'translations/fr.json', (text) => text.replace('"title": "beta fr"', '"title": ""'))
    await edit(folder, 'translations/ko.json', (text) => text.replace('"beta": {', '"betta": {'))
    await rm(path.join(folder, 'translations', 'cn.json'))
    expect(await problemsOf(folder)).toEqual([
      'translations/cn.json: is missing, or cannot be read.',
      'translations/fr.json, line 16, beta: title: is empty.',
      'translations/ko.json, line 1: has no words for beta.',
      'translations/ko.json, line 15, betta: there is no venue with this slug in venues.json.',
      'venues.json, line 5, alpha: type: "castle" is not one of: showroom, gallery, popup, loft.',
      'venues.json, line 36, alpha: slug: there is another venue with this slug.',
      'venues.json, line 84, beta: minimumDays: must be at least 1, not 0.',
    ])
  })

  test('JSON that is none', async () => {
    const folder = await writeCatalogue([venueRecord('alpha')])
    await edit(folder, 'venues.json', (text) => text.replace('"metro"', 'metro'))
    const problems = await problemsOf(folder)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^venues\.json, line 8: is not valid JSON: /)
  })

  test('a list that is none, a folder that is not there', async () => {
    const folder = await writeCatalogue([])
    await writeFile(path.join(folder, 'venues.json'), '{}')
    expect(await problemsOf(folder)).toEqual(['venues.json, line 1: must be a list of venues.'])
    expect(await problemsOf('/nowhere')).toEqual(['/nowhere: is not there.'])
  })

  test('words that do not fit the photographs, and a venue that is there twice', async () => {
    const folder = await writeCatalogue([venueRecord('alpha')])
    await edit(folder, 'translations/en.json', (text) => text.replace(/"Front",\s*/, ''))
    await edit(folder, 'translations/de.json', (text) => text.replace('{', '{"alpha": {},'))
    expect(await problemsOf(folder)).toEqual([
      'translations/de.json, line 2, alpha: "alpha" appears twice.',
      'translations/en.json, line 6, alpha: photos: has 1 texts for 2 photographs.',
    ])
  })

  test('a picture that is none, and one that is cut off', async () => {
    const folder = await writeCatalogue([venueRecord('alpha')])
    const photo = path.join(folder, 'photos', 'alpha-2.jpg')
    await writeFile(path.join(folder, 'photos', 'alpha-1.jpg'), 'not a picture')
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 900, height: 600, channels: 3, background: 'white', noise } as const
    const whole = await sharp({ create }).jpeg().toBuffer()
    await writeFile(photo, whole.subarray(0, whole.length / 2))
    expect(await problemsOf(folder)).toEqual([
      'venues.json, line 31, alpha: photos[0]: alpha-1.jpg is not a readable image; save it as JPEG, PNG, WebP or AVIF.',
      'venues.json, line 32, alpha: photos[1]: alpha-2.jpg is damaged: the picture could not be read to its end.',
    ])
  })
})
