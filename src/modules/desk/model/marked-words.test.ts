import { expect, test } from 'vitest'
import { markedParts, wordsMatch } from './marked-words.ts'

test('typed words match the beginnings of words, whatever their order, case and accents', () => {
  expect(wordsMatch('Aller aux demandes, requests inbox', 'req')).toBe(true)
  expect(wordsMatch('Se déconnecter', 'DECO se')).toBe(true)
  expect(wordsMatch('Se déconnecter', 'connecter')).toBe(false)
})

test('exactly the typed letters are marked', () => {
  const marked = (text: string, typed: string) =>
    markedParts(text, typed)
      .map((part) => (part.marked ? `[${part.text}]` : part.text))
      .join('')
  expect(marked('Éléonore Vidal, Cœur SARL', 'ele vi')).toBe('[Élé]onore [Vi]dal, Cœur SARL')
  expect(marked('Cœur de Paris', 'coe')).toBe('[Cœ]ur de Paris')
  expect(marked('Q-26-0042', '0042')).toBe('Q-26-[0042]')
  expect(marked('Galerie', 'valois')).toBe('Galerie')
})
