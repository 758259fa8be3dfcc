import { describe, expect, test } from 'vitest'
import de from '#/i18n/messages/de.json' with { type: 'json' }
import ja from '#/i18n/messages/ja.json' with { type: 'json' }
import ru from '#/i18n/messages/ru.json' with { type: 'json' }
import { demoPlans, planWords } from '../../../../../tests/helpers/plan-words.ts'
import { pageSheet } from './page-sheet.ts'
import { areOverlapping, boxOf } from './text-boxes.ts'

/** Width of a drawing in a window of 390 px: on a shared list. */
const NARROW = 350

/** Least height of letters that are read, in pixels. */
const READ = 9

describe.each([
  ['de', de],
  ['ru', ru],
  ['ja', ja],
] as const)('plans of a phone in %s', (_, messages) => {
  test.each(demoPlans.map(({ slug, plan }) => [slug, plan] as const))(
    '%s: its words are read, and none lies on another',
    (_slug, plan) => {
      const { sheet, letter, narrowLetter, phoneWidth } = pageSheet(plan, planWords(messages))
      const isMoved = phoneWidth !== undefined
      const drawn = isMoved ? letter : narrowLetter
      const pixels = (isMoved ? phoneWidth : NARROW) / sheet.view[2]
      const texts = sheet.texts.filter(({ kind, isTight, isAlone }) => {
        if (isMoved) return kind !== 'number' || isAlone
        return kind !== 'area' && !isTight
      })
      for (const { text, size } of texts)
        expect((size / letter) * drawn * pixels, text).toBeGreaterThanOrEqual(READ)
      const boxes = texts
        .filter(({ kind }) => kind !== 'mark')
        .map((text) => ({ text: text.text, box: boxOf(text, drawn / letter) }))
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(areOverlapping(one.box, other.box), `${one.text} on ${other.text}`).toBe(false)
    },
  )
})

test('the longest room alone is moved sideways on phones, a metre twenty pixels', () => {
  const moved = demoPlans.flatMap(({ slug, plan }) => {
    const { sheet, phoneWidth } = pageSheet(plan, planWords(de))
    return phoneWidth ? [{ slug, metre: (100 * phoneWidth) / sheet.view[2] }] : []
  })
  expect(moved).toEqual([{ slug: 'hotel-de-marbeuf', metre: expect.closeTo(20, 1) }])
})
