import { expect, test } from 'vitest'
import { readDeveloped } from './develop.ts'
import { publishedFile, ROOT } from './places.ts'
import { readRendered } from './render.ts'

test('reads what Blender reports among all it says', () => {
  expect(readRendered('RENDERED loft-1 27.9')).toEqual({ name: 'loft-1', seconds: 27.9 })
  expect(readRendered('BUILT loft-1 3.1')).toBeUndefined()
  expect(readRendered('Fra:1 Mem:80.12M | RENDERED loft-1 27.9')).toBeUndefined()
})

test('reads what the darkroom reports', () => {
  expect(readDeveloped('DEVELOPED loft-1 7.2 210')).toEqual({ name: 'loft-1', seconds: 7.2, kilobytes: 210 })
  expect(readDeveloped('FAILED loft-1 no such file')).toEqual({ name: 'loft-1', failure: 'no such file' })
  expect(readDeveloped('UserWarning: something')).toBeUndefined()
})

test('pictures of venues and of the site itself are kept apart', () => {
  expect(publishedFile('galerie-perle-2')).toBe(`${ROOT}/db/demo/photos/galerie-perle-2.jpg`)
  expect(publishedFile('site-hero')).toBe(`${ROOT}/content/photos/hero.jpg`)
})
