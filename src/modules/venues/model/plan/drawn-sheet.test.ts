import { describe, expect, test } from 'vitest'
import de from '#/i18n/messages/de.json' with { type: 'json' }
import ja from '#/i18n/messages/ja.json' with { type: 'json' }
import ru from '#/i18n/messages/ru.json' with { type: 'json' }
import { demoPlans, planWords } from '../../../../../tests/helpers/plan-words.ts'
import { sheetOf } from './drawn-sheet.ts'
import { swingsOf, wallsOf } from './plan-obstacles.ts'
import { areOverlapping, type Box, boxOf, type PlacedText } from './text-boxes.ts'

const isWithin = ([x, y, w, h]: Box, [left, top, wide, high]: Box) =>
  x >= left - 1 && y >= top - 1 && x + w <= left + wide + 1 && y + h <= top + high + 1

/** On a page and on phones, and on paper. */
const LETTERS = [
  [24, 1.5],
  [45, 1.5],
  [75, 1.5],
  [30, 1],
] as const

describe.each([
  ['de', de],
  ['ru', ru],
  ['ja', ja],
] as const)('the words of every plan in %s', (_, messages) => {
  test.each(demoPlans.map(({ slug, plan }) => [slug, plan] as const))(
    '%s: none is cut off, none lies on another or on a door’s arc, no door is named on a wall',
    (_slug, plan) => {
      for (const [letter, grown] of LETTERS) {
        const words = planWords(messages)
        const { view, texts, key } = sheetOf(plan, words, letter, grown)
        for (const { kind } of plan.rooms) {
          const name = words.room(kind)
          const isRead = texts.some(({ text, isTight }) => text === name && !isTight)
          expect(isRead || key.some(({ text }) => text.startsWith(name)), `${letter} ${name} on phones`).toBe(
            true,
          )
        }
        expect(texts.filter(({ kind }) => kind === 'number').map(({ text }) => Number(text))).toEqual(
          key.map(({ number }) => number),
        )
        const isSmall = ({ kind }: PlacedText) => kind === 'name' || kind === 'area'
        const boxes = texts
          .filter(({ kind, isAlone }) => kind !== 'number' || isAlone)
          .map((text) => ({ text, box: boxOf(text, isSmall(text) ? 1 : grown) }))
        for (const { text, box } of boxes) expect(isWithin(box, view), `${letter} ${text.text}`).toBe(true)
        for (const [at, one] of boxes.entries())
          for (const other of boxes.slice(at + 1)) {
            const isOne = one.text.kind === 'mark' && other.text.kind === 'mark'
            if (!isOne)
              expect(
                areOverlapping(one.box, other.box),
                `${letter}: ${one.text.text} on ${other.text.text}`,
              ).toBe(false)
          }
        for (const { text, box } of boxes)
          if (text.kind === 'door')
            expect(
              wallsOf(plan).some((wall) => areOverlapping(box, wall)),
              `${letter} ${text.text}`,
            ).toBe(false)
        for (const { text, box } of boxes)
          if (isSmall(text))
            expect(
              swingsOf(plan).some((swing) => areOverlapping(box, swing)),
              `${letter} ${text.text} on the arc of a door`,
            ).toBe(false)
      }
    },
  )
})
