import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unreadableJson } from './require-json.ts'

test('a file of texts that is missing or broken is named', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-texts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'pages.json'), '{"home": {}}')
  await writeFile(path.join(folder, 'notes.json'), '{"home": {},}')
  expect(unreadableJson(folder, ['pages.json', 'notes.json', 'articles/press.json'])).toEqual([
    expect.stringMatching(/^notes\.json: no JSON: .+/),
    'articles/press.json: missing',
  ])
})
