import { expect, test } from 'vitest'
import { differencesOf } from './differences.ts'

const shown = (before: string, after: string) =>
  differencesOf([...before], [...after]).map(
    ({ kind, items }) => `${{ same: '=', gone: '-', come: '+' }[kind]}${items.join('')}`,
  )

test('what stayed, what went and what came, in the order of the text', () => {
  expect(shown('abcdef', 'abXdeY')).toEqual(['=ab', '-c', '+X', '=de', '-f', '+Y'])
  expect(shown('abc', 'abc')).toEqual(['=abc'])
  expect(shown('', 'ab')).toEqual(['+ab'])
  expect(shown('ab', '')).toEqual(['-ab'])
  expect(shown('', '')).toEqual([])
  expect(shown('aXbXc', 'abc')).toEqual(['=a', '-X', '=b', '-X', '=c'])
  expect(shown('aa', 'aaa')).toEqual(['=aa', '+a'])
})

test('two long lists without anything in common are replaced as a whole', () => {
  const old = Array.from({ length: 3000 }, (_, index) => `o${index}`)
  const own = Array.from({ length: 3000 }, (_, index) => `n${index}`)
  expect(differencesOf(old, own)).toEqual([
    { kind: 'gone', items: old },
    { kind: 'come', items: own },
  ])
})
