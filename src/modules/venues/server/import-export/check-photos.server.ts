/** Checking the photographs that a catalogue names. */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import {
  LEAST_LONG_SIDE,
  MAX_MEGABYTES,
  MAX_MEGAPIXELS,
  MOST_STRETCH,
} from '#/lib/pictures/picture-limits.ts'
import { type PictureProblem, PictureRejection } from '#/lib/pictures/picture-rejection.ts'
import type { ProblemSentence, VenueRecord } from '../../model/venue-record.schema.ts'
import { type KnownPhoto, PHOTOS_FOLDER, type PhotoRecord } from './catalogue.ts'
import type { JsonFile } from './json-file.server.ts'
import { preparePhoto } from './prepare-photo.server.ts'
import { progress } from './progress.ts'

interface Options {
  folder: string
  /** Where errors are reported. */
  file: JsonFile
  records: readonly { record: VenueRecord; at: number }[]
  onProgress: (text: string) => void
  /** Photographs of the site by key, which the folder may lack. */
  known: ReadonlyMap<string, KnownPhoto>
}

interface Wanted {
  name: string
  slug: string
  /** Numbers of the venue and of the picture in their lists. */
  venue: number
  position: number
}

/** Facts of every picture by file name. Errors are reported at the place that names the file. */
export async function checkPhotos({
  folder,
  file,
  records,
  onProgress,
  known,
}: Options): Promise<Map<string, PhotoRecord>> {
  const wanted = records.flatMap(({ record, at }) =>
    record.photos.map((name, position): Wanted => ({ name, slug: record.slug, venue: at, position })),
  )
  const report = ({ name, slug, venue, position }: Wanted, { en, fr }: ProblemSentence) =>
    file.report([venue, 'photos', position], { en: `${name} ${en}`, fr: `${name} ${fr}` }, slug)

  const owners = new Map<string, Wanted>()
  for (const photo of wanted) {
    const owner = owners.get(photoKey(photo.name))
    if (owner) {
      report(photo, {
        en: `is used twice: it belongs to ${owner.slug} already.`,
        fr: `est employée deux fois\u00a0: elle appartient déjà à ${owner.slug}.`,
      })
    } else owners.set(photoKey(photo.name), photo)
  }

  const checked = new Map<string, PhotoRecord>()
  const queue = [...owners.values()]
  const step = progress('Checking photographs', queue.length, onProgress)
  const work = async () => {
    for (let photo = queue.shift(); photo; photo = queue.shift()) {
      try {
        const { bytes: _, ...facts } = await preparePhoto(await readFile(photoPath(folder, photo.name)))
        checked.set(photo.name, { key: photoKey(photo.name), ...facts })
      } catch (error) {
        const stored = known.get(photoKey(photo.name))
        if (isMissing(error) && stored?.slug === photo.slug) {
          const { slug: _, ...facts } = stored
          checked.set(photo.name, facts)
        } else report(photo, reason(error))
      }
      step()
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return checked
}

/** Where a picture lies. */
export function photoPath(folder: string, name: string): string {
  return path.join(folder, PHOTOS_FOLDER, name)
}

/** The key of a picture in the storage and in addresses. */
export function photoKey(name: string): string {
  return name.replace(/\.[a-z]+$/, '')
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** Why a picture is not taken: the rest of a French sentence that begins with its name. The English is its message. */
function frenchError(problem: PictureProblem): string {
  switch (problem.code) {
    case 'empty':
      return 'est vide.'
    case 'too-many-bytes':
      return `pèse ${problem.megabytes} Mo\u00a0; ${MAX_MEGABYTES} Mo au plus sont acceptés.`
    case 'unknown-format':
      return 'n’est pas une image d’un format connu\u00a0; enregistrez-la en JPEG, PNG, WebP ou AVIF.'
    case 'format-not-taken':
      return `est au format ${problem.format}, qui n’est pas accepté\u00a0; enregistrez-la en JPEG, PNG, WebP ou AVIF.`
    case 'too-many-pixels':
      return `compte ${problem.megapixels} mégapixels\u00a0; ${MAX_MEGAPIXELS} au plus sont acceptés.`
    case 'too-small':
      return `mesure ${problem.width} × ${problem.height} pixels\u00a0; le grand côté doit en compter au moins ${LEAST_LONG_SIDE}.`
    case 'too-narrow':
      return `mesure ${problem.width} × ${problem.height} pixels\u00a0; le grand côté peut faire au plus ${MOST_STRETCH} fois le petit.`
    case 'animated':
      return 'est animée\u00a0; seules les images fixes sont acceptées.'
    case 'damaged':
      return 'est abîmée\u00a0: elle n’a pas pu être lue jusqu’au bout.'
  }
}

function reason(error: unknown): ProblemSentence {
  if (error instanceof PictureRejection) return { en: error.message, fr: frenchError(error.problem) }
  if (!isMissing(error)) throw error
  return {
    en: `is not in the folder ${PHOTOS_FOLDER}.`,
    fr: `n’est pas dans le dossier ${PHOTOS_FOLDER}.`,
  }
}
