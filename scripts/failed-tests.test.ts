import { expect, test } from 'vitest'
import { failedTests } from './failed-tests.ts'

test('a failed test of Vitest is named by its file and its title, with what it said', () => {
  const testResults = [
    {
      name: 'src/a.test.ts',
      assertionResults: [
        { fullName: 'adds', status: 'passed', failureMessages: [] },
        {
          fullName: 'takes away',
          status: 'failed',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\n  at a.ts'],
        },
      ],
    },
    { name: 'src/b.test.ts', message: 'Cannot find module', assertionResults: [] },
  ]
  expect(failedTests({ testResults })).toEqual([
    { title: 'src/a.test.ts › takes away', message: 'expected 1\n  at a.ts' },
    { title: 'src/b.test.ts', message: 'Cannot find module' },
  ])
})

test('a failed test of Playwright is named as its own report names it, with all its errors', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'list.spec.ts',
    line: 7,
    tests: [{ projectName: 'site', status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  const suites = [
    {
      title: 'list.spec.ts',
      specs: [spec('opens', 'expected', [])],
      suites: [{ title: 'on a phone', specs: [spec('closes', 'unexpected', ['late', 'moved'])] }],
    },
  ]
  expect(failedTests({ suites })).toEqual([
    { title: '[site] list.spec.ts:7 › on a phone › closes', message: 'late\nmoved' },
  ])
})

test('of a long message the beginning is kept', () => {
  const long = Array.from({ length: 400 }, (_, line) => `line ${line}`).join('\n')
  const assertionResults = [{ fullName: 'is long', status: 'failed', failureMessages: [long] }]
  const [failed] = failedTests({ testResults: [{ name: 'a', assertionResults }] })
  expect(failed?.message).toMatch(/^line 0\n/)
  expect(failed?.message.split('\n').length).toBeLessThan(50)
})
