import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { originalText } from '../server/reply/reply-texts.repository.server.ts'
import { replyTextProblems, sameReplyText, tidyReplyText } from './reply-text.schema.ts'
import { REPLY_TEXT_IDS } from './reply-text-ids.ts'

const SUBJECT = 'Votre demande {reference}'
const BODY = 'Bonjour {name},\n\nMerci.\n\n{signature}'
const problems = (subject: string, body: string) => replyTextProblems('followUp', { subject, body })

describe.each(LANGUAGE_CODES)('the originals in %s', (language) => {
  test.each(REPLY_TEXT_IDS)('%s is a text that the agency might have written, and as it is stored', (id) => {
    const text = originalText({ language, id })
    expect(replyTextProblems(id, text)).toEqual([])
    expect(sameReplyText(tidyReplyText(text), text)).toBe(true)
  })
})

test('a field that does not exist is named, in any script', () => {
  expect(problems(SUBJECT, BODY)).toEqual([])
  expect(problems(SUBJECT, `${BODY} {nom} {氏名} {start date}`)).toEqual([
    { part: 'body', code: 'unknown', name: 'nom' },
    { part: 'body', code: 'unknown', name: '氏名' },
    { part: 'body', code: 'unknown', name: 'start date' },
  ])
})

test.each([
  ['Bonjour {name', 'Bonjour {name'],
  ['le }{name}', 'le }'],
  ['{{name}}', '{'],
  ['{}', '{}'],
])('a stray brace is quoted: %s', (typed, near) => {
  const [first] = problems(SUBJECT, `${typed}\n\n{name} {signature}`)
  expect(first).toMatchObject({ part: 'body', code: 'brace' })
  expect(first?.code === 'brace' && first.near).toContain(near)
})

test('what a template needs is missed, and what a text has no place for is refused', () => {
  expect(problems('Votre demande', 'Bonjour')).toEqual([
    { part: 'subject', code: 'missing', field: 'reference' },
    { part: 'body', code: 'missing', field: 'name' },
    { part: 'body', code: 'missing', field: 'signature' },
  ])
  expect(problems(`${SUBJECT} {venueCards}`, BODY)).toEqual([
    { part: 'subject', code: 'misplaced', field: 'venueCards' },
  ])
  // It would fill in itself for ever.
  expect(replyTextProblems('signature', { subject: '', body: '{agent} {signature}' })).toEqual([
    { part: 'body', code: 'misplaced', field: 'signature' },
  ])
  expect(replyTextProblems('answer', { subject: SUBJECT, body: BODY })).toEqual([
    { part: 'body', code: 'missing', field: 'answer' },
  ])
})

test('an empty text and one that is too long', () => {
  expect(problems(' ', '\n')).toEqual([
    { part: 'subject', code: 'empty' },
    { part: 'body', code: 'empty' },
  ])
  expect(problems(`${SUBJECT}${'x'.repeat(200)}`, BODY)).toEqual([
    { part: 'subject', code: 'too-long', max: 200 },
  ])
})

test('a text is tidied before it is stored', () => {
  const subject = '  Un\r\n objet  '
  const body = 'a \t\r\n\r\n\r\n\r\nb\u0000\n'
  expect(tidyReplyText({ subject, body })).toEqual({ subject: 'Un objet', body: 'a\n\nb' })
})
