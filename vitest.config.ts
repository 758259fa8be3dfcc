/** Unit, data and site tests. Browser tests have their own runner. */
import { globSync, readFileSync } from 'node:fs'
import os from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'
import { iconShapes } from './scripts/vite/icon-shapes.ts'
import { keepFilesInMemory } from './tests/helpers/memory-folder.ts'

const ROOT = fileURLToPath(new URL('.', import.meta.url))

keepFilesInMemory()

/** Whole sites and commands in processes of their own. */
const SITE = ['tests/site/**/*.test.ts']

const TESTS = globSync('{src,db,tests,scripts}/**/*.test.{ts,tsx}', { cwd: ROOT })
const saying = (what: RegExp) => TESTS.filter((file) => what.test(readFileSync(ROOT + file, 'utf8')))

/** Those that replace modules, or load them anew: what they leave is no other test's. */
const APART = saying(/vi\.(?:mock|unmock|resetModules)\(/)

/** Those that ask for a database. */
const DATA = saying(/\/helpers\/(?:database|postgres|move-scene)\.ts'/).filter(
  (file) => !APART.includes(file),
)

/** What tests with a database are given. */
const DATABASES = {
  globalSetup: ['./tests/helpers/global-setup.ts'],
  setupFiles: ['./tests/helpers/quick-passwords.ts'],
}

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
    expect: { poll: { timeout: 30_000 } },
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
          exclude: [...configDefaults.exclude, ...SITE, ...DATA, ...APART],
          // A process for each file, and every module anew in it, takes as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'data',
          include: DATA,
          exclude: [...configDefaults.exclude, ...SITE],
          isolate: false,
          ...DATABASES,
        },
      },
      { extends: true, test: { name: 'apart', include: APART, ...DATABASES } },
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
