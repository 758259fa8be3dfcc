import { expect, test } from 'vitest'
import { sourcePage } from './source-page.ts'

test.each([
  ['/fr/contact-lieu', '/fr/lieu/galerie-perle', '/fr/lieu/galerie-perle'],
  ['/ja/contact-venue', '/ja/my-favorites', '/ja/my-favorites'],
  ['/contact-venue', '/venues', '/contact-venue'],
  ['/contact-venue', '/de/contact-venue', '/contact-venue'],
  ['/contact', '/my-favorites', '/contact'],
  ['/contact-venue', 'https://elsewhere.example/my-favorites', '/contact-venue'],
  ['/contact-venue', '/my-favorites\r\nBcc: everybody@example.com', '/contact-venue'],
  ['/contact-venue', '', '/contact-venue'],
  ['/contact-venue', null, '/contact-venue'],
])('a form at %s that was reached from %s comes from %s', (form, from, source) => {
  expect(sourcePage(form, from)).toBe(source)
})
