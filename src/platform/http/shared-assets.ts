/** Files of builds that other machines run, out of the storage that all share (ADR 0131). */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { DAY_MS } from '#/lib/time-spans.ts'
import { indexZip, type ReadFromArchive } from '#/platform/archives/zip-reader.ts'
import type { Database } from '#/platform/database/open-database.ts'
import { inBackground } from '#/platform/database/time-limits.ts'
import { removeOldFiles, writeDurably } from '#/platform/files/write-durably.ts'
import type { Storage } from '#/platform/storage/local-storage.ts'
import { buildKey } from '#/platform/storage/rebuildable.ts'
import { digestOf } from './share-build.ts'
import { storeFile } from './static-files.ts'
import { type StoredResponse, storedBytes } from './stored-response.ts'

/** Least time between two questions which builds there are, however many unknown names are asked for; milliseconds. */
const LOOK_EVERY_MS = 1000

/** How long a build that could not be fetched is left alone, in milliseconds. */
const RETRY_MS = 30_000

/** How long a visitor waits for the storage at most, in milliseconds. */
const LONGEST_WAIT_MS = 5000

/** Most bytes of such files that a process holds: some pages of one build. */
const MEMORY_BYTES = 4 * 1024 * 1024

/** Ending of a pack in the folder of earlier builds. */
const PACK_ENDING = '.pack'

/** How long a pack lies there, in milliseconds; one that is asked for later is fetched again. */
const PACK_KEPT_MS = 30 * DAY_MS

interface SharedAssetsParts {
  readonly database: Pick<Database, 'db'>
  readonly storage: Pick<Storage, 'get'>
  /** Where packs are kept once they have been fetched. */
  readonly folder: string
  readonly warn: (error: unknown, text: string) => void
  /** Milliseconds, for tests. */
  readonly now?: () => number
}

interface KnownBuild {
  readonly id: string
  readonly digest: string
  readonly files: ReadonlySet<string>
}

/** The pack of a build on its way here. */
interface Fetching {
  /** As `now` has it. */
  failedAt?: number
  /** What its files are read by; undefined where it could not be had. */
  readonly pack: Promise<ReadFromArchive | undefined>
}

/**
 * Find files by name. The database says which build has a name, so a name that none has costs the storage nothing, and the
 * database one question a second; the storage is asked once for each build.
 */
export class SharedAssets {
  readonly #parts: SharedAssetsParts
  readonly #now: () => number
  #builds: readonly KnownBuild[] = []
  #lookedAt = Number.NEGATIVE_INFINITY
  #looking: Promise<void> = Promise.resolve()
  readonly #fetching = new Map<string, Fetching>()
  readonly #read = new LRUCache<string, StoredResponse>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: storedBytes,
  })

  constructor(parts: SharedAssetsParts) {
    this.#parts = parts
    this.#now = parts.now ?? (() => performance.now())
  }

  /** The file of a path such as `/assets/venue-Ab_1.js`; nothing where no build has it, or it cannot be had in time. */
  async find(pathname: string): Promise<StoredResponse | undefined> {
    if (!pathname.startsWith('/assets/')) return undefined
    const read = this.#read.get(pathname)
    if (read !== undefined) return read
    const limit = new AbortController()
    const late = wait(LONGEST_WAIT_MS, undefined, { signal: limit.signal, ref: false }).catch(() => undefined)
    return Promise.race([this.#findInBuilds(pathname), late]).finally(() => limit.abort())
  }

  async #findInBuilds(pathname: string): Promise<StoredResponse | undefined> {
    const name = pathname.slice('/assets/'.length)
    if (this.#holding(name) === undefined) await this.#look()
    const build = this.#holding(name)
    const pack = build && (await this.#packOf(build))
    if (pack === undefined) return undefined
    try {
      const found = await readFromPack(pack, name, pathname)
      if (found !== undefined) this.#read.set(pathname, found)
      return found
    } catch (error) {
      // Cleared away meanwhile, or no longer readable: it is fetched again.
      this.#fetching.delete(build?.id ?? '')
      this.#parts.warn(error, 'a file of a build of another machine could not be read')
      return undefined
    }
  }

  #holding(name: string): KnownBuild | undefined {
    return this.#builds.find(({ files }) => files.has(name))
  }

  /** Ask which builds there are; whoever comes meanwhile waits for the same answer. */
  #look(): Promise<void> {
    if (this.#now() - this.#lookedAt < LOOK_EVERY_MS) return this.#looking
    this.#lookedAt = this.#now()
    this.#looking = inBackground(() => this.#readBuilds()).catch((error: unknown) => {
      this.#lookedAt = this.#now() + RETRY_MS
      this.#parts.warn(error, 'it could not be read which builds other machines run')
    })
    return this.#looking
  }

  async #readBuilds(): Promise<void> {
    const known = this.#builds.map(({ id }) => id)
    const rows = await this.#parts.database.db
      .selectFrom('shared_build')
      .select(['id', 'digest', 'files'])
      .$if(known.length > 0, (query) => query.where('id', 'not in', known))
      .execute()
    const added = rows.map(({ files, ...row }) => ({ ...row, files: new Set(files.split('\n')) }))
    this.#builds = [...added, ...this.#builds]
  }

  #packOf(build: KnownBuild): Promise<ReadFromArchive | undefined> {
    const before = this.#fetching.get(build.id)
    if (before !== undefined && !this.#isToBeTriedAgain(before)) return before.pack
    const fetching: Fetching = {
      pack: inBackground(() => this.#fetch(build)).catch((error: unknown) => {
        fetching.failedAt = this.#now()
        // Its row is read anew before the next attempt: the pack may have been made again.
        this.#builds = this.#builds.filter(({ id }) => id !== build.id)
        this.#parts.warn(error, 'the files of a build of another machine could not be fetched')
        return undefined
      }),
    }
    this.#fetching.set(build.id, fetching)
    return fetching.pack
  }

  #isToBeTriedAgain({ failedAt }: Fetching): boolean {
    return failedAt !== undefined && this.#now() - failedAt >= RETRY_MS
  }

  async #fetch({ id, digest }: KnownBuild): Promise<ReadFromArchive> {
    const file = path.join(this.#parts.folder, `${id}${PACK_ENDING}`)
    const kept = await readFile(file).catch(() => undefined)
    if (kept !== undefined && digestOf(kept) === digest) return indexZip(file)
    const pack = await this.#parts.storage.get(buildKey(id))
    if (pack === undefined || digestOf(pack) !== digest)
      throw new Error(
        `build ${id} is ${pack === undefined ? 'missing from' : 'not the one its row tells of in'} the storage`,
      )
    await writeDurably(file, pack)
    return indexZip(file)
  }
}

/** Remove packs that were fetched long ago from the folder of earlier builds. */
export async function removeOldPacks(folder: string, now: Date): Promise<void> {
  const packs = (await readdir(folder)).filter((name) => name.endsWith(PACK_ENDING))
  await removeOldFiles(folder, packs, new Date(now.getTime() - PACK_KEPT_MS))
}

async function readFromPack(
  read: ReadFromArchive,
  name: string,
  url: string,
): Promise<StoredResponse | undefined> {
  const [identity, br, gzip] = await read(name, `${name}.br`, `${name}.gz`)
  return identity && storeFile({ identity, ...(br && { br }), ...(gzip && { gzip }) }, url)
}
