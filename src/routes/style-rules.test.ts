import { expect, test } from 'vitest'
import { rulesOf, writeRules } from './style-rules.ts'

const written = (css: string, ...names: string[]) => writeRules(rulesOf(css), new Set(names))

test('a stylesheet of which all is needed is written as it was', () => {
  const css =
    '@import "x;{";a:after{content:"}";background:url(data:a;b{c)}@media (width<768px){.card{color:red;animation:in 1s;& a{color:blue}}}@keyframes in{to{opacity:1}}'
  expect(written(css, '.card', 'a')).toBe(css)
})

test('rules that cannot apply are left out, and so are groups of nothing else', () => {
  const css =
    '.card{color:red}.toast{top:0}@media screen{.toast{display:none}.card{top:0}}@supports (x:y){.toast{top:1px}}.list{& .toast{top:0}}'
  expect(written(css, '.card', '.list')).toBe('.card{color:red}@media screen{.card{top:0}}')
})

test('of a list the selectors that cannot apply are left out', () => {
  expect(written('.toast,.card:hover,.card>a{top:0}', '.card', 'a')).toBe('.card>a{top:0}')
})

test('what is for paper, and motions that nothing shows, come with the whole stylesheet', () => {
  expect(
    written(
      '@layer a,b;@font-face{font-family:x}@keyframes in{to{opacity:1}}@keyframes out{to{opacity:0}}.toast{animation:in 1s}.card{animation:.2s out}@media print{.card{top:0}}',
      '.card',
    ),
  ).toBe('@layer a,b;@font-face{font-family:x}@keyframes out{to{opacity:0}}.card{animation:.2s out}')
})
