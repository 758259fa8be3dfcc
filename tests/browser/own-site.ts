import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type RunningSite, startSite } from '../site/running-site.ts'
import { test as base } from './fixtures.ts'

/** A site of the test's own, with settings of its own, whose figures nobody else touches. */
export interface OwnSite {
  readonly folder: string
  readonly origin: string
  /** Stops it and starts it again on the same data, or another build of it; the page is offline meanwhile. */
  restart(build?: string): Promise<void>
  /** Stops it, so that what waited in memory is written. */
  stop(): Promise<void>
}

/** Tests with a site of their own; `settings` are those of its environment. */
export const test = base.extend<{ settings: Record<string, string>; site: OwnSite }, { demo: string }>({
  settings: [{}, { option: true }],
  // The demo catalogue is loaded once for all tests of a worker; each gets a copy of the database.
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'passage-demo-'))
      await (await startSite({ DATA_DIR: folder })).stop()
      await use(folder)
      await rm(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: async ({ settings, demo, page }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-own-'))
    await copyFile(path.join(demo, 'site.db'), path.join(folder, 'site.db'))
    const own = { DATA_DIR: folder, STORAGE_URL: `file:${path.join(demo, 'files')}`, ...settings }
    const start = (more: Record<string, string>, build?: string) => startSite({ ...own, ...more }, build)
    let running: RunningSite = await start({})
    const { origin } = running
    await use({
      folder,
      origin,
      restart: async (build) => {
        await page.context().setOffline(true)
        await running.stop()
        running = await start({ PORT: new URL(origin).port }, build)
        await page.context().setOffline(false)
      },
      stop: async () => {
        await running.stop()
      },
    })
    // What the page still wants would fail while the site goes.
    await page.goto('about:blank')
    await running.kill()
    await rm(folder, { recursive: true })
  },
})
