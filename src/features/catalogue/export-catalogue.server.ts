/** Writing the whole catalogue into a folder that an import takes. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { PHOTOS_FOLDER, TRANSLATIONS_FOLDER, VENUES_FILE } from './catalogue.ts'
import { photoPath } from './check-photos.server.ts'
import type { CatalogueTarget } from './import-catalogue.server.ts'
import { progress } from './progress.ts'
import type { Tell } from './read-catalogue.server.ts'
import { readStoredVenues, type StoredVenue } from './stored-venues.repository.server.ts'

/**
 * Exports every venue, drafts and archived ones included, with words and pictures. Files of an earlier export
 * are overwritten.
 * @returns how many venues there are
 * @throws Error when a picture is not in the store
 */
export async function exportCatalogue(source: CatalogueTarget, folder: string, tell: Tell): Promise<number> {
  const venues = [...(await readStoredVenues(source.database.db)).values()]
  await mkdir(path.join(folder, TRANSLATIONS_FOLDER), { recursive: true })
  await mkdir(path.join(folder, PHOTOS_FOLDER), { recursive: true })
  await writeJson(path.join(folder, VENUES_FILE), venues.map(writtenRecord))
  for (const language of LANGUAGE_CODES) {
    const words = venues.flatMap(({ record, translations }) => {
      const own = translations[language]
      return own ? [[record.slug, own] as const] : []
    })
    await writeJson(path.join(folder, TRANSLATIONS_FOLDER, `${language}.json`), Object.fromEntries(words))
  }
  const keys = venues.flatMap(({ photos }) => photos.map((photo) => photo.key))
  const step = progress('Writing photographs', keys.length, tell)
  for (const key of keys) {
    const bytes = await source.storage.get(key)
    if (!bytes) throw new Error(`The photograph ${key} is not in the store; nothing more was exported.`)
    await writeFile(photoPath(folder, `${key}.jpg`), bytes)
    step()
  }
  return venues.length
}

/** The status is left out where an import assumes it. */
function writtenRecord({ record: { status, ...record } }: StoredVenue): object {
  return status === 'published' ? record : { ...record, status }
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`)
}
