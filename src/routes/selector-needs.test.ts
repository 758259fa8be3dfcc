import { expect, test } from 'vitest'
import { areMet, needsOf } from './selector-needs.ts'

const applies = (selector: string, ...classes: string[]) => areMet(needsOf(selector), new Set(classes))

test.each([
  ['.card .photo', ['card', 'photo'], true],
  ['.card .photo', ['card'], false],
  ['.card .photo,.toast', ['toast'], true],
  ['.card:not(.wide)', ['card'], true],
  [':is(.card,.toast) img', ['toast'], true],
  [':is(.card,.toast) img', ['photo'], false],
  [':is(.card,h2) img', [], true],
  ['html:has(.burger[open])', [], false],
  ['.list:where(:not(.open),.x):hover', ['list'], true],
  ['.list:nth-child(2 of .row)', ['list'], true],
  ['[data-at=".5,(x"] .card', ['card'], true],
  ['.a:is(.b:not(.c,.d),.e)', ['a', 'e'], true],
  ['.a:is(.b:not(.c,.d),.e)', ['a', 'c'], false],
] as const)('%s with %j', (selector, classes, expected) => {
  expect(applies(selector, ...classes)).toBe(expected)
})
