import { expect, test } from 'vitest'
import { isMet, selectorsIn } from './selector-needs.ts'

const applies = (list: string, ...names: string[]) =>
  selectorsIn(list).some(({ need }) => isMet(need, new Set(names)))

test.each([
  ['.card .photo', ['.card', '.photo'], true],
  ['.card .photo', ['.card'], false],
  ['.card .photo,.toast', ['.toast'], true],
  ['.card:not(.wide)', ['.card'], true],
  [':is(.card,.toast) img', ['.toast', 'img'], true],
  [':is(.card,.toast) img', ['.toast'], false],
  [':is(.card,.toast) img', ['.photo', 'img'], false],
  [':is(.card,h2) img', ['h2', 'img'], true],
  ['html:has(.burger[open])', ['html', '.burger'], false],
  ['html:has(.burger[open])', ['html', '.burger', '[open]'], true],
  ['.list:where(:not(.open),.x)', ['.list'], true],
  ['.list:hover,.list:focus-visible', ['.list'], false],
  ['.list:nth-child(2 of .row)', ['.list'], true],
  ['[data-at=".5,(x"] .card', ['.card', '[data-at]'], true],
  ['[data-at=".5,(x"] .card', ['.card'], false],
  ['.a:is(.b:not(.c,.d),.e)', ['.a', '.e'], true],
  ['.a:is(.b:not(.c,.d),.e)', ['.a', '.c'], false],
  ['*,:before', [], true],
  ['::selection', [], false],
  ['::view-transition-group(bar),dialog::backdrop', ['dialog'], false],
  ['.check input:checked', ['.check', 'input'], false],
  ['.check input:checked:after', ['.check', 'input', '[checked]'], true],
  ['#main', [], true],
  [':lang(de)', [':lang(fr)'], false],
  [':lang(de,fr) h1', [':lang(fr)', 'h1'], true],
  [':not(:lang(ja))', [], true],
] as const)('%s with %j', (list, names, expected) => {
  expect(applies(list, ...names)).toBe(expected)
})

test('each selector of a list is written as it was', () => {
  expect(selectorsIn('.a:is(.b,.c)>.d, [x="a,b"]').map(({ text }) => text)).toEqual([
    '.a:is(.b,.c)>.d',
    '[x="a,b"]',
  ])
})
