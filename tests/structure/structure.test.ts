/** The structure may only become simpler: each figure has a ceiling in `ceilings.json`, lowered with what goes below it (ADR 0101). */
import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import ceilings from './ceilings.json' with { type: 'json' }
import { echoingComments } from './echoing-comments.ts'
import { folderCircles, largestModule, singleImporters } from './graph-figures.ts'
import { linesOf, readSources, type SourceTree } from './source-tree.ts'
import { tablesAcrossWalls } from './tables-across-walls.ts'
import { thirdPersonComments } from './third-person.ts'

const { MODULES } = createRequire(import.meta.url)('../../scripts/import-rooms.cjs') as {
  MODULES: Record<string, string[]>
}
const sources = readSources('src/**/*.{ts,tsx}')
const styles = readSources('src/**/*.css')

type Ceiling = keyof typeof ceilings

const perMille = (share: number) => Math.round(share * 1000)

/** Each figure of a tree, and where it comes from, for the author who has made it grow. */
const FIGURES: Readonly<Record<Ceiling, (tree: SourceTree) => { figure: number; places?: string[] }>> = {
  'circles between folders': (tree) => counted(folderCircles(tree)),
  'files with exactly one importer, in per mille': (tree) => ({
    figure: perMille(singleImporters(tree).length / tree.size),
  }),
  'largest module, in per mille': (tree) => ({ figure: perMille(largestModule(tree).share) }),
  'lines of src': (tree) => ({ figure: linesOf(tree) }),
  'lines of CSS': () => ({ figure: linesOf(styles) }),
  'comments that repeat a name': (tree) => counted(echoingComments(tree)),
  'docstrings in the third person': (tree) => counted(thirdPersonComments(tree)),
  'tables named across walls': (tree) => counted(tablesAcrossWalls(tree, MODULES)),
}

const counted = (places: string[]) => ({ figure: places.length, places })

/** How far a figure may be below its ceiling before the ceiling is to be lowered. */
const SLACK: Partial<Record<Ceiling, number>> = {
  'files with exactly one importer, in per mille': 5,
  'largest module, in per mille': 5,
  'lines of src': 1000,
  'lines of CSS': 200,
}

test.each(Object.keys(ceilings) as Ceiling[])('%s', (name) => {
  const { figure, places = [] } = FIGURES[name](sources)
  expect(figure, places.join('\n')).toBeLessThanOrEqual(ceilings[name])
  expect(figure, 'good: lower its ceiling in ceilings.json').toBeGreaterThanOrEqual(
    ceilings[name] - (SLACK[name] ?? 0),
  )
})

describe('what is planted is found', () => {
  /** The sources with some files more. */
  const withFiles = (files: Record<string, string>): SourceTree =>
    new Map([...sources, ...Object.entries(files)])
  const more = (name: Ceiling, files: Record<string, string>) =>
    FIGURES[name](withFiles(files)).figure - FIGURES[name](sources).figure

  test('a circle between folders', () => {
    const files = {
      'src/lib/planted-one/a.ts': "import { b } from '../planted-two/b.ts'\n",
      'src/lib/planted-two/b.ts': "import type { A } from '#/lib/planted-one/a.ts'\n",
    }
    expect(more('circles between folders', files)).toBe(1)
  })

  test('files with one importer', () => {
    const files = Object.fromEntries(
      Array.from({ length: 40 }, (_, at): [string, string] => [
        `src/lib/planted/${at}.ts`,
        `import { x } from './${at + 1}.ts'\n`,
      ]),
    )
    expect(more('files with exactly one importer, in per mille', files)).toBeGreaterThan(5)
  })

  test('a module that grows, and lines', () => {
    const files = { 'src/modules/enquiries/model/planted.ts': '\n'.repeat(5000) }
    expect(more('largest module, in per mille', files)).toBeGreaterThan(5)
    expect(more('lines of src', files)).toBe(5000)
  })

  test('a comment that repeats its name', () => {
    const files = {
      'src/lib/planted.ts': '/** The price of a venue. */\nexport function venuePrice() {}\n',
      'src/lib/telling.ts': '/** In cents, before tax. */\nexport const venuePrice = 1\n',
    }
    expect(more('comments that repeat a name', files)).toBe(1)
  })

  test('a docstring in the third person', () => {
    const files = {
      'src/lib/planted.ts': '/** Gives the price. */\nexport const price = 1\n',
      'src/lib/named.ts': '/**\n * Names a file.\n * @throws\n */\nexport function name() {}\n',
      'src/lib/sound.ts': '/** Names of files. */\nexport const names = []\n',
    }
    expect(more('docstrings in the third person', files)).toBe(2)
  })

  test.each([
    ['src/platform/planted.ts', 'sql`select 1 from enquiry where x`'],
    ['src/platform/planted.ts', "['enquiry_merge']"],
    ['src/modules/venues/server/planted.ts', "db.selectFrom('enquiry')"],
  ])('SQL across walls: %s %s', (file, text) => {
    expect(more('tables named across walls', { [file]: text })).toBe(1)
  })

  test('SQL that reads a table of a module below', () => {
    const files = { 'src/modules/enquiries/server/planted.ts': "db.selectFrom('venue')" }
    expect(more('tables named across walls', files)).toBe(0)
  })
})
