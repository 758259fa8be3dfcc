import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { isOwnScript, isShape } from './trusted-types.ts'

test('every pictogram that can be chosen is a shape', () => {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'))
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
  const bodies = Object.values(icons).map(({ body }) => body)
  expect(bodies.length).toBeGreaterThan(1000)
  expect(bodies.filter((body) => !isShape(body))).toEqual([])
})

test.each([
  '<img src=x onerror=alert(1)>',
  '<path d="M0 0" onload="alert(1)"/>',
  '<path d="M0 0"/><script>alert(1)</script>',
  '<path d="M0 0">text</path>',
  '<a href="javascript:alert(1)"><path d="M0 0"/></a>',
  '<g style="background:url(//evil.example)"/>',
  '<use href="//evil.example#a"/>',
  '<path d="&lt;"/>',
  '<path d="M0 0"/onclick="a">',
  '<path fill="url(#a)" xlink:href="x"/>',
  '<PATH/>',
])('%s is none', (html) => expect(isShape(html)).toBe(false))

test('telling shapes takes time in proportion to the text', () => {
  const time = (text: string) => {
    const best = Array.from({ length: 5 }, () => {
      const from = process.cpuUsage()
      isShape(text)
      const { user, system } = process.cpuUsage(from)
      return user + system
    })
    return Math.min(...best)
  }
  for (const part of ['<path d="', '<path d="a" ', '<g ', '</', '<path d="M0 0"/> '])
    expect(time(part.repeat(40_000))).toBeLessThan(8 * time(part.repeat(10_000)) + 5000)
})

test.each([
  ['/assets/index-a1_B2.js', true],
  ['https://passage.example/assets/a.js', true],
  ['https://evil.example/assets/a.js', false],
  ['//evil.example/assets/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['/img/a.js', false],
  ['/assets/../api/any.js', false],
  ['/assets/a.json', false],
])('%s is a script of the site: %s', (address, own) => {
  expect(isOwnScript(address, 'https://passage.example/admin')).toBe(own)
})
