import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '..')
const text = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')

/** Levels 1 and 2 of OWASP ASVS 5.0.0: in every section they come before level 3, so the last number says all. */
const REQUIREMENTS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
}

const rows = [...text.matchAll(/^\| (\d[\d., ]*) \| [^|]+ \| ([^|]+) \| /gm)].flatMap(
  ([, numbers = '', state = '']) => numbers.split(', ').map((number) => ({ number, state })),
)

test('every requirement of levels 1 and 2 stands there once, and no other', () => {
  const all = Object.entries(REQUIREMENTS).flatMap(([section, last]) =>
    Array.from({ length: last }, (_, index) => `${section}.${index + 1}`),
  )
  expect(all).toHaveLength(253)
  const inOrder = rows.map(({ number }) => number).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  expect(inOrder).toEqual(all)
})

test('the counts are those of the tables', () => {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length
  const [met, notApplicable, open] = ['met', 'n/a', 'open'].map(count)
  expect((met ?? 0) + (notApplicable ?? 0) + (open ?? 0)).toBe(rows.length)
  expect(text).toContain(
    `${rows.length} requirements: ${met} met, ${notApplicable} not applicable, ${open} open.`,
  )
})

test('every file that is named is there', () => {
  const named = [...text.matchAll(/`((?:src|tests|docs|db|scripts|content|public)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  )
  const linked = [...text.matchAll(/\]\(((?:\.\.\/|decisions\/|operations)[\w./-]*)(?:#[\w-]+)?\)/g)].map(
    ([, file = '']) => path.join('docs', file),
  )
  expect(named.length + linked.length).toBeGreaterThan(100)
  expect([...named, ...linked].filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
})
