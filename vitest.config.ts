/** Unit, data and site tests. Browser tests have their own runner. */
import { accessSync, constants, globSync, readFileSync, statfsSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { iconShapes } from './scripts/vite/icon-shapes.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/** Where tests keep databases and sites: in memory where there is room, because every commit waits for its disk. */
process.env.TMPDIR ??= roomInMemory('/dev/shm') ? '/dev/shm' : os.tmpdir()

function roomInMemory(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 4 * 1024 ** 3
  } catch {
    return false
  }
}

/** Whole sites and commands in processes of their own. */
const SITE = ['tests/site/**/*.test.ts']

/** Those that ask for a database. */
const DATA = globSync('{src,db,tests,scripts}/**/*.test.{ts,tsx}', { cwd: ROOT }).filter((file) =>
  /\/helpers\/(?:database|postgres)\.ts'/.test(readFileSync(ROOT + file, 'utf8')),
)

export default defineConfig({
  plugins: [iconShapes()],
  resolve: { alias: { '#/': fileURLToPath(new URL('./src/', import.meta.url)) } },
  test: {
    environment: 'node',
    maxWorkers: os.availableParallelism(),
    // A busy machine needs patience: these end what hangs, not what is slow.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A state that is waited for comes when the machine has time for it.
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    // Each test runs once: one that is red now and then is repaired, not repeated.
    retry: 0,
    tags: [
      { name: 'full', description: 'Takes long: `npm run test:full` only. A shorter one stands for it.' },
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,db,tests,scripts}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...SITE, ...DATA],
        },
      },
      {
        extends: true,
        test: {
          name: 'data',
          include: DATA,
          exclude: [...configDefaults.exclude, ...SITE],
          globalSetup: ['./tests/helpers/global-setup.ts'],
          setupFiles: ['./tests/helpers/quick-passwords.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: SITE,
          globalSetup: ['./tests/site/site-setup.ts'],
          // Much of their time they wait for what a site does every few seconds.
          maxWorkers: os.availableParallelism() + 1,
          // Projects with other numbers of workers are run one after the other.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
