import path from 'node:path'
import { buildId } from '#/server/build-id.ts'
import { judgeClock } from '#/server/clock/judge-clock.ts'
import { getDatabase } from '#/server/database/database.ts'
import type { Environment } from '#/server/environment.ts'
import { keepAssets } from '#/server/front/kept-assets.ts'
import { getLog } from '#/server/log.ts'
import { projectRoot } from '#/server/project-root.ts'

/** Where files of earlier builds are kept. */
export function keptFolder({ dataDir }: Pick<Environment, 'dataDir'>): string {
  return path.join(dataDir, 'builds')
}

/** Keeps the files of the running build, before anybody is served. To be called once the database is migrated. */
export async function keepRunningBuild(environment: Pick<Environment, 'dataDir'>): Promise<void> {
  const now = new Date()
  const { trusted } = await judgeClock(getDatabase(), now)
  const running = {
    assets: path.join(projectRoot(), 'dist', 'client', 'assets'),
    folder: keptFolder(environment),
    build: buildId(),
    now: trusted ? now : undefined,
  }
  await keepAssets(running, (text) => getLog().warn(text))
}
