import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '#/i18n/languages.ts'
import { projectRoot } from '#/platform/project-root.ts'
import { pictureProblems } from './site-picture-texts.ts'
import { SITE_PICTURES } from './site-pictures.ts'

test('every picture that is there says what it shows, in ten languages', () => {
  const content = path.join(projectRoot(), 'content')
  const texts = LANGUAGE_CODES.map((code) => [
    code,
    JSON.parse(readFileSync(path.join(content, code, 'photos.json'), 'utf8')),
  ])
  const names = readdirSync(path.join(content, 'photos'))
    .filter((file) => file.endsWith('.jpg'))
    .map((file) => path.basename(file, '.jpg'))
  expect(pictureProblems(names, Object.fromEntries(texts))).toEqual([])
})

test('a text may wait for its picture, not the other way round', () => {
  const texts = { en: { hero: 'A white room.', about: 'A table.' }, fr: { about: 'Une table.' }, de: {} }
  expect(pictureProblems([], texts)).toEqual([])
  expect(pictureProblems(['hero', 'about'], texts)).toEqual([
    'content/fr/photos.json says nothing about: hero.',
    'content/de/photos.json says nothing about: hero, about.',
  ])
})

test('empty texts, unknown names and unknown files are reported', () => {
  const problems = pictureProblems(['herro'], { en: { hero: ' ' }, fr: { heroe: 'Une salle.' } })
  expect(problems).toHaveLength(3)
  expect(problems[0]).toContain('herro.jpg is not in the table')
  expect(problems[1]).toMatch(/^content\/en\/photos\.json: .*\n.*hero/s)
  expect(problems[2]).toContain('heroe')
})

test('no picture is listed twice', () => {
  expect(new Set(SITE_PICTURES).size).toBe(SITE_PICTURES.length)
})
