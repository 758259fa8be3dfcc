import path from 'node:path'
import { judgeClock } from '#/platform/clock/judge-clock.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { buildId } from '#/platform/http/build-id.ts'
import type { FindAsset } from '#/platform/http/http-server-parts.ts'
import { keepAssets, openRetainedAssets } from '#/platform/http/retained-assets.ts'
import { shareBuild } from '#/platform/http/share-build.ts'
import { SharedAssets } from '#/platform/http/shared-assets.ts'
import { getLog } from '#/platform/log.ts'
import { projectRoot } from '#/platform/project-root.ts'
import { getPhotoStore } from '#/platform/storage/photo-store.ts'

type Places = Pick<Environment, 'dataDir' | 'sharesBuilds'>

/** Where files of earlier builds are kept. */
export function retainedFolder({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return path.join(dataDir, 'builds')
}

/** Of the running build. */
const assetsFolder = () => path.join(projectRoot(), 'dist', 'client', 'assets')

/**
 * Keep the files of the running build, and share them with other machines, before anybody is served. To be called once
 * the database is migrated.
 */
export async function keepRunningBuild(environment: Places): Promise<void> {
  const now = new Date()
  const { trusted } = await judgeClock(getDatabase(), now)
  const running = {
    assets: assetsFolder(),
    folder: retainedFolder(environment),
    build: buildId(),
    now: trusted ? now : undefined,
  }
  await keepAssets(running, (text) => getLog().warn(text))
  // Without it the site is as good as a single machine: the hourly job tries again.
  await shareRunningBuild(environment).catch((error: unknown) =>
    getLog().warn({ err: error }, 'the files of this build could not be shared with other machines'),
  )
}

/** Say that this machine runs its build, whose files lie in the storage from then on; nothing where no storage is shared. */
export async function shareRunningBuild({ sharesBuilds }: Pick<Places, 'sharesBuilds'>): Promise<void> {
  if (!sharesBuilds) return
  const parts = { database: getDatabase(), storage: getPhotoStore() }
  await shareBuild(parts, { assets: assetsFolder(), build: buildId(), now: new Date() })
}

/** What finds files of earlier builds on this machine, and those of builds that other machines run. */
export function openOtherBuilds(environment: Places): FindAsset {
  const folder = retainedFolder(environment)
  const retained = openRetainedAssets(folder)
  if (!environment.sharesBuilds) return retained
  const shared = new SharedAssets({
    database: getDatabase(),
    storage: getPhotoStore(),
    folder,
    warn: (error, text) => getLog().warn({ err: error }, text),
  })
  return (pathname) => retained(pathname) ?? shared.find(pathname)
}
