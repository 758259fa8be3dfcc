/** Hashed files of earlier builds, for pages that were opened before the last one (decision 5.3). */
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { readStaticFile } from './static-files.ts'
import type { StoredResponse } from './stored-response.ts'

/** How long files stay after their build was replaced, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000

/** What is known of a build that this folder has seen. */
const keptBuild = z.object({
  files: z.array(z.string().regex(/^[\w.-]+$/)),
  /** ISO 8601; null while it is the running one. */
  replacedAt: z.string().nullable(),
})

type KeptBuild = z.infer<typeof keptBuild>

interface KeepOptions {
  /** `assets` of the client build. */
  readonly assets: string
  /** Where files and lists of builds are kept; survives builds. */
  readonly folder: string
  readonly build: string
  /** Absent while the clock cannot be trusted: nothing is deleted then, and no day is noted. */
  readonly now: Date | undefined
}

/**
 * Takes in the files of the running build, notes that the others have been replaced, and deletes those whose thirty
 * days are over. A file that several builds share stays as long as the last of them.
 */
export async function keepAssets({ assets, folder, build, now }: KeepOptions): Promise<void> {
  const files = (await readdir(assets)).sort()
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  const there = new Set(await readdir(path.join(folder, 'assets')))
  for (const file of files) {
    if (!there.has(file)) await copyWhole(path.join(assets, file), path.join(folder, 'assets', file))
  }
  const wanted = new Set(files)
  for (const [id, kept] of await readBuilds(folder)) {
    if (id === build) continue
    const replacedAt = kept.replacedAt ?? now?.toISOString() ?? null
    if (now && replacedAt !== null && now.getTime() - Date.parse(replacedAt) > KEPT_MS) {
      await rm(listOf(folder, id))
      continue
    }
    for (const file of kept.files) wanted.add(file)
    if (kept.replacedAt === null && replacedAt !== null) await writeBuild(folder, id, { ...kept, replacedAt })
  }
  await writeBuild(folder, build, { files, replacedAt: null })
  for (const file of await readdir(path.join(folder, 'assets')))
    if (!wanted.has(file)) await rm(path.join(folder, 'assets', file))
}

/**
 * Gives the kept file of a path, read from disk: it is asked for rarely. Only names that were there at the start are
 * looked for, so that no path of a visitor ever touches the disk.
 */
export async function openKeptAssets(
  folder: string,
): Promise<(pathname: string) => StoredResponse | undefined> {
  const names = new Set(await readdir(path.join(folder, 'assets')).catch(() => []))
  return (pathname) => {
    const name = pathname.startsWith('/assets/') ? pathname.slice('/assets/'.length) : ''
    return names.has(name) ? readStaticFile(path.join(folder, 'assets', name), pathname) : undefined
  }
}

/** Through another name: a file that is cut short by a crash must not look like the whole one. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = `${to}.${process.pid}.part`
  await copyFile(from, part)
  await rename(part, to)
}

async function readBuilds(folder: string): Promise<[string, KeptBuild][]> {
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.json$/.test(name))
  return Promise.all(
    names.map(async (name): Promise<[string, KeptBuild]> => {
      const text = await readFile(path.join(folder, name), 'utf8')
      return [path.basename(name, '.json'), keptBuild.parse(JSON.parse(text))]
    }),
  )
}

function listOf(folder: string, id: string): string {
  return path.join(folder, `${id}.json`)
}

function writeBuild(folder: string, id: string, build: KeptBuild): Promise<void> {
  return writeFile(listOf(folder, id), JSON.stringify(build))
}
