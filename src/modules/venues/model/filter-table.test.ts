import { expect, test } from 'vitest'
import english from '#/i18n/messages/en.json' with { type: 'json' }
import { CHOICE_FILTERS } from './filter-table.ts'

test('every choice of a filter has its name in the group of its key', () => {
  const messages: Readonly<Record<string, unknown>> = english
  const missing = CHOICE_FILTERS.flatMap(({ key, ids }) => {
    const group = messages[key] as Readonly<Record<string, string>> | undefined
    return ids.filter((id) => !group?.[id]).map((id) => `${key}.${id}`)
  })
  expect(missing).toEqual([])
})
