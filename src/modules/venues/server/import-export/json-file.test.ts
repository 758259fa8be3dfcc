import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'
import { jsonExcess } from '#/platform/http/json-excess.ts'
import type { CatalogueProblem } from './catalogue-problem.ts'
import { readJsonFile } from './json-file.server.ts'

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true })
})

/** Read a file with this text; return its problems. */
async function problemsOf(text: string): Promise<CatalogueProblem[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'passage-json-'))
  folders.push(folder)
  await writeFile(path.join(folder, 'venues.json'), text)
  const problems: CatalogueProblem[] = []
  await readJsonFile(folder, 'venues.json', problems)
  return problems
}

describe('what a JSON text has too much of', () => {
  test.each(['[', '{"a":'])(
    'two hundred thousand times %s is told, and nothing is built of it',
    async (one) => {
      const [problem] = await problemsOf(one.repeat(200_000))
      expect(problem?.message.en).toContain('nested deeper')
    },
  )

  test.each(['[],', '{},', '1,', '"",', 'null,'])('twenty megabytes of %s are reported', async (one) => {
    const [problem] = await problemsOf(`[${one.repeat((20 * 1024 * 1024) / one.length)}1]`)
    expect(problem?.message.en).toContain('more values')
  })

  test('every object that names its fields twice is reported, up to a thousand', async () => {
    const problems = await problemsOf(`[${'{"a":1,"a":2},\n'.repeat(100_000)}{}]`)
    expect(problems).toHaveLength(1000)
    expect(problems.at(-1)).toMatchObject({ line: 1000 })
  })

  test('brackets inside of texts count for nothing', () => {
    expect(
      jsonExcess(JSON.stringify(['[{'.repeat(100), '\\"[', `${'"'.repeat(50)}${'['.repeat(50)}`]), {
        depth: 32,
      }),
    ).toBeUndefined()
  })

  test('what is nested no deeper than a catalogue is read', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 30 }), (value) => {
        expect(jsonExcess(JSON.stringify(value), { depth: 32 })).toBeUndefined()
      }),
      { numRuns: 100 },
    )
  })
})
