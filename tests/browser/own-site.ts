import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { SECRET_TO_READ } from '../helpers/receipt.ts'
import { type RunningSite, startSite } from '../site/running-site.ts'
import { test as base } from './fixtures.ts'

/** A site of the test's own, with its own settings, whose figures no other test changes. */
export interface OwnSite {
  readonly folder: string
  readonly origin: string
  /** Stop it and start it again on the same data, or another build of it; the page is offline meanwhile. */
  restart(build?: string): Promise<void>
  /** Stop it, so that what waited in memory is written. */
  stop(): Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Tests with a site of their own; `settings` are those of its environment. */
export const test = base.extend<{ settings: Record<string, string>; site: OwnSite }>({
  settings: [{}, { option: true }],
  site: async ({ settings, page }, use) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'passage-own-'))
    copyDemo(path.join(folder, 'site.db'))
    await shareMadePictures(folder)
    const own = {
      DATA_DIR: folder,
      AUTH_SECRET: SECRET_TO_READ,
      STORAGE_URL: `file:${path.join(demoFolder(), 'files')}`,
      ...settings,
    }
    // The existing build, unchanged: it is made before the test run.
    const start = (more: Record<string, string>, build = ROOT) => startSite({ ...own, ...more }, build)
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
    // Pending requests of the page would fail while the site stops.
    await page.goto('about:blank')
    await running.kill()
    await rm(folder, { recursive: true })
  },
})

/** The folder of the server that all tests share: it has the demo catalogue. */
function demoFolder(): string {
  const folder = process.env.PASSAGE_TEST_DATA
  if (folder === undefined) throw new Error('PASSAGE_TEST_DATA is set by the Playwright configuration')
  return folder
}

/** Let a site show the pictures that the shared server has made, and add to them, as several processes of one site do. */
async function shareMadePictures(folder: string): Promise<void> {
  const made = path.join(demoFolder(), 'cache', 'images')
  await mkdir(made, { recursive: true })
  await mkdir(path.join(folder, 'cache'))
  await symlink(made, path.join(folder, 'cache', 'images'))
}

/** Copy its database as it is at one moment, without the figures that other tests have left there. */
function copyDemo(file: string): void {
  const demo = new DatabaseSync(path.join(demoFolder(), 'site.db'))
  demo.prepare('vacuum into ?').run(file)
  demo.close()
  const copy = new DatabaseSync(file)
  for (const table of ['measured_event', 'measured_vital', 'lost_address']) copy.exec(`delete from ${table}`)
  copy.close()
}
