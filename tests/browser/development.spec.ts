/** What CONTRIBUTING.md promises of `npm run dev`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../site/running-site.ts'
import { inFull, test } from './fixtures.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A component, a style, a text and a script: what only the server runs, and what only the browser runs. */
const FILES = [
  'src/modules/venues/site/venue-card.tsx',
  'src/modules/venues/site/card.css',
  'src/i18n/messages/en.json',
  'src/modules/venues/site/list/live-filters.ts',
]

test('npm run dev: a public page that is open shows what is saved', inFull(), async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-development-'))
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder, PORT: String(port), SITE_URL: '', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (text) => String(text).includes('is ready') && resolve())
      child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}`)))
    })
    await page.goto(`http://localhost:${port}/venues`)
    await page.waitForFunction(() => document.documentElement.dataset.ready === '')
    for (const file of FILES) {
      const again = page.waitForEvent('load')
      const was = await stat(path.join(ROOT, file))
      await utimes(path.join(ROOT, file), was.atime, new Date())
      await again
      await page.waitForFunction(() => document.documentElement.dataset.ready === '')
    }
    await page.goto('about:blank')
  } finally {
    const ended = once(child, 'exit')
    if (child.kill()) await ended
    await rm(folder, { recursive: true })
  }
})
