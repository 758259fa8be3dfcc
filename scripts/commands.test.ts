import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

test.each(Object.entries(scripts))(
  'npm run %s begins in the launcher, which installs what is missing',
  (_, command) => {
    const [, script] = /^node scripts\/bootstrap\.mjs ([\w-]+)(?: [\w-]+)*$/.exec(command) ?? []
    expect(existsSync(`scripts/${script}.ts`)).toBe(true)
  },
)

test('no command needs another one before it: npm leaves those out where it ignores scripts', () => {
  const names = Object.keys(scripts)
  expect(
    names.filter((name) => names.includes(name.replace(/^(?:pre|post)/, '')) && /^(?:pre|post)/.test(name)),
  ).toEqual([])
})
