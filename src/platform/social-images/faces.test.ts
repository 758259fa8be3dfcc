import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { FULL_RUN } from '../../../tests/helpers/full-run.ts'
import { CLAIMED, faceFile, faceFor, readRanges } from './faces.ts'

test('the file of a character is one that has it', () => {
  expect(faceFor('é', 'fr', 'label')?.file).toContain('golos-text-latin')
  expect(faceFor('会', 'ja', 'label')?.file).toContain('noto-serif-jp')
  expect(faceFor('会', 'cn', 'label')?.file).toContain('noto-serif-sc')
  // Within the ranges of a package, and in none of its files.
  for (const sign of ['\u202f', '\u0010', '😀', 'س']) expect(faceFor(sign, 'fr', 'label')).toBeUndefined()
})

// `vitest -u` writes the table anew, when a face has been updated.
test.runIf(FULL_RUN)('what files lack of their ranges stands in a table', { timeout: 60_000 }, async () => {
  const absent = Object.entries(CLAIMED).map(([name, subsets]) => [
    name,
    Object.fromEntries(
      Object.entries(subsets).flatMap(([subset, list]) => {
        const font = create(readFileSync(fileURLToPath(import.meta.resolve(faceFile(name, subset)))))
        const codes = readRanges(list).flatMap(([from, to]) =>
          Array.from({ length: to - from + 1 }, (_, at) => from + at),
        )
        const lacking = codes.filter((code) => !('layout' in font && font.hasGlyphForCodePoint(code)))
        return lacking.length === 0 ? [] : [[subset, rangesOf(lacking)]]
      }),
    ),
  ])
  const json = `${JSON.stringify(Object.fromEntries(absent), null, 2)}\n`
  await expect(json).toMatchFileSnapshot('./absent-signs.json')
})

function rangesOf(codes: readonly number[]): string {
  const sorted = codes.toSorted((one, other) => one - other)
  const ranges: [number, number][] = []
  for (const code of sorted) {
    const last = ranges.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges
    .map(([from, to]) => (from === to ? from.toString(16) : `${from.toString(16)}-${to.toString(16)}`))
    .join(',')
}
