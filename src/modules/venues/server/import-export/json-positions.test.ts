import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonPositions } from './json-positions.ts'

const TEXT = `[
  { "slug": "a, \\"b\\": {[",
    "capacity": {
      "standing": 1 },
    "list": ["x",
      "y"]
  },
  { "slug": "c" }
]`

describe('positions in JSON', () => {
  test.each([
    [[], 1],
    [[0], 2],
    [[0, 'slug'], 2],
    [[0, 'capacity', 'standing'], 4],
    [[0, 'list', 0], 5],
    [[0, 'list', 1], 6],
    [[1, 'slug'], 8],
    [[1, 'missing', 'deeper'], 8],
    [[7], 1],
  ])('%j is in line %i', (path, line) => {
    expect(jsonPositions(TEXT).lineOf(path)).toBe(line)
  })

  test('finds fields that are there twice', () => {
    const { duplicates } = jsonPositions('{"a": {"b": 1, "b": 2}, "c": [{"d": 1}, {"d": 1}], "a": 3}')
    expect(duplicates).toEqual([['a', 'b'], ['a']])
  })

  test('every entry of a list that is written one to a line has its own line', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue(), { minLength: 1 }), (values) => {
        const text = `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]`
        const positions = jsonPositions(text)
        expect(values.map((_, at) => positions.lineOf([at]))).toEqual(values.map((_, at) => at + 2))
        expect(positions.duplicates).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
