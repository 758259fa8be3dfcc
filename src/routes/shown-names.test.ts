import { expect, test } from 'vitest'
import { CONSENT_SCRIPT } from '#/boot/inline/consent-script.ts'
import { MODE_SCRIPT } from '#/boot/inline/mode-script.ts'
import { KEPT_SCRIPT } from '#/modules/favorites/site/kept-script.ts'
import { shownNames } from './shown-names.ts'

const names = (html: string) => [...shownNames(html)].filter((name) => !shownNames('').has(name))

test('elements, classes, attributes and languages', () => {
  expect(
    names('<html lang="zh-CN"><a class="btn btn-s" href="/x">a &lt;b class=&quot;c&quot;></a><br/>'),
  ).toEqual(['[lang]', ':lang(zh-CN)', ':lang(zh)', 'a', '[class]', '.btn', '.btn-s', '[href]', 'br'])
})

test('of what is closed only what is seen of it', () => {
  const html =
    '<details class="menu"><summary class="head"><b></b></summary><div class="drawer"><details><summary></summary><i></i></details><u></u></div></details><p></p>'
  expect(names(html)).toEqual(['details', '[class]', '.menu', 'summary', '.head', 'b', 'p'])
  expect(names('<details open=""><summary></summary><u></u></details>')).toContain('u')
  expect(names('<dialog><u></u></dialog><template><i></i></template><p></p>')).toEqual([
    'dialog',
    'template',
    'p',
  ])
})

test('what scripts and data say is not shown', () => {
  expect(names('<script type="module">if(a<b)"<u>"</script><p></p>')).not.toContain('u')
})

test.each([
  ['consent', CONSENT_SCRIPT],
  ['mode', MODE_SCRIPT],
  ['kept', KEPT_SCRIPT],
])('what the script of the head about %s sets counts as shown', (_, script) => {
  const set = [...script.matchAll(/\bd\.(\w+)=(?!=)/g)].map(([, name]) => `[data-${name}]`)
  expect(set.length).toBeGreaterThan(0)
  for (const name of set) expect([...shownNames('')]).toContain(name)
})
