import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { MAIL_SORTS } from '#/platform/outbox/mail-sorts.ts'

test('npm run mail:preview -- --write FOLDER writes every mail in every language', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'passage-previews-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const child = spawn(process.execPath, ['scripts/mail-preview.ts', '--write', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, SITE_URL: 'https://passage.example' },
  })
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
  const english = await readdir(path.join(folder, 'en'))
  for (const language of LANGUAGE_CODES) {
    expect((await readdir(path.join(folder, language))).toSorted()).toEqual(english.toSorted())
  }
  const index = await readFile(path.join(folder, 'index.html'), 'utf8')
  const shown = [...index.matchAll(/<option value="[^"]+">(\S+) \(/g)].map(([, template]) => template)
  expect([...new Set(shown)].toSorted()).toEqual(Object.keys(MAIL_SORTS).toSorted())
  expect(english).toHaveLength(3 * shown.length)
  for (const file of english.filter((name) => name.endsWith('.html'))) {
    expect(index).toContain(`value="${path.basename(file, '.html')}"`)
  }
  const mail = await readFile(path.join(folder, 'ja', 'quote-acknowledgement-one-venue.html'), 'utf8')
  expect(mail).toContain('https://passage.example/img/f_jpeg,w_1024,h_683,q_70/galerie-perle-1')
}, 60_000)
