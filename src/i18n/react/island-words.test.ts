import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reachedFrom } from '../../../tests/helpers/reached-from.ts'
import type { IslandDefinition } from './define-island.ts'

const SRC = path.resolve(import.meta.dirname, '../..')
const ISLANDS = import.meta.glob<{ default: IslandDefinition<object> }>([
  '/src/modules/*/site/**/*.island.tsx',
  '/src/routes/site/*.island.tsx',
])

/** The groups of messages that a file asks for: named for the whole hook, or in front of each key. */
function groupsIn(file: string): string[] {
  const code = readFileSync(file, 'utf8')
  const named = [...code.matchAll(/useTranslations\('(\w+)/g)].map(([, group]) => group ?? '')
  if (!code.includes('useTranslations()')) return named
  return [...named, ...[...code.matchAll(/\b[a-z]\w*\(\s*[`'](\w+)\./g)].map(([, group]) => group ?? '')]
}

test.each(Object.keys(ISLANDS))('%s names the messages that it can show, and no others', async (file) => {
  const messages = JSON.parse(readFileSync(path.join(SRC, 'i18n/messages/en.json'), 'utf8'))
  const used = [...reachedFrom(path.join(SRC, '..', file))]
    .flatMap(groupsIn)
    .filter((group) => group in messages)
  const words = (await ISLANDS[file]?.())?.default.words
  expect(words?.toSorted()).toEqual([...new Set(used)].toSorted())
})
