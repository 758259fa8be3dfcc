import path from 'node:path'
import { judgeClock } from '#/platform/clock/judge-clock.ts'
import { getDatabase } from '#/platform/database/database.ts'
import type { Environment } from '#/platform/environment.ts'
import { buildId } from '#/platform/http/build-id.ts'
import { keepAssets } from '#/platform/http/retained-assets.ts'
import { getLog } from '#/platform/log.ts'
import { projectRoot } from '#/platform/project-root.ts'

/** Where files of earlier builds are kept. */
export function retainedFolder({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return path.join(dataDir, 'builds')
}

/** Keep the files of the running build, before anybody is served. To be called once the database is migrated. */
export async function keepRunningBuild(environment: Pick<Environment, 'dataDir'>): Promise<void> {
  const now = new Date()
  const { trusted } = await judgeClock(getDatabase(), now)
  const running = {
    assets: path.join(projectRoot(), 'dist', 'client', 'assets'),
    folder: retainedFolder(environment),
    build: buildId(),
    now: trusted ? now : undefined,
  }
  await keepAssets(running, (text) => getLog().warn(text))
}
