import { expect, test } from 'vitest'
import type { Language } from '#/i18n/languages.ts'
import { textRuns } from './text-runs.ts'

const shown = (before: string, after: string, language: Language = 'fr') =>
  textRuns(before, after, language).map(
    ({ kind, text }) => `${{ same: '=', gone: '-', come: '+' }[kind]}${text}`,
  )

test('a word that was changed stands alone, a field stays whole', () => {
  expect(
    shown('Bonjour {name},\n\nMerci de votre demande.', 'Bonjour {name},\n\nMerci de votre message.'),
  ).toEqual(['=Bonjour {name},\n\n', '=Merci de votre ', '-demande', '+message', '=.'])
  expect(shown('Le {visitDate} à midi', 'Le {visitTime} à midi')).toEqual([
    '=Le ',
    '-{visitDate}',
    '+{visitTime}',
    '= à midi',
  ])
})

test('words are those of the language', () => {
  expect(
    shown('ご検討ください。よろしくお願いいたします。', 'ご連絡ください。よろしくお願いいたします。', 'ja'),
  ).toEqual(['=ご', '-検討', '+連絡', '=ください。よろしくお願いいたします。'])
})

test('a passage that was written anew is not compared word by word', () => {
  expect(shown('Merci de votre message.\n\n{signature}', 'Un saluto da Parigi.\n\n{signature}')).toEqual([
    '-Merci de votre message.\n',
    '+Un saluto da Parigi.\n',
    '=\n{signature}',
  ])
})
