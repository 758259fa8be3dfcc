import { expect, test } from 'vitest'
import { areMet, type Need } from './selector-needs.ts'
import { rulesOf, writeRules } from './style-rules.ts'

const written = (css: string, ...classes: string[]) =>
  writeRules(rulesOf(css), (needs: readonly Need[]) => areMet(needs, new Set(classes)))

test('a stylesheet of which all is needed is written as it was', () => {
  const css =
    '@import "x;{";a:after{content:"}";background:url(data:a;b{c)}@media (width<768px){.card{color:red;&:hover{color:blue}}}@keyframes in{to{opacity:1}}'
  expect(written(css, 'card')).toBe(css)
})

test('rules that cannot apply are left out, and so are groups of nothing else', () => {
  const css =
    '.card{color:red}.toast{top:0}@media print{.toast{display:none}.card{top:0}}@supports (x:y){.toast{top:1px}}.list{& .toast{top:0}}'
  expect(written(css, 'card', 'list')).toBe('.card{color:red}@media print{.card{top:0}}')
})

test('what is no rule stays', () => {
  expect(written('@font-face{font-family:x}@keyframes in{to{opacity:1}}.toast{animation:in}')).toBe(
    '@font-face{font-family:x}@keyframes in{to{opacity:1}}',
  )
})
