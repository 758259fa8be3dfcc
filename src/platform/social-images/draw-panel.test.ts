import { expect, test } from 'vitest'
import type { Language } from '#/i18n/languages.ts'
import { PANEL } from '../images/panel-size.ts'
import { drawPanel, panelSvg } from './draw-panel.ts'
import { fitText } from './fit-text.ts'
import { setText } from './set-text.ts'

test.each<[Language, string]>([
  ['fr', 'Élysée, œuvre'],
  ['ru', 'Первые десять секунд'],
  ['cn', '买手走进展厅的前十秒'],
  ['ja', 'バイヤーが最初の十秒で見るもの'],
  ['ko', '쇼룸에 들어선 바이어'],
])('every letter of a %s title is drawn', (language, text) => {
  const letters = [...text.replaceAll(' ', '')].length
  const { shapes, width } = setText(text, language, 'title')
  expect(shapes).toHaveLength(letters)
  expect(width).toBeGreaterThan(letters * 0.25)
})

test('a character that no font has is left out, and the others stay', () => {
  expect(setText('a\u{10ffff}b', 'en', 'title').shapes).toHaveLength(2)
})

test('a venue with a Chinese name has it in every language', () => {
  expect(setText('展厅', 'fr', 'title').shapes).toHaveLength(2)
})

test('text becomes outlines only: nothing of it can reach the drawing as markup', () => {
  const svg = panelSvg({ title: '</svg><script>', note: '"&<', brand: 'Passage', language: 'en' })
  expect(svg).not.toContain('script')
  expect(svg).not.toContain('<text')
})

test('a title far too long is cut with an ellipsis, inside its box', () => {
  const box = { width: 450, height: 300, sizes: [60, 40], leading: 1.1, maxLines: 6 }
  const { size, lines } = fitText('Unendlichkeit '.repeat(40), 'de', 'title', box)
  expect(size).toBe(40)
  expect(lines.length).toBeLessThanOrEqual(6)
  expect(Math.max(...lines.map(({ width }) => width * size))).toBeLessThanOrEqual(450)
})

test('the panel is drawn in its size', () => {
  const pixels = drawPanel({ title: 'Galerie de la Perle', note: 'Marais', brand: 'Passage', language: 'fr' })
  expect(pixels).toHaveLength(PANEL.width * PANEL.height * 4)
})
