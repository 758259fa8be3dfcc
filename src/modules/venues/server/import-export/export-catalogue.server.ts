/** The whole catalogue as files that an import takes: in a folder, or in one archive. */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { type ArchivedFile, writeZip } from '#/platform/archives/zip-writer.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'
import { readOwnEquipment } from '../own-equipment-store.server.ts'
import { EQUIPMENT_FILE, PHOTOS_FOLDER, TRANSLATIONS_FOLDER, VENUES_FILE } from './catalogue.ts'
import type { CatalogueTarget } from './import-catalogue.server.ts'
import { progress } from './progress.ts'
import type { OnProgress } from './read-catalogue.server.ts'
import { readStoredVenues, type StoredVenue } from './stored-venues.repository.server.ts'

/**
 * Export every venue, archived ones and finished drafts included, with words and pictures. Files of an earlier export
 * are overwritten.
 * @returns how many venues there are in it
 * @throws Error when a picture is not in the store
 */
export async function exportCatalogue(
  source: CatalogueTarget,
  folder: string,
  onProgress: OnProgress,
): Promise<number> {
  const venues = await wholeVenues(source)
  await mkdir(path.join(folder, TRANSLATIONS_FOLDER), { recursive: true })
  await mkdir(path.join(folder, PHOTOS_FOLDER), { recursive: true })
  for (const { name, bytes } of await textFiles(source, venues)) {
    await writeDurably(path.join(folder, name), bytes)
  }
  const step = progress('Writing photographs', countPhotos(venues), onProgress)
  for await (const { name, bytes } of photoFiles(source, venues)) {
    await writeDurably(path.join(folder, name), bytes)
    step()
  }
  return venues.length
}

/**
 * The same as one ZIP file, written while it is read.
 * @param withPhotos without them it is small, and goes back in as it is: the site has the photographs
 * @returns how many venues there are in it
 */
export async function* exportArchive(
  source: CatalogueTarget,
  { withPhotos }: { readonly withPhotos: boolean },
): AsyncGenerator<Uint8Array, number> {
  const venues = await wholeVenues(source)
  const texts = await textFiles(source, venues)
  yield* writeZip(
    (async function* files(): AsyncGenerator<ArchivedFile> {
      yield* texts
      if (withPhotos) yield* photoFiles(source, venues)
    })(),
  )
  return venues.length
}

/** A draft that lacks something would be refused by the import that the file is made for. */
async function wholeVenues({ database }: CatalogueTarget): Promise<StoredVenue[]> {
  return [...(await readStoredVenues(database.db)).values()].filter(({ isWhole }) => isWhole)
}

async function textFiles(
  { database }: CatalogueTarget,
  venues: readonly StoredVenue[],
): Promise<ArchivedFile[]> {
  const own = [...(await readOwnEquipment(database.db)).values()]
  const equipment = own.map(({ id, icon, names }) => [id, { icon, names }] as const)
  return [
    jsonFile(VENUES_FILE, venues.map(writtenRecord)),
    ...(equipment.length > 0 ? [jsonFile(EQUIPMENT_FILE, Object.fromEntries(equipment))] : []),
    ...LANGUAGE_CODES.map((language) => {
      // `null` says that nothing is written in this language; a missing entry would be an error.
      const words = venues.map(({ record, translations }) => [record.slug, translations[language] ?? null])
      return jsonFile(`${TRANSLATIONS_FOLDER}/${language}.json`, Object.fromEntries(words))
    }),
  ]
}

async function* photoFiles(
  { storage }: CatalogueTarget,
  venues: readonly StoredVenue[],
): AsyncGenerator<ArchivedFile> {
  for (const { key } of venues.flatMap(({ photos }) => photos)) {
    const bytes = await storage.get(key)
    if (!bytes) throw new Error(`The photograph ${key} is not in the store; nothing more was exported.`)
    yield { name: `${PHOTOS_FOLDER}/${key}.jpg`, bytes, compress: false }
  }
}

function countPhotos(venues: readonly StoredVenue[]): number {
  return venues.reduce((sum, { photos }) => sum + photos.length, 0)
}

/** The status is left out where an import assumes it. */
function writtenRecord({ record: { status, ...record } }: StoredVenue): object {
  return status === 'published' ? record : { ...record, status }
}

function jsonFile(name: string, value: unknown): ArchivedFile {
  return { name, bytes: Buffer.from(`${JSON.stringify(value, null, 2)}\n`), compress: true }
}
