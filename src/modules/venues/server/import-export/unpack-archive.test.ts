import { readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { writeZip } from '#/platform/archives/zip-writer.ts'
import { temporaryFolder } from '../../../../../tests/helpers/catalogue-folder.ts'
import { CatalogueError } from './catalogue-problem.ts'
import { withUnpacked } from './unpack-archive.server.ts'

async function unpacked(...names: string[]): Promise<string[]> {
  const parent = await temporaryFolder()
  const archive = path.join(parent, 'a.zip')
  const entries = names.map((name) => ({ name, bytes: Buffer.from('[]'), compress: true }))
  await writeFile(archive, Buffer.concat(await Array.fromAsync(writeZip(entries))))
  return withUnpacked(archive, parent, (folder) => readdir(folder, { recursive: true }))
}

async function problemsOf(made: Promise<unknown>) {
  const error = await made.catch((reason: unknown) => reason)
  return error instanceof CatalogueError ? error.problems : error
}

test('capitals in the names of a camera, of Windows and of a folder do not matter', async () => {
  const found = await unpacked('Export/Venues.json', 'Export/Photos/Alpha-1.JPG', '__MACOSX/venues.json')
  expect(found).toEqual(expect.arrayContaining(['venues.json', path.join('photos', 'alpha-1.jpg')]))
})

test('the same file twice is named', async () => {
  const problems = await problemsOf(
    unpacked('venues.json', 'photos/a-1.jpg', 'photos/A-1.JPG', 'venues.json'),
  )
  expect(problems).toMatchObject([
    {
      file: 'photos/a-1.jpg',
      message: { fr: 'figure deux fois dans le fichier ZIP\u00a0; gardez-en un seul.' },
    },
    { file: 'venues.json' },
  ])
})

test('what is no archive is told as the file that was chosen', async () => {
  const parent = await temporaryFolder()
  await writeFile(path.join(parent, 'a.zip'), 'no archive')
  const problems = await problemsOf(withUnpacked(path.join(parent, 'a.zip'), parent, () => Promise.resolve()))
  expect(problems).toMatchObject([
    { file: '', message: { fr: expect.stringMatching(/^Le fichier choisi n’est pas une archive ZIP/) } },
  ])
})
