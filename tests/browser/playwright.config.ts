import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { keepFilesInMemory } from '../helpers/memory-folder.ts'
import { SECRET_TO_READ } from '../helpers/receipt.ts'
import { layDemo } from '../site/demo-snapshot.ts'
import { QUICK_PICTURES } from '../site/running-site.ts'

keepFilesInMemory()

/** Another one lets two checkouts test on one machine at the same time. */
const PORT = Number(process.env.BROWSER_TEST_PORT ?? 4178)
// Workers load this file again; they must see the same folder as the server.
const dataDir = process.env.PASSAGE_TEST_DATA ?? (await makeFolders())
process.env.PASSAGE_TEST_DATA = dataDir
const adminDir = path.join(dataDir, 'back-office')
process.env.PASSAGE_TEST_DESK_DATA = adminDir

const BACK_OFFICE = /admin[^/]*\.spec\.ts$/

/** Browser tests run against the built site with the demo catalogue, on folders of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  workers: 2,
  // A test that needs a second try is wrong, or has found something.
  retries: 0,
  // Two cores run two browsers, the server and whatever else: patience, not sleep.
  expect: { timeout: 15_000 },
  // Ends what hangs, not what is slow, on a machine that others use as well: one figure for all.
  timeout: 240_000,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON ?? '../../test-results/reports/playwright.json' }],
  ],
  use: {
    actionTimeout: 20_000,
    // A first visit waits for pictures that are made while another browser asks for others.
    navigationTimeout: 45_000,
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // Keeping the trace of every test takes a fifth of the run: ask for one (`--trace=on`).
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'site', testIgnore: BACK_OFFICE },
    { name: 'back-office', testMatch: BACK_OFFICE, use: { baseURL: `http://localhost:${PORT + 1}` } },
  ],
  webServer: [server(PORT, dataDir), server(PORT + 1, adminDir)],
})

/** Folders of both sites, with the demo where the run has loaded it. What one of them draws, the other one need not. */
async function makeFolders(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'passage-browser-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  for (const DATA_DIR of [folder, path.join(folder, 'back-office')]) await layDemo({ DATA_DIR })
  const made = path.join(folder, 'cache', 'images')
  mkdirSync(made, { recursive: true })
  mkdirSync(path.join(folder, 'back-office', 'cache'), { recursive: true })
  symlinkSync(made, path.join(folder, 'back-office', 'cache', 'images'))
  return folder
}

/** One of the two sites: changes by the staff must not affect the tests of the public pages. */
function server(port: number, folder: string) {
  return {
    command: 'node scripts/start.ts',
    cwd: path.resolve(import.meta.dirname, '../..'),
    url: `http://localhost:${port}/readyz`,
    timeout: 120_000,
    env: {
      RATE_LIMITS: '0',
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: folder,
      DATABASE_URL: '',
      SMTP_URL: '',
      AUTH_SECRET: SECRET_TO_READ,
      DEMO: '1',
      LOG_LEVEL: 'warn',
      IMAGE_AVIF_AHEAD: '0',
      NODE_OPTIONS: QUICK_PICTURES,
    },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  } as const
}
