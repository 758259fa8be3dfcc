import { expect, test } from 'vitest'
import english from '#/i18n/messages/en.json' with { type: 'json' }
import { attributesOf } from './attributes.ts'
import { CHOICE_FILTERS } from './filter-table.ts'

test('every choice has its name: of a filter in the group of its key, of an attribute in its own', () => {
  const messages: Readonly<Record<string, unknown>> = english
  const missing = [
    ...CHOICE_FILTERS,
    ...attributesOf('oneOf').map(([key, { ids }]) => ({ key, ids })),
  ].flatMap(({ key, ids }) => {
    const group = messages[key] as Readonly<Record<string, string>> | undefined
    // An hour is its own name.
    return ids.filter((id) => !id.includes(':') && !group?.[id]).map((id) => `${key}.${id}`)
  })
  expect(missing).toEqual([])
})
