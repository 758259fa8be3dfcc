import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { reachedFrom } from '../../../tests/helpers/reached-from.ts'
import type { Field } from '../../forms/field.ts'
import { ENQUIRY_FIELDS, type EnquiryKind } from '../../modules/enquiries/model/kinds.ts'
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

/** The kind of enquiry whose form an island is. */
const FORMS: Readonly<Record<string, EnquiryKind>> = {
  'contact-message': 'contact',
  'quote-request': 'quote',
  'quote-venue': 'quote-venue',
  proposal: 'proposal',
}

const TABLE_TEXTS = path.join(SRC, 'modules/enquiries/site/use-table-text.ts')

/** The groups that the table of fields names: labels and options of every kind, and what else is said in the own form. */
function groupsOfTable(own: EnquiryKind | undefined): string[] {
  const all = Object.values(ENQUIRY_FIELDS).flatMap((fields) => Object.values(fields))
  const said = own ? Object.values<Field>(ENQUIRY_FIELDS[own]) : []
  const paths = [
    ...all.flatMap((field: Field) => [field.label, 'optionNames' in field ? field.optionNames : undefined]),
    ...said.flatMap(({ hint, placeholder }) => [hint, placeholder]),
  ]
  return paths.flatMap((named) => named?.split('.')[0] ?? [])
}

test.each(Object.keys(ISLANDS))('%s names the messages that it can show, and no others', async (file) => {
  const messages = JSON.parse(readFileSync(path.join(SRC, 'i18n/messages/en.json'), 'utf8'))
  const reached = reachedFrom(path.join(SRC, '..', file))
  const own = FORMS[path.basename(file, '.island.tsx')]
  const used = [...reached]
    .flatMap(groupsIn)
    .concat(reached.has(TABLE_TEXTS) ? groupsOfTable(own) : [])
    .filter((group) => group in messages)
  const words = (await ISLANDS[file]?.())?.default.words
  expect(words?.toSorted()).toEqual([...new Set(used)].toSorted())
})
