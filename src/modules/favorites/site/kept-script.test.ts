import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { KEPT_SCRIPT } from './kept-script.ts'

/** Run the script of the head in a browser with stored favourites, and return the number it leaves. */
function run(stored: string | null | Error): number | undefined {
  const dataset: { kept?: number } = {}
  runInNewContext(KEPT_SCRIPT, {
    document: { documentElement: { dataset } },
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored
        return key === 'passage.favorites' ? stored : null
      },
    },
  })
  return dataset.kept
}

test.each([
  ['nothing', null, 0],
  ['an empty list', '[]', 0],
  ['two venues', '[{},{}]', 2],
  ['more than have a place', '[{},{},{},{},{},{}]', 5],
  ['no JSON', '{', 0],
  ['no list', '{}', 0],
  ['null', 'null', 0],
  ['forbidden storage', new Error('denied'), 0],
])('counts %s', (_name, stored, count) => {
  expect(run(stored)).toBe(count)
})
