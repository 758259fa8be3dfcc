import { expect, test } from 'vitest'
import { readAnswersOf } from './reader-answer.ts'
import { sharedContent } from './shared-content.ts'

const form = (fields: Record<string, string>) => {
  const sent = new FormData()
  for (const [name, value] of Object.entries(fields)) sent.set(name, value)
  return readAnswersOf(sent)
}

test('everything that is filled in is read, and venues without a word are left out', () => {
  expect(
    form({ name: ' Claire ', 'choice-perle': 'yes', 'comment-loft': 'Nice', 'comment-perle': ' ' }),
  ).toEqual({
    sent: {
      name: 'Claire',
      answers: [
        { slug: 'perle', choice: 'yes', comment: '' },
        { slug: 'loft', choice: '', comment: 'Nice' },
      ],
    },
  })
})

test('line breaks in a name are no line breaks', () => {
  expect(form({ name: 'Claire\r\nBcc: all@example.com', 'choice-perle': 'no' })).toMatchObject({
    sent: { name: 'Claire Bcc: all@example.com' },
  })
})

test.each([
  [{ 'choice-perle': 'yes' }, 'name'],
  [{ name: 'x'.repeat(81), 'choice-perle': 'yes' }, 'nameLong'],
  [{ name: 'Claire' }, 'nothing'],
  [{ name: 'Claire', 'choice-perle': 'maybe' }, 'nothing'],
  [{ name: 'Claire', 'choice-../x': 'yes' }, 'nothing'],
  [{ name: 'Claire', 'comment-perle': 'x'.repeat(501) }, 'comment'],
])('%j is a problem of “%s”', (fields, problem) => {
  expect(form(fields)).toEqual({ problem })
})

const LIST = {
  title: 'A',
  startDate: null,
  days: null,
  guests: null,
  layout: null,
  venues: [{ slug: 'a', note: '' }],
}

test.each([
  { venues: [] },
  { venues: [{ slug: '../a', note: '' }] },
  { venues: [LIST.venues[0], LIST.venues[0]] },
  { venues: Array.from({ length: 21 }, (_, n) => ({ slug: `v-${n}`, note: '' })) },
  { title: 'x'.repeat(81) },
  { days: 367 },
  { startDate: '2027-02-30' },
  { layout: 'circus' },
])('is no list to share: %j', (wrong) => {
  expect(sharedContent.safeParse({ ...LIST, ...wrong }).success).toBe(false)
  expect(sharedContent.safeParse(LIST).success).toBe(true)
})
