import { expect, test } from 'vitest'
import { readChoice, testsOf } from './test-some.ts'

const TESTS = ['scripts/test-some.test.ts', 'scripts/failed-tests.test.ts', 'tests/browser/journey.spec.ts']

test('a test file is itself, a folder its tests, a file of code the tests that import it', () => {
  expect(testsOf(['tests/browser/journey.spec.ts'], TESTS)).toEqual(['tests/browser/journey.spec.ts'])
  expect(testsOf(['scripts/copy', 'tests/browser'], TESTS)).toEqual(['tests/browser/journey.spec.ts'])
  expect(testsOf(['scripts/test-some.ts'], TESTS)).toEqual(['scripts/test-some.test.ts'])
  expect(testsOf(['src/ui'], TESTS)).toEqual([])
})

test('without files all tests are meant; with some, those of every layer', () => {
  expect(readChoice([])).toBeUndefined()
  expect(readChoice(['--full'])).toBeUndefined()
  expect(readChoice(['tests/browser/journey.spec.ts', 'scripts/test-some.ts', '-t', 'folder'])).toEqual({
    files: expect.arrayContaining(['tests/browser/journey.spec.ts', 'scripts/test-some.test.ts']),
    name: 'folder',
    full: false,
  })
})
