import { describe, expect, test } from 'vitest'
import { superlinearGrowth } from '../../tests/cost/growth.ts'
import { greetable, manyLines, oneLine, shorten, withoutLinks } from './safe-text.ts'

describe('what visitors typed', () => {
  test('keeps its lines, loses what cannot be seen', () => {
    expect(manyLines(' a\r\nb\rc\u2028d\te\u0000\u202ef\u200b ')).toBe('a\nb\nc\nd ef')
    expect(manyLines('a\n\n\n\nb')).toBe('a\n\nb')
    expect(oneLine('a\r\n  b\u0085c')).toBe('a b c')
    // The joiners hold letters of Persian and parts of emoji together.
    expect(oneLine('نمی\u200cخواهم 👩\u200d🎨')).toBe('نمی\u200cخواهم 👩\u200d🎨')
  })

  test.each([
    ['see https://a.example/b?c=1#d now', 'see X now'],
    ['(www.a.example)', '(X'],
    ['a.example/path', 'X'],
    ['a.example', 'a. example'],
    ['me@a.co.example', 'me@a. co. example'],
    ['4 m. Puis 3.50 m et 10.000 euros', '4 m. Puis 3.50 m et 10.000 euros'],
    ['fin.Ensuite', 'fin. Ensuite'],
    ['S.A.R.L.', 'S.A.R.L.'],
  ])('%s becomes %s', (typed, shown) => {
    expect(withoutLinks(typed, 'X')).toBe(shown)
  })

  test.each(['ё', 'a.', 'a', 'www.', '-', 'a://'])(
    'takes no longer than its length asks for (%s)',
    async (piece) => {
      const read = (text: string) => withoutLinks(text, 'X')
      expect(await superlinearGrowth(read, piece.repeat(25_000), piece.repeat(50_000))).toBeUndefined()
    },
  )

  test('is cut between characters as people count them', () => {
    expect(shorten('👩‍🎨👩‍🎨👩‍🎨', 3)).toBe('👩‍🎨👩‍🎨👩‍🎨')
    expect(shorten('👩‍🎨👩‍🎨👩‍🎨👩‍🎨', 3)).toBe('👩‍🎨👩‍🎨…')
    expect(shorten('short', 5)).toBe('short')
  })

  test.each(['Camille Laurent', 'María José O’Neill-Ruiz', '山田 花子', 'J. R. R. Tolkien', 'Марк'])(
    '%s is a name',
    (name) => expect(greetable(name)).toBe(name),
  )
})
