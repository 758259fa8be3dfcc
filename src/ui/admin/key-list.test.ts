import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEY_LIST, keySigns } from './key-list.ts'

const LISTED: ReadonlySet<string> = new Set(
  KEY_LIST.flatMap(({ entries }) => entries.flatMap(({ keys }) => [...keys])),
)

/** Keys that a file compares a name with, or has a command for. */
const NAMED =
  /'(?<quoted>(?:(?:mod|shift|alt)\+)*(?:[a-z]|Enter|Escape|Delete|Backspace|Tab|Home|End|Page\w+|F\d+|Arrow\w+)| )'|\b(?<plain>Enter|Escape|Delete|Backspace|Tab|Home|End|Arrow(?:Left|Right|Up|Down)):/gu

test('every key that a part of the back office hears itself stands in the list', () => {
  const files = [
    ...globSync('src/{ui,layouts,routes,modules/*}/admin/**/*.{ts,tsx}'),
    'src/ui/use-lift.ts',
  ].filter((file) => readFileSync(file, 'utf8').includes("from '#/lib/keys.ts'"))
  expect(files.length).toBeGreaterThan(15)
  const unlisted = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(NAMED)]
      .map(({ groups }) => groups?.quoted ?? groups?.plain ?? '')
      .filter((name) => !LISTED.has(name))
      .map((name) => `${file}: ${name}`),
  )
  expect(unlisted).toEqual([])
})

test('keys show what stands on them', () => {
  const signs = { mod: '⌘', ' ': 'Espace', Home: 'Début', End: 'Fin', Delete: 'Suppr' }
  expect(keySigns(['g p'], signs)).toEqual([['G', 'P']])
  expect(keySigns(['mod+shift+z', 'mod+y'], signs)).toEqual([
    ['⌘', '⇧', 'Z'],
    ['⌘', 'Y'],
  ])
  expect(keySigns(['1', '2', '3', '0'], signs)).toEqual([['1–3'], ['0']])
  expect(keySigns([' ', 'End', '?'], signs)).toEqual([['Espace'], ['Fin'], ['?']])
})
