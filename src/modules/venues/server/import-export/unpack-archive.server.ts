/** A catalogue that came as one ZIP file, laid out as the folder that it is. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BYTES_PER_MEGABYTE, MAX_MEGABYTES } from '#/lib/pictures/picture-limits.ts'
import {
  type ArchiveProblem,
  ArchiveRejection,
  withZip,
  type ZipEntry,
} from '#/platform/archives/zip-reader.ts'
import { MAX_ARCHIVE_BYTES, MAX_ARCHIVE_MEGABYTES } from '../../model/import-plan.ts'
import type { ProblemSentence } from '../../model/venue-record.schema.ts'
import { EQUIPMENT_FILE, PHOTOS_FOLDER, TRANSLATIONS_FOLDER, VENUES_FILE } from './catalogue.ts'
import { CatalogueError } from './catalogue-problem.ts'

/** The most of one file with texts, in megabytes: five thousand venues have 15. */
const MAX_TEXT_MEGABYTES = 40

const SENTENCES: Readonly<Record<ArchiveProblem, ProblemSentence>> = {
  'no-archive': {
    en: 'The chosen file is not a ZIP archive. Choose the .zip file of an export, or zip its folder.',
    fr: 'Le fichier choisi n’est pas une archive ZIP. Choisissez le .zip d’un export, ou compressez son dossier.',
  },
  damaged: {
    en: 'is damaged; create the ZIP file again.',
    fr: 'est abîmé\u00a0; refaites le fichier ZIP.',
  },
  encrypted: {
    en: 'needs a password; create the ZIP file without one.',
    fr: 'demande un mot de passe\u00a0; refaites le fichier ZIP sans mot de passe.',
  },
  'other-method': {
    en: 'is compressed in an unsupported way; create the ZIP file with the tool of your system.',
    fr: 'est compressé d’une manière inconnue\u00a0; refaites le fichier ZIP avec les moyens du système.',
  },
  'too-large': {
    en: `is too large: at most ${MAX_MEGABYTES} MB for a photo, ${MAX_ARCHIVE_MEGABYTES} MB in total.`,
    fr: `est trop lourd\u00a0; une photographie peut peser ${MAX_MEGABYTES} Mo, l’ensemble ${MAX_ARCHIVE_MEGABYTES} Mo.`,
  },
}

const TWICE: ProblemSentence = {
  en: 'is in the ZIP file twice; keep one of them.',
  fr: 'figure deux fois dans le fichier ZIP\u00a0; gardez-en un seul.',
}

/** Entries of a catalogue; anything else that systems put into archives is skipped. */
const PHOTO = new RegExp(`^${PHOTOS_FOLDER}/[a-z0-9]+(?:-[a-z0-9]+)*\\.[a-z]{3,5}$`)
const TEXT = new RegExp(`^(?:${VENUES_FILE}|${EQUIPMENT_FILE}|${TRANSLATIONS_FOLDER}/[a-z]{2}\\.json)$`)

/**
 * Unpack an archive for as long as `use` runs.
 * @param archive absolute path
 * @param parent folder for the files meanwhile, absolute
 * @throws CatalogueError when the archive is not taken
 */
export async function withUnpacked<T>(
  archive: string,
  parent: string,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(path.join(parent, 'catalogue-'))
  try {
    await withZip(archive, (entries) => unpack(entries, folder)).catch(explainProblem)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function unpack(entries: readonly ZipEntry[], folder: string): Promise<void> {
  // Some systems pack the folder itself, others what is in it.
  const root = entries
    .map(({ name }) => name)
    .find((name) => /^(?:[^/]+\/)?venues\.json$/i.test(name) && !name.startsWith('__MACOSX/'))
  const prefix = root?.slice(0, -VENUES_FILE.length) ?? ''
  const files = entries
    .filter(({ name }) => name.startsWith(prefix))
    // Cameras and Windows write `.JPG`, Macs take accents apart; names of a catalogue are lower case.
    .map((entry) => ({ entry, name: entry.name.slice(prefix.length).normalize('NFC').toLowerCase() }))
    .filter(({ name }) => PHOTO.test(name) || TEXT.test(name))
  rejectTwice(files.map(({ name }) => name))
  let total = 0
  for (const { entry, name } of files) {
    total += entry.bytes
    const max = PHOTO.test(name) ? MAX_MEGABYTES : MAX_TEXT_MEGABYTES
    if (entry.bytes > max * BYTES_PER_MEGABYTE) throw new ArchiveRejection('too-large', name)
    if (total > MAX_ARCHIVE_BYTES) throw new ArchiveRejection('too-large')
  }
  for (const name of [PHOTOS_FOLDER, TRANSLATIONS_FOLDER]) await mkdir(path.join(folder, name))
  for (const { entry, name } of files) await writeFile(path.join(folder, name), await entry.read())
}

function rejectTwice(names: readonly string[]): void {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const name of names) {
    if (seen.has(name)) twice.add(name)
    seen.add(name)
  }
  if (twice.size > 0) throw new CatalogueError([...twice].map((file) => ({ file, message: TWICE })))
}

function explainProblem(error: unknown): never {
  if (!(error instanceof ArchiveRejection)) throw error
  const { file = 'ZIP', problem } = error
  // This sentence names the file itself.
  throw new CatalogueError([{ file: problem === 'no-archive' ? '' : file, message: SENTENCES[problem] }])
}
