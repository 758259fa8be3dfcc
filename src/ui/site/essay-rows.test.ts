import { expect, test } from 'vitest'
import { essayRows, type Skeleton } from './essay-rows.ts'

const take = (letters: string, count: number) => [...letters].slice(0, count)
const rows = (sections: number, figures: number, skeleton: Skeleton = 'place') =>
  essayRows(take('ABCDEF', sections), take('12345', figures), skeleton).map(
    ({ kind, sections, figures, mirrored }) =>
      `${kind}${mirrored ? ' mirrored' : ''} ${[...sections, ...figures].join('')}`,
  )

test.each([
  [5, 4, ['tall A1', 'wide B2', 'pair C34', 'columns DE']],
  [4, 4, ['tall A1', 'wide B2', 'pair C34', 'columns D']],
  [5, 3, ['tall A1', 'wide B2', 'tall mirrored C3', 'columns DE']],
  [5, 2, ['tall A1', 'wide B2', 'columns CDE']],
  [6, 2, ['tall A1', 'wide B2', 'columns CD', 'columns EF']],
  [5, 1, ['wide A1', 'columns BC', 'columns DE']],
  [3, 0, ['columns ABC']],
  [0, 2, []],
])('%i sections with %i pictures', (sections, figures, expected) => {
  expect(rows(sections, figures)).toEqual(expected)
})

test.each<[Skeleton, number, number, string[]]>([
  ['event', 4, 4, ['band AB1', 'tall mirrored C2', 'pair D34']],
  ['event', 6, 2, ['band AB1', 'tall mirrored C2', 'columns DEF']],
  ['event', 1, 2, ['band A1']],
  ['article', 3, 4, ['column A1', 'column B2', 'column C3']],
])('the skeleton of %s, %i sections with %i pictures', (skeleton, sections, figures, expected) => {
  expect(rows(sections, figures, skeleton)).toEqual(expected)
})

test.each<Skeleton>(['place', 'event', 'article'])(
  'no section of %s is lost, and no picture is shown twice',
  (skeleton) => {
    for (let sections = 0; sections <= 6; sections += 1)
      for (let figures = 0; figures <= 5; figures += 1) {
        const shown =
          rows(sections, figures, skeleton)
            .join('')
            .match(/[A-F1-5]/g) ?? []
        expect(new Set(shown).size).toBe(shown.length)
        expect(shown.filter((sign) => /[A-F]/.test(sign))).toHaveLength(sections)
      }
  },
)
