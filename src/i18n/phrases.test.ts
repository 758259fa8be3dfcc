import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from './languages.ts'
import { phrasesOf } from './phrases.ts'

test.each([
  ['会場探しから撤収まで', ['会場探しから', '撤収まで']],
  ['コレクションを見せるための会場', ['コレクションを', '見せるための', '会場']],
  ['展示会・受注会のためのショールーム', ['展示会・', '受注会のための', 'ショールーム']],
  ['パリの会場を、ファッションへ', ['パリの', '会場を、', 'ファッションへ']],
  ['シーズンを決める日のための空間', ['シーズンを', '決める', '日のための', '空間']],
])('%s breaks between its phrases', (title, phrases) => {
  expect(phrasesOf(title, 'ja')).toEqual(phrases)
})

test.each(LANGUAGE_CODES)('nothing of a text in %s is lost', (language) => {
  const text = 'Galerie Perle（パリ3区）「白い壁」の窓、74㎡。Le Marais'
  expect(phrasesOf(text, language).join('')).toBe(text)
})
