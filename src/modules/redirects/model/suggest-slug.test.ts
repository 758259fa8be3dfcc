import { expect, test } from 'vitest'
import { suggestSlug } from './suggest-slug.ts'

test.each([
  ['/fr/lieu/galerie-perdue', 'fr-lieu-galerie-perdue'],
  ['///old//page.html', 'old-page-html'],
  ['/fr/Été/x', 'fr-t-x'],
  ['/--a--b--/', 'a-b'],
  ['/日本', 'unknown'],
  ['/', 'unknown'],
  ['', 'unknown'],
])('the slug of %s is %s', (path, slug) => {
  expect(suggestSlug(path)).toBe(slug)
})
