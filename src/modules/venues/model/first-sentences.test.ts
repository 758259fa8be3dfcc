import { expect, test } from 'vitest'
import { firstSentences } from './first-sentences.ts'

test('takes whole sentences, in writing with and without spaces', () => {
  expect(firstSentences('A room of 3.7 m. Two doors! And a court.', 2, 'en')).toBe(
    'A room of 3.7 m. Two doors!',
  )
  expect(firstSentences('Ein Loft im 11. Arrondissement. Zwei Türen. Ein Hof.', 2, 'de')).toBe(
    'Ein Loft im 11. Arrondissement. Zwei Türen.',
  )
  expect(firstSentences('天井の高い部屋です。扉は二つ。中庭もあります。', 2, 'ja')).toBe(
    '天井の高い部屋です。扉は二つ。',
  )
  expect(firstSentences('Une seule', 2, 'fr')).toBe('Une seule')
  expect(firstSentences('', 2, 'ru')).toBe('')
})
