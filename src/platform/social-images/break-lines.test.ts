import { describe, expect, test } from 'vitest'
import type { Language } from '#/i18n/languages.ts'
import { balance, piecesOf } from './break-lines.ts'

const texts = (text: string, language: Language) => piecesOf(text, language).map((piece) => piece.text)

describe('pieces of a title', () => {
  test('are words, and no-break spaces stay', () => {
    expect(texts('Showroom\u00a0: les dix', 'fr')).toEqual(['Showroom\u00a0:', 'les', 'dix'])
    expect(texts('순간의 열 초', 'ko')).toEqual(['순간의', '열', '초'])
  })

  test('may end at a soft hyphen, which then shows', () => {
    expect(piecesOf('Mode\u00adschau heute', 'de')).toEqual([
      { text: 'Mode', join: '', end: '-' },
      { text: 'schau', join: ' ', end: '' },
      { text: 'heute', join: ' ', end: '' },
    ])
  })

  test('in Japanese and Chinese keep particles, figures and closing marks with what is before them', () => {
    for (const piece of [...texts('春夏の初日、扉を開ける', 'ja'), ...texts('前十秒：先看见', 'cn')]) {
      expect(piece).not.toMatch(/^[、：のを]/)
    }
    expect(texts('最初の十秒で', 'ja').some((piece) => piece.includes('十秒'))).toBe(true)
    expect(texts('前十秒：先看见', 'cn').join('')).toBe('前十秒：先看见')
  })
})

describe('lines', () => {
  const width = (from: number, to: number) => (to - from) * 10
  test('are as few and as even as they can be', () => {
    expect(balance(4, width, 30)).toEqual([
      [0, 2],
      [2, 4],
    ])
    expect(balance(2, width, 30)).toEqual([[0, 2]])
  })
  test('there are none when a piece is wider than the box', () =>
    expect(balance(2, width, 9)).toBeUndefined())
})
