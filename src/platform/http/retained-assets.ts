/** Hashed files of earlier builds, for pages that were opened before the last one (behaviour 5.3). */
import { readdirSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { DAY_MS } from '#/lib/time-spans.ts'
import { parseJson } from '#/platform/files/parse-json.ts'
import { writeDurably } from '#/platform/files/write-durably.ts'
import { readStaticFile } from './static-files.ts'
import type { StoredResponse } from './stored-response.ts'

/** How long files stay after their build was replaced, in milliseconds. */
const KEPT_MS = 30 * DAY_MS

/** A build that this folder has held. */
const keptBuild = z.object({
  files: z.array(z.string().regex(/^[\w.-]+$/)),
  /** ISO 8601; null while it is the running one. */
  replacedAt: z.iso.datetime().nullable(),
})

type RetainedBuild = z.infer<typeof keptBuild>

interface KeepOptions {
  /** `assets` of the client build. */
  readonly assets: string
  /** Where files and lists of builds are kept; survives builds. */
  readonly folder: string
  readonly build: string
  /** Absent while the clock cannot be trusted: nothing is deleted then, and no day is noted. */
  readonly now: Date | undefined
}

/** A list that cannot be read, and since when its files are kept for that reason. */
interface UnreadableList {
  readonly file: string
  readonly writtenAt: Date
}

/** Every list of the folder. */
interface FoundLists {
  readonly builds: readonly (readonly [id: string, build: RetainedBuild])[]
  readonly unreadable: readonly UnreadableList[]
}

/**
 * Take in the files of the running build, note that the others have been replaced, and delete those whose thirty
 * days are over. A file that several builds share stays as long as the last of them. An unreadable list is logged
 * and passed over; as long as it is younger than thirty days, files that are in no list may be its files and stay.
 * @param warn called for lists that cannot be read
 */
export async function keepAssets(
  { assets, folder, build, now }: KeepOptions,
  warn: (text: string) => void = () => {},
): Promise<void> {
  const files = (await readdir(assets)).sort()
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  // The list first: another process that clears away at this moment knows these files by it.
  await writeBuild(folder, build, { files, replacedAt: null })
  const there = new Set(await readdir(path.join(folder, 'assets')))
  for (const file of files) {
    if (there.has(file)) continue
    // Aside in the folder above: what lies among the files and is in no list is cleared away.
    await writeDurably(path.join(folder, 'assets', file), await readFile(path.join(assets, file)), {
      aside: folder,
    })
  }
  const wanted = new Set(files)
  const isOver = (since: Date) => now !== undefined && now.getTime() - since.getTime() > KEPT_MS
  const { builds, unreadable } = await readBuilds(folder)
  for (const [id, kept] of builds) {
    if (id === build) continue
    const replacedAt = kept.replacedAt ?? now?.toISOString() ?? null
    if (replacedAt !== null && isOver(new Date(replacedAt))) {
      await rm(listOf(folder, id), { force: true })
      continue
    }
    for (const file of kept.files) wanted.add(file)
    if (kept.replacedAt === null && replacedAt !== null) await writeBuild(folder, id, { ...kept, replacedAt })
  }
  for (const { file, writtenAt } of unreadable) {
    warn(`${file} cannot be read (it was cut short, or is none of ours) and is passed over`)
    if (isOver(writtenAt)) await rm(file, { force: true })
  }
  if (unreadable.some(({ writtenAt }) => !isOver(writtenAt))) return
  for (const file of await readdir(path.join(folder, 'assets')))
    if (!wanted.has(file)) await rm(path.join(folder, 'assets', file), { force: true })
}

/** How long the names of a folder are taken for all there are, in milliseconds. */
const NAMES_MS = 1000

/**
 * Return the kept file of a path, read from disk: it is asked for rarely. Only names that are in the folder are looked
 * for, so that no path of a visitor ever touches the disk. A process with a newer build may have added some: for a name
 * that is not known the folder is listed again, at most once a second.
 * @param now milliseconds, for tests
 */
export function openRetainedAssets(
  folder: string,
  now: () => number = () => performance.now(),
): (pathname: string) => StoredResponse | undefined {
  let names: ReadonlySet<string> = new Set()
  let readAt = Number.NEGATIVE_INFINITY
  const isKnown = (name: string) => {
    if (names.has(name)) return true
    if (name === '' || now() - readAt < NAMES_MS) return false
    readAt = now()
    names = namesIn(path.join(folder, 'assets'))
    return names.has(name)
  }
  return (pathname) => {
    const name = pathname.startsWith('/assets/') ? pathname.slice('/assets/'.length) : ''
    return isKnown(name) ? readUnlessGone(path.join(folder, 'assets', name), pathname) : undefined
  }
}

function namesIn(folder: string): ReadonlySet<string> {
  try {
    return new Set(readdirSync(folder))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return new Set()
    throw error
  }
}

/** Another process may have deleted it: its thirty days were over. */
function readUnlessGone(file: string, pathname: string): StoredResponse | undefined {
  try {
    return readStaticFile(file, pathname)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function readBuilds(folder: string): Promise<FoundLists> {
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.json$/.test(name))
  const builds: [string, RetainedBuild][] = []
  const unreadable: UnreadableList[] = []
  for (const name of names) {
    const file = path.join(folder, name)
    const parsed = keptBuild.safeParse(parseJson(await readFile(file, 'utf8')))
    if (parsed.success) builds.push([path.basename(name, '.json'), parsed.data])
    else unreadable.push({ file, writtenAt: (await stat(file)).mtime })
  }
  return { builds, unreadable }
}

function listOf(folder: string, id: string): string {
  return path.join(folder, `${id}.json`)
}

function writeBuild(folder: string, id: string, build: RetainedBuild): Promise<void> {
  return writeDurably(listOf(folder, id), JSON.stringify(build))
}
